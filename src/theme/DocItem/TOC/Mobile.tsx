import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useWindowSize } from '@docusaurus/theme-common';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Mobile.module.css';

/** How far below the bar a heading may be to count as the current one, in CSS pixels: a jump to it ends there. */
const BELOW_BAR_PX = 24;

/** The text of the last heading that has reached the bar; empty above the first. Updated only on narrow viewports. */
function useCurrentHeading(bar: { readonly current: Element | null }): string {
  const [current, setCurrent] = useState('');
  const size = useWindowSize();
  useEffect(() => {
    if (size !== 'mobile') {
      return undefined;
    }
    let frame = 0;
    const find = () => {
      frame = 0;
      const edge = (bar.current?.getBoundingClientRect().bottom ?? 0) + BELOW_BAR_PX;
      const passed = [...document.querySelectorAll('article :is(h2, h3)[id]')].filter(
        (heading) => heading.getBoundingClientRect().top < edge,
      );
      setCurrent(passed.at(-1)?.textContent ?? '');
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(find);
    };
    find();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [bar, size]);
  return current;
}

/**
 * The table of contents on narrow viewports: a bar that stays in reach and says which section is in view.
 *
 * Upstream's stays at the top of the page, and pushes the text down when it opens.
 */
export default function DocItemTOCMobile(): ReactNode {
  const { toc } = useDoc();
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const current = useCurrentHeading(bar);
  // A touch on the text moves no focus, and Safari doesn't focus a button that's pressed.
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onPress = ({ target }: PointerEvent) => {
      if (!bar.current?.contains(target as Node)) {
        setIsOpen(false);
      }
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the links inside are what is pressed
    <div
      ref={bar}
      className={clsx(ThemeClassNames.docs.docTocMobile, styles.bar)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !bar.current?.contains(relatedTarget)) {
          setIsOpen(false);
        }
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOpen) {
          setIsOpen(false);
          button.current?.focus();
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className="clean-btn"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}
        {current !== '' && <span>{current}</span>}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y: the links inside are what is pressed
        <div
          className={styles.list}
          onClick={({ target }) => {
            if ((target as Element).closest('a')) {
              setIsOpen(false);
            }
          }}
        >
          <TOCItems toc={toc} />
        </div>
      )}
    </div>
  );
}
