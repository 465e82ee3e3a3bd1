/** Who the site is. What differs between a laptop and production is in settings.ts. */

/** The year of the copyright line. */
export const COPYRIGHT_YEAR = 2025;

/** Where the documents' pictures are below the image host. */
export const IMAGE_BASE_PATH = 'docs/';

/** Addresses below the base URL that are not documents. */
export const PAGES: readonly string[] = ['/', '/about', '/docs-rule', '/privacy-policy', '/search'];

/** Width below which the layout is the mobile one, in CSS pixels. */
export const DESKTOP_BREAKPOINT_PX = 996;

/** A section of the library: a sidebar, the folder of its documents, and its navbar label. */
export interface Section {
  /** Folder under docs/ and stem of the sidebar's name. */
  readonly folder: string;
  readonly sidebarId: string;
  readonly label: string;
}

const section = (folder: string, label: string): Section => ({
  folder,
  sidebarId: `${folder}Sidebar`,
  label,
});

/**
 * The seven sections in the order of the navbar.
 */
export const SECTIONS: readonly Section[] = [
  section('developing', 'Developing'),
  section('design', 'Design'),
  section('travel', 'Travel'),
  section('finance', 'Finance'),
  section('shopping', 'Shopping'),
  section('cooking', 'Cooking'),
  section('misc', 'Misc'),
];

/** Source files of the pages that are components, by the names by which they ask for them (plugins/documents/node/pageSources.ts). */
export const PAGE_SOURCES = {
  home: 'src/pages/index.tsx',
  search: 'src/theme/SearchPage/index.tsx',
};
