import { Checklist } from '@site/src/components/Checklist';
import { DocumentList } from '@site/src/components/DocumentList';
import { Figure } from '@site/src/components/Figure';
import { Keys } from '@site/src/components/Keys';
import { ListItem } from '@site/src/components/ListItem';
import { MathsStylesheet } from '@site/src/components/MathsStylesheet';
import { Provenance } from '@site/src/components/Provenance';
import { Table } from '@site/src/components/Table';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

/** The components that documents use by name, beside the theme's own. */
export default {
  ...MDXComponents,
  Checklist,
  DocumentList,
  Figure,
  Keys,
  MathsStylesheet,
  Provenance,
  TabItem,
  Tabs,
  li: ListItem,
  table: Table,
};
