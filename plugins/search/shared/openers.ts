/* What opens the search. In each page's inline script as well (framework/wakeUp/client/inline), so every byte counts. */

/** The search dialog that's shown before the page responds. Its return value is the last key pressed in it. */
export const EARLY_SEARCH_ID = 'early-search';

/** What opens the search, by click or by typing. */
export const OPENERS = '[aria-haspopup=dialog]';
