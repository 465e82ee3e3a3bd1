import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import { ClosestDocuments } from '@site/plugins/documents/client/ClosestDocuments';
import { SearchButton } from '@site/plugins/search/client/view/SearchButton';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Content.module.css';

/**
 * The not-found page, with search and the documents closest to the URL.
 *
 * Upstream advises readers to contact the owner of the link, which doesn't help them find an answer. It sets
 * its title only if no route matches, but with documents at the root, theirs always does.
 */
export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container', styles.page, className)}>
      <PageMetadata title={translate({ id: 'theme.NotFound.title', message: 'Page Not Found' })}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <ClosestDocuments />
      <SearchButton variant="large" />
      <p>
        Or start from <Link to="/">all sections</Link>.
      </p>
    </main>
  );
}
