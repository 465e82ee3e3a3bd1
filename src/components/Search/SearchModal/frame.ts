/**
 * Classes of the modal's frame, whose rules are in frame.css. They have the same names everywhere: the
 * dialog that is shown before the page's code comes (framework/wakeUp/client/answers) looks like this one.
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
