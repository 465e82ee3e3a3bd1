import { ThemeClassNames } from '@docusaurus/theme-common';
import sources from '@generated/page-sources/default/sources.json';
import EditMetaRow from '@theme/EditMetaRow';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The edit link and the last update of a page that's a component, as documents have them. */
export function PageSource({ page }: { readonly page: keyof typeof sources }): ReactNode {
  const { editUrl, lastUpdatedAt } = sources[page];
  return (
    <EditMetaRow
      className={clsx(ThemeClassNames.pages.pageFooterEditMetaRow, 'margin-top--lg')}
      editUrl={editUrl}
      lastUpdatedAt={lastUpdatedAt}
      lastUpdatedBy={null}
    />
  );
}
