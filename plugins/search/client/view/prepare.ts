import type { DocusaurusConfig } from '@docusaurus/types';
import { pausePrefetching } from '@site/plugins/prefetch/client';
import { searchClient } from '@site/plugins/search/client';
import type { Settings } from '@site/site/settings';

/** Loads the code of the search dialog. */
export const importModal = () =>
  import(/* webpackChunkName: "search-modal" */ './dialog/SearchModal');

/**
 * Requests the dialog's code and what every query needs, all at once. A failure is shown when the dialog is opened, or by
 * the first search.
 */
export function prepareSearch({
  baseUrl,
  customFields,
}: Pick<DocusaurusConfig, 'baseUrl' | 'customFields'>): void {
  pausePrefetching();
  importModal().catch(() => {});
  searchClient(customFields?.search as Settings['search'], baseUrl).prepare();
}
