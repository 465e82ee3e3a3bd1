import { ScrollArea } from '@site/ui/ScrollArea';
import type { ComponentProps, ReactNode } from 'react';

/** A Markdown table, in a scroll area if it's wider than the page. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollArea label="Table">
      <table {...props} />
    </ScrollArea>
  );
}
