import { isToggle } from '../../../../../src/components/Search/SearchProvider/keys';
import { cutText } from '../../../../../src/components/Search/useSearch/queryLength';
import { type Asleep, OPENERS, SUBMITTED_ATTRIBUTE } from '../../../shared/protocol';
import { Answer } from './answer';
import { dialogElement } from './dialog';

/**
 * The search dialog, until the page answers: its frame, with the field that the reader types in. The page's
 * own dialog takes the text over, and takes this one away (src/components/Search/SearchModal).
 */
export class EarlySearch {
  readonly #asleep: Asleep;
  #dialog: HTMLDialogElement | undefined;

  /** @param asleep - what is to be repeated in it has the event that opened the dialog as long as it is open */
  constructor(asleep: Asleep) {
    this.#asleep = asleep;
  }

  get isOpen(): boolean {
    // It tells of its closing late: a key that is pressed meanwhile opens it again.
    return this.#dialog?.open === true;
  }

  /** Opens the dialog, with what its field begins with. */
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

  /** Answers Ctrl or Cmd and K. */
  toggle(event: KeyboardEvent): void {
    if (this.isOpen) {
      this.#asleep.kept.delete(event);
      this.#dialog?.close();
    } else {
      this.open(event);
    }
  }

  /** Puts a key into the field that the reader has pressed before it was there. */
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
