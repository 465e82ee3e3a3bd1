import { EARLY_SEARCH_ID } from '../../../shared/openers';

/** The state of the early dialog, which is shown before the page is hydrated. */
export interface EarlySearchState {
  readonly text: string;
  readonly isSubmitted: boolean;
  /** Start and end of the selection, or twice the caret position. */
  readonly selection: readonly [start: number, end: number];
  /** Removes the dialog without a close event. */
  remove(): void;
}

/** The early dialog, if it's open. */
export const earlyDialog = (): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>(`#${EARLY_SEARCH_ID}[open]`);

/** The early dialog's state; undefined if there's none. */
export function earlySearch(): EarlySearchState | undefined {
  const dialog = earlyDialog();
  const input = dialog?.querySelector('input');
  return dialog && input
    ? {
        text: input.value,
        isSubmitted: dialog.returnValue === 'Enter',
        selection: [input.selectionStart ?? 0, input.selectionEnd ?? 0],
        remove: () => dialog.remove(),
      }
    : undefined;
}
