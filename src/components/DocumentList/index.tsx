import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useCurrentSidebarSiblings, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { isSamePath } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type LinkedItem = Exclude<PropSidebarItem, { type: 'html' }>;

const isLinked = (item: PropSidebarItem): item is LinkedItem =>
  item.type !== 'html' && !(item.type === 'link' && item.unlisted);

/**
 * The children of the index page it stands on, with their descriptions, in the sidebar's order.
 *
 * On a section's first document these are the section's other documents and folders; on a folder's
 * README the folder's. Titles and descriptions come from the documents' front matter.
 */
export function DocumentList(): ReactNode {
  const { pathname } = useLocation();
  const items = useCurrentSidebarSiblings()
    .filter(isLinked)
    .filter((item) => !isSamePath(item.href, pathname));
  return <Entries items={items} />;
}

function Entries({ items }: { readonly items: readonly LinkedItem[] }): ReactNode {
  // A folder's sidebar item does not name its README; titles are unique in the library.
  const documents = Object.values(useDocsVersion().docs);
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.label}>
          {item.href === undefined ? item.label : <Link to={item.href}>{item.label}</Link>}
          <p>{documents.find(({ title }) => title === item.label)?.description}</p>
          {item.type === 'category' && <Entries items={item.items.filter(isLinked)} />}
        </li>
      ))}
    </ul>
  );
}
