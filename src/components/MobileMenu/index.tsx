import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useWindowSize } from '@docusaurus/theme-common';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { MAIN_MENU, SIDEBAR_MENU, useFirstMenu } from './menus';
import styles from './styles.module.css';

/** Links that close the menu even if they lead to the current page. Pressing a category's link expands it. */
const LINKS = 'a:not(.menu__link--sublist,[href="#"])';

/** Moves the focus to the menu that's still open: browsers do so only for the last one that closes. */
function focusFormerMenu({ newState, currentTarget }: ToggleEvent): void {
  const { activeElement, body } = document;
  // Browsers take the focus away from what's hidden only in the next frame.
  if (newState === 'closed' && (activeElement === body || currentTarget.contains(activeElement))) {
    document.querySelector<HTMLElement>(':popover-open button')?.focus();
  }
}

interface Props {
  readonly id: typeof MAIN_MENU | typeof SIDEBAR_MENU;
  readonly children: ReactNode;
}

/**
 * What's next to the text on wide viewports, and in a drawer on narrow ones.
 *
 * The drawer is a popover, so the browser opens and closes it, with and without JavaScript. The theme's menu
 * needs hydration, and renders its content a second time.
 *
 * @see https://html.spec.whatwg.org/multipage/popover.html
 */
export default function MobileMenu({ id, children }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const first = useFirstMenu();
  const { title } = useDocusaurusContext().siteConfig;

  const close = () => ref.current?.hidePopover();
  useLocationChange(close);

  // On a desktop, there's room for the content.
  const size = useWindowSize();
  useEffect(() => {
    if (size === 'desktop') {
      ref.current?.hidePopover();
    }
  }, [size]);

  return (
    // biome-ignore lint/a11y: the links and buttons inside are what is pressed, with a key or a click.
    <div
      id={id}
      popover="auto"
      ref={ref}
      className={styles.menu}
      onToggle={focusFormerMenu}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Element && !relatedTarget.closest('[popover]')) {
          close();
        }
      }}
      onClick={({ target }) => {
        if ((target as Element).closest(LINKS)) {
          close();
        }
      }}
    >
      <div className={styles.head}>
        {id === SIDEBAR_MENU ? (
          <button type="button" popoverTarget={MAIN_MENU} className="clean-btn">
            <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">
              ← Back to main menu
            </Translate>
          </button>
        ) : (
          <Link to="/">{title}</Link>
        )}
        <button
          type="button"
          // Closing the first menu closes the one that was opened from it.
          popoverTarget={first}
          aria-label={translate({
            id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
            message: 'Close navigation bar',
          })}
          className={clsx('clean-btn', styles.close)}
        >
          ×
        </button>
      </div>
      {children}
    </div>
  );
}
