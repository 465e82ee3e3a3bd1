import { Checklist } from '@site/plugins/checklists/client/Checklist';
import { ListItem } from '@site/plugins/checklists/client/ListItem';
import { DocumentList } from '@site/plugins/documents/client/DocumentList';
import { Figure } from '@site/plugins/documents/client/Figure';
import { Provenance } from '@site/plugins/documents/client/Provenance';
import { FormulaStylesheet } from '@site/plugins/formulas/client/FormulaStylesheet';
import { Markup } from '@site/plugins/markup/client/Markup';
import { Table } from '@site/plugins/tables/client/Table';
import MDXComponents from '@theme-original/MDXComponents';

/** The components that documents use by name. Each document imports rare ones (remarkRareComponents). */
export default {
  ...MDXComponents,
  Checklist,
  DocumentList,
  Figure,
  Markup,
  FormulaStylesheet,
  Provenance,
  li: ListItem,
  table: Table,
};
