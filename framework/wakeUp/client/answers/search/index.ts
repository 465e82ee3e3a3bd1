import { isToggle } from '../../../../../src/components/Search/SearchProvider/keys';
import { cutText } from '../../../../../src/components/Search/useSearch/queryLength';
import { type Asleep, OPENERS, SUBMITTED_ATTRIBUTE } from '../../../shared/protocol';
import { Answer } from './answer';
import { dialogElement } from './dialog';

/**
 * The search dialog until the page hydrates: its frame, with the field to type in. The page's own dialog
 * takes over the query and removes this one (src/components/Search/SearchModal).
 */
export class EarlySearch {
  readonly #asleep: Asleep;
  #dialog: HTMLDialogElement | undefined;

  /** @param asleep - its `kept` includes the event that opened the dialog while it's open */
  constructor(asleep: Asleep) {
    this.#asleep = asleep;
  }

  get isOpen(): boolean {
    // The close event comes late: a key pressed before it reopens the dialog.
    return this.#dialog?.open === true;
  }

  /** Opens the dialog, with the initial value of its field. */
  open(opening: Event, text = ''): void {
    const dialog = dialogElement();
    const [input, clear, close] = dialog.querySelectorAll<HTMLInputElement>('input,button');
    const opener =
      (opening.target as Element).closest<HTMLElement>(OPENERS) ??
      document.querySelector<HTMLElement>(`.navbar ${OPENERS}`);
    const answer = new Answer(dialog, this.#asleep);
    const changed = () => {
      clear?.toggleAttribute('hidden', input?.value === '');
      answer.follow(input?.value.trim() ?? '');
      dialog.removeAttribute(SUBMITTED_ATTRIBUTE);
    };
    dialog.addEventListener('input', changed);
    dialog.addEventListener('keydown', (event) => {
      if (isToggle(event)) {
        event.preventDefault();
        dialog.close();
      } else if (event.key === 'Enter' && event.target === input && !event.isComposing) {
        dialog.setAttribute(SUBMITTED_ATTRIBUTE, '');
      }
    });
    dialog.addEventListener('click', ({ target }) => {
      if (target === clear && input) {
        input.value = '';
        changed();
        input.focus();
      } else if (target === dialog || target === close) {
        dialog.close();
      }
    });
    dialog.addEventListener('close', () => {
      this.#asleep.kept.delete(opening);
      answer.end();
      dialog.remove();
      if (this.#dialog === dialog) {
        this.#asleep.isSearchAwaited = false;
        this.#dialog = undefined;
        opener?.focus({ preventScroll: true });
      }
    });
    document.body.append(dialog);
    dialog.showModal();
    this.#dialog = dialog;
    this.#put(text);
  }

  /** Handles Ctrl+K and Cmd+K. */
  toggle(event: KeyboardEvent): void {
    if (this.isOpen) {
      this.#asleep.kept.delete(event);
      this.#dialog?.close();
    } else {
      this.open(event);
    }
  }

  /** Types a key into the field that was pressed before the field existed. */
  type(event: KeyboardEvent): void {
    this.#asleep.kept.delete(event);
    if (event.key === 'Escape') {
      this.#dialog?.close();
    } else {
      this.#put(event.key);
    }
  }

  #put(text: string): void {
    const input = this.#dialog?.querySelector('input');
    if (input) {
      input.value = cutText(input.value + text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
