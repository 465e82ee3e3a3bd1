import type { DiagramSize } from '@site/plugins/diagrams/shared/size';
import { useNearWindow } from '@site/src/components/NearWindow';
import type { Props } from '@theme/Mermaid';
import { type CSSProperties, lazy, type ReactNode, Suspense, useRef } from 'react';
import styles from './styles.module.css';

const Diagram = lazy(() => import('@theme-original/Mermaid'));

/** A diagram as the documents hand it over. */
type DiagramProps = Props & Partial<DiagramSize> & { readonly diagramKey?: string };

/**
 * The theme's diagram, in room that is kept for it; its code is loaded where a reader comes near it.
 *
 * Upstream imports the code for every document, some 160 KB compressed, and the page shifts when the
 * diagram is drawn. Until then, and without JavaScript, its source stands in its place.
 */
export default function Mermaid({ value, width, height, diagramKey }: DiagramProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearWindow(place);
  const room: CSSProperties | undefined =
    width === undefined || height === undefined
      ? undefined
      : { aspectRatio: `${width} / ${height}`, inlineSize: `min(100%, ${width}px)` };
  const source = (
    <pre
      className={styles.source}
      data-search="skip"
      translate="no"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit the room is scrolled to by keyboard
      tabIndex={0}
    >
      {value}
    </pre>
  );
  return (
    <div ref={place} className={styles.diagram} style={room} data-diagram={diagramKey}>
      {isNear ? (
        <Suspense fallback={source}>
          <Diagram value={value} />
        </Suspense>
      ) : (
        source
      )}
    </div>
  );
}
