import { FRAME } from '../../../../../src/components/Search/SearchModal/frame';
import { QUERY_MAX_LENGTH } from '../../../../../src/components/Search/useSearch/queryLength';
import { EARLY_ATTRIBUTE, EARLY_SEARCH_ID } from '../../../shared/protocol';

/** Storage key prefix of the searches that are shown before anything is typed. */
const STORED = '__DOCSEARCH_';

/** Whether there are stored searches; the hydrated page shows them. */
function hasStoredSearches(): boolean {
  try {
    return Object.entries(localStorage).some(
      ([key, value]) => key.startsWith(STORED) && value !== '[]',
    );
  } catch {
    // Storage is blocked.
    return false;
  }
}

/**
 * The search dialog without results, as src/components/Search/SearchModal renders it.
 *
 * It's outside the page's root element, so that hydration doesn't see it. The page behind it doesn't scroll.
 */
export function dialogElement(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.id = EARLY_SEARCH_ID;
  dialog.className = FRAME.modal;
  dialog.ariaLabel = 'Search';
  dialog.setAttribute(EARLY_ATTRIBUTE, '');
  dialog.innerHTML = `<style>:root{overflow:hidden}</style><div class=${FRAME.sheet}><div class=${FRAME.field}><input type=text role=combobox aria-label=Search aria-autocomplete=list aria-haspopup=listbox aria-expanded=false placeholder="Search docs" maxlength=${QUERY_MAX_LENGTH} autocomplete=off autocorrect=off autocapitalize=off spellcheck=false enterkeyhint=go autofocus><button type=button aria-label="Clear the query" hidden>Clear</button><button type=button>Close</button></div><section class=${FRAME.answer} aria-label=Answer tabindex=0>${hasStoredSearches() ? '' : `<p>No recent searches</p>`}</section><div class="${FRAME.foot} ${FRAME.withoutLink}"><span class=${FRAME.hints} aria-hidden=true><kbd>↵</kbd> to select <kbd>↑</kbd> <kbd>↓</kbd> to navigate <kbd>esc</kbd> to close</span></div></div>`;
  return dialog;
}
