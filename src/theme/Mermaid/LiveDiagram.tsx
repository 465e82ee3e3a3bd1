import { useNearWindow } from '@site/ui/NearWindow';
import type { Props } from '@theme/Mermaid';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import styles from './live.module.css';

const Diagram = lazy(() => import('@theme-original/Mermaid'));

/**
 * The theme's diagram, whose 160 KB of code are loaded when it comes near the viewport. Until then, and without
 * JavaScript, this shows its source.
 */
export function LiveDiagram({
  value,
  diagramKey,
}: Props & { readonly diagramKey: string | undefined }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearWindow(place);
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
    <div ref={place} className={styles.diagram} data-diagram={diagramKey}>
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
