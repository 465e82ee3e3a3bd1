import BrowserOnly from '@docusaurus/BrowserOnly';
import type { DiagramSize } from '@site/plugins/diagrams/shared/size';
import type { Props } from '@theme/Mermaid';
import { type CSSProperties, lazy, type ReactNode, Suspense } from 'react';
import styles from './styles.module.css';

const Diagram = lazy(() => import('@theme-original/Mermaid'));

/** A diagram as the documents hand it over. */
type DiagramProps = Props & Partial<DiagramSize> & { readonly diagramKey?: string };

/**
 * The theme's diagram, its code loaded where a diagram is on the page, in room that is kept for it.
 *
 * Upstream imports the code for every document, some 140 KB compressed, and the page shifts when the
 * diagram is drawn. Until then, and without JavaScript, its source stands in its place.
 */
export default function Mermaid({ value, width, height, diagramKey }: DiagramProps): ReactNode {
  const room: CSSProperties | undefined =
    width === undefined || height === undefined
      ? undefined
      : { aspectRatio: `${width} / ${height}`, inlineSize: `min(100%, ${width}px)` };
  const source = (
    <pre className={styles.source} data-search="skip">
      {value}
    </pre>
  );
  return (
    <div className={styles.diagram} style={room} data-diagram={diagramKey}>
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
