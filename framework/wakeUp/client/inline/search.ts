import { QUERY_MAX_LENGTH } from '../../../../plugins/search/client/view/queryLength';
import { isEditable, isToggle } from '../../../../plugins/search/shared/keys';
import { EARLY_SEARCH_ID, OPENERS } from '../../../../plugins/search/shared/openers';

/**
 * Whether a key opens the search from anywhere: the slash outside of fields, or K with Ctrl or Cmd.
 *
 * @param isCharacter - what `isTyping` says of it
 */
export const isShortcut = (event: KeyboardEvent, isCharacter: boolean): boolean =>
  isToggle(event) || (isCharacter && event.key === '/' && !isEditable(event.target));

/** Inserts an element into another one as its first child. */
export function insertFirst(parent: HTMLElement, html: string): ChildNode {
  parent.insertAdjacentHTML('afterbegin', html);
  return parent.firstChild as ChildNode;
}

/**
 * Shows the field of the search until the page hydrates. The page's own dialog takes over what was typed, and
 * removes this one (plugins/search/client/view/dialog, whose styles it gets). It's outside the page's root
 * element, so that hydration doesn't see it.
 */
export function openSearch(): void {
  const dialog = insertFirst(
    document.body,
    `<dialog id=${EARLY_SEARCH_ID} aria-label=Search class="search-modal search-modal__field"><input placeholder="Search docs" maxlength=${QUERY_MAX_LENGTH}><button>Close</button></dialog>`,
  ) as HTMLDialogElement;
  dialog.onkeydown = (event) => {
    // Enter that accepts what an input method proposes doesn't submit the query.
    dialog.returnValue = event.isComposing ? '' : event.key;
  };
  dialog.onclick = (event) => (event.target as Element).matches('dialog,button') && dialog.close();
  dialog.onclose = () => {
    dialog.remove();
    document.querySelector<HTMLElement>(OPENERS)?.focus();
  };
  dialog.showModal();
}
