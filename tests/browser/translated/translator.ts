import type { Page } from '@playwright/test';

/**
 * What a translator does with a text node: move it into an element, or replace it with an element, as Chromium's
 * translator does.
 */
export type Way = 'wraps' | 'replaces';

export const WAYS: readonly Way[] = ['wraps', 'replaces'];

/**
 * Translates a page as browsers do: each existing text, and each text that's added or changed later. The
 * "translation" is the original text, so that tests can find it, in an element with `lang`.
 */
export const translate = (page: Page, way: Way): Promise<void> =>
  page.evaluate((chosen) => {
    const isTranslatable = (text: Text) => {
      const parent = text.parentElement;
      return (
        parent !== null &&
        /\S/.test(text.data) &&
        parent.closest('font,script,style,noscript,textarea,svg,[translate=no]') === null
      );
    };
    const translateText = (text: Text) => {
      if (!isTranslatable(text)) {
        return;
      }
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.lang = 'xx';
      if (chosen === 'replaces') {
        inner.textContent = text.data;
        text.replaceWith(outer);
      } else {
        text.before(outer);
        inner.append(text);
      }
    };
    const translateBelow = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = [];
      if (node instanceof Text) {
        texts.push(node);
      }
      while (walker.nextNode()) {
        texts.push(walker.currentNode as Text);
      }
      texts.forEach(translateText);
    };
    translateBelow(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          translateBelow(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, way);
