/** Told on the document once the page answers: what came before can be repeated now. */
export const AWAKE = 'awake';

/** Attribute of the inline script that names the page's scripts, with spaces between. */
export const SCRIPTS_ATTRIBUTE = 'data-scripts';

/** The box that says that the page's code did not arrive; there is one at most. */
export const FAILURE_ID = 'page-load-failure';

/** Class of a switch between the dark and the light color mode, which is answered without the page's code. */
export const TWO_MODES_CLASS = 'two-modes';

/** Class of the `noscript` element with the stylesheets that are loaded with the page's code. */
export const LATE_STYLES_CLASS = 'late-styles';
