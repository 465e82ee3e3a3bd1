/** Where a document's sources are on its page. */
export const PROVENANCE_ID = 'provenance';

/** The fields of the front matter about what a document is and how it was checked. Drafts may lack them. */
export interface CheckedFields {
  readonly kind?: string;
  readonly verified?: string;
  readonly sources?: readonly { readonly title: string; readonly url: string }[];
}
