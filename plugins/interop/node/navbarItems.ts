/** A navbar item of the configuration, as far as it matters here. */
export interface ConfiguredItem {
  readonly type?: string;
  /** Of a dropdown. */
  readonly items?: readonly ConfiguredItem[];
}

/**
 * The kinds of navbar items that the theme has code for, by the ends of their modules' paths. The plain link is
 * left out, as most others are made of it.
 *
 * @see https://docusaurus.io/docs/api/themes/configuration#navbar-items
 */
const COMPONENTS: Readonly<Record<string, string>> = {
  doc: 'DocNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  dropdown: 'DropdownNavbarItem',
  html: 'HtmlNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
  search: 'SearchNavbarItem',
};

/** The kinds of an item and of what is in it; an item with others in it is a dropdown, whatever it says. */
const kindsOf = ({ type = 'default', items }: ConfiguredItem): readonly string[] => [
  type,
  ...(items === undefined ? [] : ['dropdown', ...items.flatMap(kindsOf)]),
];

/**
 * Lists the components that no item of a navbar needs for itself.
 *
 * @param items - of the navbar, as the configuration has them
 * @returns names below `@theme/NavbarItem/`
 */
export function unusedComponents(items: readonly ConfiguredItem[]): readonly string[] {
  const used = new Set(items.flatMap(kindsOf));
  return Object.entries(COMPONENTS)
    .filter(([kind]) => !used.has(kind))
    .map(([, component]) => component);
}
