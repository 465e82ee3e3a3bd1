import {
  isEditable,
  isSlash,
  isToggle,
  isTyping,
} from '../../../../src/components/Search/SearchProvider/keys';
import {
  type Asleep,
  AWAKE,
  OPENERS,
  type SleepingWindow,
  TWO_MODES_CLASS,
} from '../../shared/protocol';
import { stylesSettled } from '../styles';
import { switchColorMode } from './colorMode';
import { Menu } from './menu';
import { MENU_TOGGLE } from './menu/panel';
import { EarlySearch } from './search';

/*
 * Comes after the script in the page (../inline), ahead of the page's code, and shows at once what a press
 * asks for: the menu, the search dialog, the other color mode. The page takes over when it is awake.
 */

/** Answers what is kept and what comes, until the page is awake. */
function answerEarly(asleep: Asleep): void {
  const { kept } = asleep;
  const menu = new Menu(kept);
  const search = new EarlySearch(asleep);
  let isStyled = false;

  const onClick = (event: Event) => {
    const pressed = (event.target as Element).closest('button');
    if (pressed?.matches(`.${TWO_MODES_CLASS}`)) {
      kept.delete(event);
      switchColorMode();
    } else if (isStyled && pressed?.matches(MENU_TOGGLE)) {
      menu.toggle(pressed, event);
    } else if (isStyled && pressed?.matches(OPENERS)) {
      search.open(event);
    }
  };

  const onKey = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (!isStyled || menu.onKey(event)) {
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
        // A reader presses a button that does not answer again, and means one press.
        kept.delete(event);
      } else {
        answer(event);
      }
      last = event.type === 'click' ? event.target : last;
    }
  };

  answerKept();
  asleep.answer = answer;
  document.addEventListener(AWAKE, () => menu.handOver(), { once: true });
  stylesSettled().then((areHere) => {
    // What is shown early is not among what the page shows at first. A page that is awake answers by itself.
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
