import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useRouteContext from '@docusaurus/useRouteContext';
import { MistakeLink } from '@site/plugins/documents/client/MistakeLink';
import { CopyMarkdown } from '@site/plugins/markdown/client/CopyMarkdown';
import type { Props } from '@theme/EditThisPage';
import type { ReactNode } from 'react';
import styles from './EditThisPage.module.css';

/** The pages that have a Markdown copy. */
const DOCUMENTS = 'docusaurus-plugin-content-docs';

/**
 * What a reader can do with a page: edit it, report a mistake, and copy a document as Markdown.
 *
 * Upstream has only the edit link, with an icon that takes as many bytes as the other two.
 */
export default function EditThisPage({ editUrl }: Props): ReactNode {
  const { plugin } = useRouteContext();
  return (
    <div className={styles.actions}>
      <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
        <Translate id="theme.common.editThisPage">Edit this page</Translate>
      </Link>
      <MistakeLink />
      {plugin.name === DOCUMENTS && <CopyMarkdown />}
    </div>
  );
}
