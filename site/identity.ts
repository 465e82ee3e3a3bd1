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
  /** What a reader finds there, in a line on the landing page. */
  readonly summary?: string;
}

/** Name of the sidebar with a folder's documents. */
export const sidebarOf = (folder: string): string => `${folder}Sidebar`;

const section = (folder: string, label: string, summary: string): Section => ({
  folder,
  sidebarId: sidebarOf(folder),
  label,
  summary,
});

export const SECTIONS: readonly Section[] = [
  section(
    'developing',
    'Developing',
    'Programming languages, the command line, databases, the web, and running your own servers.',
  ),
  section('design', 'Design', 'Color, fonts, icons, charts, and readable pages.'),
  section('travel', 'Travel', 'Flights, trains, visas, bags, and what to know before you land.'),
  section('finance', 'Finance', 'Banks, cards, credit reports, and sending money abroad.'),
  section('shopping', 'Shopping', 'Sizes, standards, and what to check before you buy.'),
  section('cooking', 'Cooking', 'Recipes that scale, ingredients, temperatures, and conversions.'),
  section('misc', 'Misc', 'How-tos, units, laws, jobs, Macs, and living in the US.'),
];

/** Ids of the documents that are in no sidebar. */
export const OUTSIDE_SIDEBARS = ['sport/README'];

/**
 * Source files of the pages that are components, by the names that the pages use
 * (plugins/documents/node/pageSources.ts).
 */
export const PAGE_SOURCES = {
  home: 'src/pages/index.tsx',
  search: 'src/theme/SearchPage.tsx',
};

/** A page in the site's own lists. */
export interface Destination {
  readonly text: string;
  /** Relative to the base URL. */
  readonly href: string;
}

/** Questions on the landing page, which show what the library answers: each leads to the section or row that does. */
export const QUESTIONS: readonly Destination[] = [
  { text: 'How do I undo my last commit?', href: '/git-snippet#undo' },
  { text: 'Can I take a power bank on a plane?', href: '/airport-security#power-bank' },
  { text: 'What is 350 °F in Celsius?', href: '/cooking-conversion#oven' },
  { text: 'Do you tip in Japan?', href: '/tipping#JP' },
  { text: 'What plug do I need in Thailand?', href: '/plug-and-voltage#TH' },
  { text: 'What’s the European equivalent of a queen bed?', href: '/bed#sizes' },
];

/** Tables that readers are likely to look up, for the search before anything is typed. */
export const TABLES: readonly Destination[] = [
  { text: 'HTTP status codes', href: '/http#status' },
  { text: 'Country codes', href: '/spec-country' },
  { text: 'Units', href: '/unit-cheatsheet' },
  { text: 'Plugs and voltages', href: '/plug-and-voltage#countries' },
  { text: 'Carry-on limits by airline', href: '/baggage-allowance#cabin' },
  { text: 'Cooking temperatures', href: '/cooking-temperature' },
];
