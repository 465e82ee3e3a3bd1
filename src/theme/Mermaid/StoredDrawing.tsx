import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { ScrollArea } from '@site/ui/ScrollArea';
import visuallyHidden from '@site/ui/VisuallyHidden.module.css';
import type { Props } from '@theme/Mermaid';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './stored.module.css';

/** A stored drawing of a diagram. */
export interface Drawing {
  readonly diagramKey: string;
  readonly width: number;
  readonly height: number;
  /** The width from which all of its text can be read. */
  readonly least: number;
}

/** The width of text on a phone of 320 pixels: narrower drawings need no scrolling, and their pages no code for it. */
const NARROWEST_COLUMN = 288;

/** The drawing for the color mode, which CSS selects: the one at the fragment is dark. Print gets the light one. */
function Pictures({ diagramKey, width, height }: Drawing): ReactNode {
  const address = useBaseUrl(`/diagrams/${diagramKey}.svg`);
  const picture = { width, height, loading: 'lazy' } as const;
  return (
    <>
      <img {...picture} alt="" src={address} className={styles.light} />
      <img {...picture} alt="" src={`${address}#d`} className={styles.dark} />
    </>
  );
}

/** Enlarges the drawing by a tap. Only in the browser: each page with a diagram would have 80 bytes more. */
function Enlarging(drawing: Drawing): ReactNode {
  const id = `diagram-${drawing.diagramKey}`;
  return (
    <>
      <button type="button" popoverTarget={id} aria-label="Enlarge the diagram" />
      <div id={id} popover="auto" className={styles.enlarged}>
        <div className={styles.frame}>
          <Pictures {...drawing} />
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close the diagram"
          />
        </div>
      </div>
    </>
  );
}

/** Shows a drawing, and tells screen readers its source. */
export function StoredDrawing({ value, ...drawing }: Props & Drawing): ReactNode {
  const isBrowser = useIsBrowser();
  const fits = drawing.least <= NARROWEST_COLUMN;
  const frame = (
    // With a unit, because the attributes of a compiled block are texts, to which React adds none.
    <div
      className={styles.frame}
      style={fits ? undefined : { minInlineSize: `${drawing.least}px` }}
    >
      <Pictures {...drawing} />
      {isBrowser && <Enlarging {...drawing} />}
    </div>
  );
  return (
    <div className={styles.diagram} data-diagram={drawing.diagramKey}>
      {fits ? frame : <ScrollArea label="Diagram">{frame}</ScrollArea>}
      <pre className={clsx(visuallyHidden.hidden, styles.source)} data-search="skip" translate="no">
        {value}
      </pre>
    </div>
  );
}
