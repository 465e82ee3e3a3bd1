import { TIME_LIMIT_MS } from '../../../../../plugins/search/shared/timeLimit';
import { STALL_THRESHOLD_MS } from '../../../../../src/components/Search/useSearch/limits';
import { type Asleep, FAILURE_ID } from '../../../shared/protocol';

/** Same text as in the page's own dialog. */
const FAILURE =
  '<div class=search-modal__failure role=alert><strong>Unable to fetch results</strong><p>You might want to check your network connection.</p><button type=button>Retry</button></div>';

/** What the early search dialog shows before results are possible: that it's searching, or why it can't. */
export class Answer {
  readonly #asleep: Asleep;
  readonly #section: HTMLElement | null;
  /** Shown while the field is empty. */
  readonly #blank: HTMLElement | null;
  readonly #failures = new MutationObserver(() => this.#showFailure());
  readonly #limit: ReturnType<typeof setTimeout>;
  #stall: ReturnType<typeof setTimeout> | undefined;

  constructor(dialog: HTMLDialogElement, asleep: Asleep) {
    this.#asleep = asleep;
    this.#section = dialog.querySelector('section');
    this.#blank = dialog.querySelector('section p');
    // The failure box is behind the dialog, so the dialog has to report it.
    this.#failures.observe(document.body, { childList: true });
    this.#limit = setTimeout(() => {
      asleep.isLost = true;
      this.#fail();
    }, TIME_LIMIT_MS);
    this.#showFailure();
  }

  /** Follows the field's value; a key after a failure retries. */
  follow(query: string): void {
    if (this.#blank) {
      this.#blank.hidden = query !== '';
    }
    if (this.#alert && !this.#asleep.isLost) {
      this.#retry();
    }
    clearTimeout(this.#stall);
    this.#searching?.remove();
    if (query !== '') {
      this.#stall = setTimeout(() => this.#search(), STALL_THRESHOLD_MS);
    }
  }

  /** Stops the timer and the observer. */
  end(): void {
    this.#failures.disconnect();
    clearTimeout(this.#limit);
    clearTimeout(this.#stall);
  }

  get #alert(): Element | null | undefined {
    return this.#section?.querySelector('[role=alert]');
  }

  get #searching(): Element | null | undefined {
    return this.#section?.querySelector('[role=status]');
  }

  #search(): void {
    if (!this.#alert) {
      this.#section?.insertAdjacentHTML('beforeend', '<p role=status>Searching…</p>');
    }
  }

  #showFailure(): void {
    if (document.getElementById(FAILURE_ID)) {
      this.#fail();
    }
  }

  #fail(): void {
    if (this.#alert) {
      return;
    }
    this.#searching?.remove();
    this.#section?.insertAdjacentHTML('beforeend', FAILURE);
    this.#section?.querySelector('button')?.addEventListener('click', () => this.#retry());
  }

  #retry(): void {
    if (this.#asleep.isLost) {
      location.reload();
      return;
    }
    this.#alert?.remove();
    document.getElementById(FAILURE_ID)?.remove();
    this.#asleep.ask();
    this.#stall = setTimeout(() => this.#search(), STALL_THRESHOLD_MS);
  }
}
