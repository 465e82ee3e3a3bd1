import BrowserOnly from '@docusaurus/BrowserOnly';
import type { Props } from '@theme/Mermaid';
import { lazy, type ReactNode, Suspense } from 'react';
import styles from './styles.module.css';

const Diagram = lazy(() => import('@theme-original/Mermaid'));

/**
 * The theme's diagram, its code loaded where a diagram is on the page.
 *
 * Upstream imports it for every document, some 140 KB compressed. Until it is drawn, and without
 * JavaScript, the diagram's source stands in its place.
 */
export default function Mermaid({ value }: Props): ReactNode {
  const source = <pre className={styles.source}>{value}</pre>;
  return (
    <div className={styles.diagram}>
      <BrowserOnly fallback={source}>
        {() => (
          <Suspense fallback={source}>
            <Diagram value={value} />
          </Suspense>
        )}
      </BrowserOnly>
    </div>
  );
}
