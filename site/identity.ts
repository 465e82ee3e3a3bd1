/** The identity of the site. Settings that differ between a laptop and production are in settings.ts. */

/** Year in the copyright notice. */
export const COPYRIGHT_YEAR = 2025;

/** Path of the documents' pictures on the image host. */
export const IMAGE_BASE_PATH = 'docs/';

/** Paths of the pages that aren't documents, relative to the base URL. */
export const PAGES: readonly string[] = ['/', '/about', '/docs-rule', '/privacy-policy', '/search'];

/** Viewport width below which the mobile layout applies, in CSS pixels. */
export const DESKTOP_BREAKPOINT_PX = 996;

/** A section of the library: a sidebar, its documents' folder, and its navbar label. */
export interface Section {
  /** Folder in docs/, and first part of the sidebar's name. */
  readonly folder: string;
  readonly sidebarId: string;
  readonly label: string;
}

const section = (folder: string, label: string): Section => ({
  folder,
  sidebarId: `${folder}Sidebar`,
  label,
});

export const SECTIONS: readonly Section[] = [
  section('developing', 'Developing'),
  section('design', 'Design'),
  section('travel', 'Travel'),
  section('finance', 'Finance'),
  section('shopping', 'Shopping'),
  section('cooking', 'Cooking'),
  section('misc', 'Misc'),
];

/**
 * Source files of the pages that are components, by the names that the pages use
 * (plugins/documents/node/pageSources.ts).
 */
export const PAGE_SOURCES = {
  home: 'src/pages/index.tsx',
  search: 'src/theme/SearchPage/index.tsx',
};
