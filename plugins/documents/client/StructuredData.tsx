import type { ReactNode } from 'react';

/**
 * Data about a page for search engines, in the page as it's served. React keeps it there, so browsers don't need its
 * code or its values.
 *
 * @param data - an object of schema.org; ignored in a browser
 */
export function StructuredData({ data }: { readonly data: object | undefined }): ReactNode {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own data, escaped for where it is
      dangerouslySetInnerHTML={{
        // No string can close the element.
        __html:
          typeof window === 'undefined' ? JSON.stringify(data).replaceAll('<', '\\u003c') : '',
      }}
    />
  );
}
