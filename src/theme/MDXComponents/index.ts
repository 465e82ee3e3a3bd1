import { Checklist } from '@site/src/components/Checklist';
import { ListItem } from '@site/src/components/Checklist/ListItem';
import { DocumentList } from '@site/src/components/DocumentList';
import { Figure } from '@site/src/components/Figure';
import { Markup } from '@site/src/components/Markup';
import { MathsStylesheet } from '@site/src/components/MathsStylesheet';
import { Provenance } from '@site/src/components/Provenance';
import { Table } from '@site/src/components/Table';
import MDXComponents from '@theme-original/MDXComponents';

/** The components that documents use by name. Each document imports rare ones (remarkRareComponents). */
export default {
  ...MDXComponents,
  Checklist,
  DocumentList,
  Figure,
  Markup,
  MathsStylesheet,
  Provenance,
  li: ListItem,
  table: Table,
};
