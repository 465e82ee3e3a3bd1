/**
 * Classes of the modal's frame, styled in frame.css. They're global, because the dialog that's shown before
 * the page's code loads (framework/wakeUp/client/inline/search.ts) uses some of them too.
 */
export const FRAME = {
  modal: 'search-modal',
  sheet: 'search-modal__sheet',
  field: 'search-modal__field',
  answer: 'search-modal__answer',
  foot: 'search-modal__foot',
  withoutLink: 'search-modal__foot--without-link',
  hints: 'search-modal__hints',
} as const;
