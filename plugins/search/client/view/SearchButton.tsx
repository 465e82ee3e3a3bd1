import clsx from 'clsx';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { isSlash, isTyping } from '../../shared/keys';
import styles from './SearchButton.module.css';
import { useSearchControl } from './SearchProvider';

interface SearchButtonProps {
  /** `navbar`: small, or only an icon on narrow viewports. `large`: looks like a field. */
  readonly variant: 'navbar' | 'large';
}

const subscribeToNothing = () => () => {};

/** The modifier key for the shortcut with K. The server doesn't know the platform and renders Ctrl. */
function useCommandKey(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => (/mac|iphone|ipad|ipod/i.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}

/**
 * Opens the search modal on click, or when the reader types while it has focus: the typed characters start
 * the query. The modal's code is loaded when the reader points at, touches, or focuses the button
 * (./prepareInTime).
 */
export function SearchButton({ variant }: SearchButtonProps): ReactNode {
  const { status, mainButton, open } = useSearchControl();
  const ownButton = useRef<HTMLButtonElement>(null);
  const button = variant === 'navbar' ? mainButton : ownButton;
  const commandKey = useCommandKey();
  return (
    <button
      ref={button}
      type="button"
      className={clsx(styles.button, styles[variant])}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => open('', button.current)}
      onKeyDown={(event) => {
        const { nativeEvent } = event;
        if (status !== 'open' && isTyping(nativeEvent) && !isSlash(nativeEvent)) {
          event.preventDefault();
          open(nativeEvent.key, button.current);
        }
      }}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m12.6 12.6 4.4 4.4" />
      </svg>
      <span className={styles.label}>{variant === 'large' ? 'Search docs' : 'Search'}</span>
      <span className={styles.keys} aria-hidden="true" translate="no">
        <kbd>{commandKey}</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}
