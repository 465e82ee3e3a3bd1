import { EARLY_SEARCH_ID, SUBMITTED_ATTRIBUTE } from '../../../../framework/wakeUp/shared/protocol';

/** What the reader has done in the dialog that was shown before the page answered. */
export interface EarlySearchState {
  readonly text: string;
  readonly isSubmitted: boolean;
  /** Start and end of what is selected in the text, which is where the caret is. */
  readonly selection: readonly [start: number, end: number];
  /** Takes the dialog away, without a word to those who wait for it to be closed. */
  remove(): void;
}

/** The dialog that was shown before the page answered, while it is open. */
export const earlyDialog = (): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>(`#${EARLY_SEARCH_ID}[open]`);

/** Its state; undefined where there is none. */
export function earlySearch(): EarlySearchState | undefined {
  const dialog = earlyDialog();
  const input = dialog?.querySelector('input');
  return dialog && input
    ? {
        text: input.value,
        isSubmitted: dialog.hasAttribute(SUBMITTED_ATTRIBUTE),
        selection: [input.selectionStart ?? 0, input.selectionEnd ?? 0],
        remove: () => dialog.remove(),
      }
    : undefined;
}
