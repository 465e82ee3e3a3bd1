import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import changed from '@generated/documents/default/changed.json';
import library from '@generated/documents/default/library.json';
import { ChangedDocuments } from '@site/plugins/documents/client/ChangedDocuments';
import { PageSource } from '@site/plugins/documents/client/PageSource';
import { SectionIndex } from '@site/plugins/documents/client/SectionIndex';
import { SavedPages } from '@site/plugins/offline/client/view/SavedPages';
import { SearchButton } from '@site/plugins/search/client/view/SearchButton';
import { QUESTIONS } from '@site/site/identity';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './index.module.css';

const documentCount = library.sections.reduce(
  (sum, { count }) => sum + count,
  library.others.length,
);

/** Questions of readers, each with a link to its answer. */
function Questions(): ReactNode {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={styles.label}>
        Questions it answers
      </h2>
      <ul className={styles.questions}>
        {QUESTIONS.map(({ text, href }) => (
          <li key={href}>
            <Link to={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why a reader can trust the documents. */
function Promises(): ReactNode {
  return (
    <ul className={styles.promises}>
      <li>
        <b>Checked.</b> Each document names the sources it was checked against.
      </li>
      <li>
        <b>Dated.</b> It says when it was checked, and facts that can change carry their own date.
      </li>
      <li>
        <b>Tested.</b> Most code examples are run before publishing, and their output is checked.
      </li>
      <li>
        <b>Offline.</b> <Link to="/about#keep">Keep a section</Link> on your device, and search it
        there.
      </li>
    </ul>
  );
}

/** The landing page: what the library is, search, questions it answers, the sections, and recent changes. */
export default function Home(): ReactNode {
  const { title, tagline } = useDocusaurusContext().siteConfig;
  return (
    <Layout description={`${tagline}.`}>
      <main className={styles.page}>
        <header className={styles.opening}>
          <h1>{title}</h1>
          <p>{tagline}</p>
          <SearchButton variant="large" />
          <p className={styles.about}>
            {documentCount} short documents on programming, travel, money, shopping, cooking,
            design, and everyday how-tos, without ads or accounts.{' '}
            <Link to="/about">About the library</Link>
          </p>
        </header>
        <Questions />
        <SectionIndex sections={library.sections} others={library.others} />
        <Promises />
        <SavedPages />
        <ChangedDocuments documents={changed} />
        <PageSource page="home" />
      </main>
    </Layout>
  );
}
