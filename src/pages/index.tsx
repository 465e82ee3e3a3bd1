import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import changed from '@generated/documents/default/changed.json';
import library from '@generated/documents/default/library.json';
import { ChangedDocuments } from '@site/src/components/ChangedDocuments';
import { PageSource } from '@site/src/components/PageSource';
import { SearchButton } from '@site/src/components/Search/SearchButton';
import { SectionIndex } from '@site/src/components/SectionIndex';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './index.module.css';

/** The landing page: search, the sections with their documents, and recent changes. */
export default function Home(): ReactNode {
  const { title, tagline } = useDocusaurusContext().siteConfig;
  return (
    <Layout description={`${tagline}.`}>
      <main className={styles.page}>
        <header className={styles.opening}>
          <h1>{title}</h1>
          <p>{tagline}</p>
          <SearchButton variant="large" />
        </header>
        <SectionIndex sections={library.sections} others={library.others} />
        <ChangedDocuments documents={changed} />
        <PageSource page="home" />
      </main>
    </Layout>
  );
}
