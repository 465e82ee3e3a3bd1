import type { Props } from '@theme/Mermaid';
import type { ReactNode } from 'react';
import { LiveDiagram } from './LiveDiagram';
import { type Drawing, StoredDrawing } from './StoredDrawing';

type DiagramProps = Props & Partial<Drawing>;

/** A diagram: its stored drawing or, if there's none, the theme's, which is drawn in the browser. */
export default function Mermaid({
  value,
  width,
  height,
  least,
  diagramKey,
}: DiagramProps): ReactNode {
  if (
    width === undefined ||
    height === undefined ||
    least === undefined ||
    diagramKey === undefined
  ) {
    return <LiveDiagram value={value} diagramKey={diagramKey} />;
  }
  return (
    <StoredDrawing
      value={value}
      width={width}
      height={height}
      least={least}
      diagramKey={diagramKey}
    />
  );
}
