import useBaseUrl from '@docusaurus/useBaseUrl';
import { useNearWindow } from '@site/src/components/NearWindow';
import type { Props } from '@theme/Mermaid';
import { type CSSProperties, lazy, type ReactNode, Suspense, useRef } from 'react';
import styles from './styles.module.css';

const Diagram = lazy(() => import('@theme-original/Mermaid'));

type DiagramProps = Props & {
  readonly width?: number;
  readonly height?: number;
  readonly diagramKey?: string;
};

/**
 * The theme's diagram, whose 160 KB of code are loaded when it comes near the viewport. Until then, this shows its
 * source in the space that it will take. In print and without JavaScript, it shows a stored drawing.
 */
export default function Mermaid({ value, width, height, diagramKey }: DiagramProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearWindow(place);
  const drawing = useBaseUrl(`/diagrams/${diagramKey}.svg`);
  const isKept = width !== undefined && height !== undefined;
  const room: CSSProperties | undefined = isKept
    ? { aspectRatio: `${width} / ${height}`, inlineSize: `min(100%, ${width}px)` }
    : undefined;
  const source = (
    <pre
      className={styles.source}
      data-search="skip"
      translate="no"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: anything that overflows is scrolled to by keyboard
      tabIndex={0}
    >
      {value}
    </pre>
  );
  return (
    <div ref={place} className={styles.diagram} style={room} data-diagram={diagramKey}>
      {isKept && <img className={styles.drawing} src={drawing} alt="Diagram" loading="lazy" />}
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
