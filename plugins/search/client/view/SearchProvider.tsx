import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { withTimeLimit } from '@site/plugins/search/shared/timeLimit';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isEditable, isSlash, isToggle, isTyping } from '../../shared/keys';
import { earlyDialog, earlySearch } from './dialog/earlySearch';
import type { SearchModalProps } from './dialog/SearchModal';
import { importModal, prepareSearch } from './prepare';
import './prepareInTime';

/** The search modal's state and actions, for buttons and the navbar. */
export interface SearchControl {
  /** `failed` if the modal's code could not be loaded at the last attempt. */
  readonly status: 'closed' | 'open' | 'failed';
  /** The modal, once its code is loaded. */
  readonly Modal: ComponentType<SearchModalProps> | undefined;
  /** What was typed before the modal was ready. */
  readonly seed: string;
  /** The button that gets the focus back if no other one opened the modal. */
  readonly mainButton: RefObject<HTMLButtonElement | null>;
  /**
   * Opens the modal.
   *
   * @param typed - initial value of its input; appended to what was typed while the code was loading
   * @param opener - button that gets the focus back
   */
  open(typed: string, opener: HTMLButtonElement | null): void;
  /** Closes the modal and restores the focus. */
  close(): void;
}

const SearchContext = createContext<SearchControl | undefined>(undefined);

/** The search modal's state and actions. Throws outside {@link SearchProvider}. */
export function useSearchControl(): SearchControl {
  const control = useContext(SearchContext);
  if (control === undefined) {
    throw new Error('useSearchControl is called outside of SearchProvider');
  }
  return control;
}

/**
 * Manages whether the search modal is open, and opens it with Ctrl+K, Cmd+K, or the slash key.
 *
 * Wraps the entire site. The modal itself is in the layout (src/theme/SearchBar), whose contexts it needs.
 */
export function SearchProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const history = useHistory();
  const { siteConfig } = useDocusaurusContext();
  const [status, setStatus] = useState<SearchControl['status']>('closed');
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>();
  const [seed, setSeed] = useState('');
  const mainButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const open = useCallback<SearchControl['open']>(
    (typed, button) => {
      prepareSearch(siteConfig);
      opener.current = button;
      setSeed((before) => before + typed);
      setStatus('open');
      withTimeLimit(importModal(), 'it').then(
        ({ SearchModal }) => setModal(() => SearchModal),
        (error: unknown) => {
          console.error('Search: the code of the modal could not be loaded.', error);
          // Keep what was typed for the next attempt.
          setSeed((before) => earlySearch()?.text ?? before);
          setStatus('failed');
        },
      );
    },
    [siteConfig],
  );

  const close = useCallback(() => {
    setStatus('closed');
    setSeed('');
  }, []);

  useEffect(() => {
    if (status !== 'open') {
      return undefined;
    }
    // The early dialog may be open until the modal's code is loaded; closing it closes the search.
    const early = earlyDialog();
    early?.addEventListener('close', close);
    return () => {
      early?.removeEventListener('close', close);
      early?.close();
      // Only after the dialog is gone, because it restores the previous focus too.
      (opener.current ?? mainButton.current)?.focus({ preventScroll: true });
    };
  }, [status, close]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAwaited = status === 'open' && Modal === undefined && !isEditable(event.target);
      if (event.defaultPrevented) {
        return;
      }
      if (isToggle(event)) {
        event.preventDefault();
        status === 'open' ? close() : open('', null);
      } else if (isAwaited && (isTyping(event) || event.key === ' ')) {
        // Readers continue typing while the code loads.
        event.preventDefault();
        open(event.key, opener.current);
      } else if ((isAwaited || status === 'failed') && event.key === 'Escape') {
        close();
      } else if (isSlash(event) && status !== 'open' && !isEditable(event.target)) {
        event.preventDefault();
        open('', null);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [status, Modal, open, close]);

  // Back navigation closes the modal, and a failure is cleared on the next page.
  useEffect(
    () =>
      history.listen((_, action) => {
        if (action === 'POP' || status === 'failed') {
          close();
        }
      }),
    [history, status, close],
  );

  const control = { status, Modal, seed, mainButton, open, close };
  return <SearchContext value={control}>{children}</SearchContext>;
}
