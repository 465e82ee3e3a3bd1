import {
  isEditable,
  isSlash,
  isToggle,
  isTyping,
} from '../../../../src/components/Search/SearchProvider/keys';
import { type Asleep, OPENERS, type SleepingWindow, TWO_MODES_CLASS } from '../../shared/protocol';
import { stylesSettled } from '../styles';
import { switchColorMode } from './colorMode';
import { EarlySearch } from './search';

/* Loaded after the inline script (../inline) and before the page's code. Responds at once to presses that
   open the search dialog or switch the color mode. The page takes over once it's hydrated. */

/** Handles the kept events and new ones, until the page is hydrated. */
function answerEarly(asleep: Asleep): void {
  const { kept } = asleep;
  const search = new EarlySearch(asleep);
  let isStyled = false;

  const onClick = (event: Event) => {
    const pressed = (event.target as Element).closest('button');
    if (pressed?.matches(`.${TWO_MODES_CLASS}`)) {
      kept.delete(event);
      switchColorMode();
    } else if (isStyled && pressed?.matches(OPENERS)) {
      search.open(event);
    }
  };

  const onKey = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (!isStyled) {
      return;
    }
    if (isToggle(event)) {
      search.toggle(event);
    } else if (search.isOpen) {
      search.type(event);
    } else if (!isEditable(target) && isSlash(event)) {
      search.open(event);
    } else if (target.matches(OPENERS) && isTyping(event)) {
      search.open(event, event.key);
    }
  };

  const answer = (event: Event) => {
    if (event.type === 'keydown') {
      onKey(event as KeyboardEvent);
    } else if (event.type === 'click') {
      onClick(event);
    }
  };

  const answerKept = () => {
    let last: EventTarget | null = null;
    for (const event of kept) {
      if (event.type === 'click' && event.target === last) {
        // A reader who presses an unresponsive button again still means one press.
        kept.delete(event);
      } else {
        answer(event);
      }
      last = event.type === 'click' ? event.target : last;
    }
  };

  answerKept();
  asleep.answer = answer;
  stylesSettled().then((areHere) => {
    // The early dialog isn't covered by the page's initial styles. A hydrated page responds by itself.
    if (areHere && (window as SleepingWindow).asleep) {
      isStyled = true;
      answerKept();
    }
  });
}

const { asleep } = window as SleepingWindow;
if (asleep !== undefined) {
  answerEarly(asleep);
}
