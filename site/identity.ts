/** Who the site is. What differs between a laptop and production stands in settings.ts. */

/** The year of the copyright line. */
export const COPYRIGHT_YEAR = 2025;

/** Where the documents' pictures stand below the image host. */
export const IMAGE_BASE_PATH = 'docs/';

/** Width below which the layout is the mobile one, in CSS pixels. */
export const DESKTOP_BREAKPOINT_PX = 996;

/** A section of the library: a sidebar, the folder of its documents, and its navbar label. */
export interface Section {
  /** Folder under docs/ and stem of the sidebar's name. */
  readonly folder: string;
  readonly sidebarId: string;
  readonly label: string;
  /** What a reader finds there, in one line, on the landing page. */
  readonly summary: string;
}

function section(folder: string, label: string, summary: string): Section {
  return { folder, sidebarId: `${folder}Sidebar`, label, summary };
}

/**
 * The seven sections in the order of the navbar.
 */
export const SECTIONS: readonly Section[] = [
  section(
    'developing',
    'Developing',
    'Languages, the command line, containers, databases, the web, running your own server.',
  ),
  section('design', 'Design', 'Color, type, layout, charts, and how to check them.'),
  section('travel', 'Travel', 'Visas, flights, trains, cities, and what to do before you leave.'),
  section('finance', 'Finance', 'Banks, cards, rates, and what money really costs.'),
  section('shopping', 'Shopping', 'What to look for, what to measure, and when not to buy.'),
  section('cooking', 'Cooking', 'Recipes that scale, and the tables behind them.'),
  section('misc', 'Misc', 'Everyday how-tos, work, acronyms, and things nobody explains.'),
];
