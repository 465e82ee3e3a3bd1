import { QUERY_MAX_LENGTH } from '../../../../src/components/Search/useSearch/queryLength';
import { EARLY_ATTRIBUTE, EARLY_SEARCH_ID, OPENERS } from '../../shared/protocol';

// The rules of src/components/Search/SearchProvider/keys.ts, in fewer bytes: those functions would take 100 of each page.

/** Whether a key opens the search from anywhere: the slash, or K with Ctrl or Cmd. */
export const isShortcut = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) =>
  ctrlKey || metaKey ? key === 'k' : key === '/' && !(target as Element).matches(':read-write');

/** Whether a key opens the search as the first one of the query, because it's pressed on the search button. */
export const isTyped = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) =>
  !ctrlKey && !metaKey && /^\S$/.test(key) && (target as Element).matches(OPENERS);

/**
 * Shows the field of the search until the page hydrates. The page's own dialog takes over what was typed, and
 * removes this one (src/components/Search/SearchModal, whose styles it gets). It's outside the page's root
 * element, so that hydration doesn't see it.
 */
export function openSearch(): void {
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<dialog id=${EARLY_SEARCH_ID} ${EARLY_ATTRIBUTE} aria-label=Search class="search-modal search-modal__field"><input placeholder="Search docs" maxlength=${QUERY_MAX_LENGTH}><button>Close</button></dialog>`,
  );
  const dialog = document.body.firstChild as HTMLDialogElement;
  dialog.onkeydown = ({ key }) => {
    dialog.returnValue = key;
  };
  dialog.onclick = ({ target }) => (target as Element).matches('dialog,button') && dialog.close();
  dialog.onclose = () => {
    dialog.remove();
    document.querySelector<HTMLElement>(OPENERS)?.focus();
  };
  dialog.showModal();
}
