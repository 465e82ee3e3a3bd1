import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { withTimeLimit } from '@site/plugins/search/shared/timeLimit';
import type { Settings } from '@site/site/settings';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SearchModalProps } from '../SearchModal';
import { earlyDialog, earlySearch } from '../SearchModal/earlySearch';
import { isEditable, isSlash, isToggle, isTyping } from './keys';

/** The search modal's state and actions, for buttons and the navbar. */
export interface SearchControl {
  readonly isOpen: boolean;
  /** The modal, once its code is loaded. */
  readonly Modal: ComponentType<SearchModalProps> | undefined;
  /** Whether the last attempt to load the modal's code failed. */
  readonly failed: boolean;
  /** What was typed before the modal was ready. */
  readonly seed: string;
  /** The button that gets the focus back if no other one opened the modal. */
  readonly mainButton: RefObject<HTMLButtonElement | null>;
  /** Loads the modal's code and what the first search needs. */
  prepare(): void;
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

const importModal = () => import(/* webpackChunkName: "search-modal" */ '../SearchModal');

/**
 * Manages whether the search modal is open, and opens it with Ctrl+K, Cmd+K, or the slash key.
 *
 * Wraps the entire site. The modal itself is in the layout, because it needs the layout's contexts.
 */
export function SearchProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const history = useHistory();
  const { baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const settings = customFields?.search as Settings['search'];
  const [isOpen, setOpen] = useState(false);
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>();
  const [failed, setFailed] = useState(false);
  const [seed, setSeed] = useState('');
  const mainButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const prepare = useCallback(() => {
    // A failure is shown when the modal is opened.
    importModal().then(
      ({ prepareSearch }) => prepareSearch(settings, baseUrl),
      () => {},
    );
  }, [settings, baseUrl]);

  const open = useCallback<SearchControl['open']>((typed, button) => {
    opener.current = button;
    setSeed((before) => before + typed);
    setFailed(false);
    setOpen(true);
    withTimeLimit(importModal(), 'it').then(
      ({ SearchModal }) => setModal(() => SearchModal),
      (error: unknown) => {
        console.error('Search: the code of the modal could not be loaded.', error);
        // Keep what was typed for the next attempt.
        setSeed((before) => earlySearch()?.text ?? before);
        setOpen(false);
        setFailed(true);
      },
    );
  }, []);

  const close = useCallback(() => {
    setOpen(false);
    setFailed(false);
    setSeed('');
  }, []);

  useEffect(() => {
    if (!isOpen) {
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
  }, [isOpen, close]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAwaited = isOpen && Modal === undefined && !isEditable(event.target);
      if (event.defaultPrevented) {
        return;
      }
      if (isToggle(event)) {
        event.preventDefault();
        isOpen ? close() : open('', null);
      } else if (isAwaited && (isTyping(event) || event.key === ' ')) {
        // Readers continue typing while the code loads.
        event.preventDefault();
        open(event.key, opener.current);
      } else if ((isAwaited || failed) && event.key === 'Escape') {
        close();
      } else if (isSlash(event) && !isOpen && !isEditable(event.target)) {
        event.preventDefault();
        open('', null);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, Modal, failed, open, close]);

  // Back navigation closes the modal, and a failure is cleared on the next page.
  useEffect(
    () =>
      history.listen((_, action) => {
        if (action === 'POP' || failed) {
          close();
        }
      }),
    [history, failed, close],
  );

  const control = useMemo(
    () => ({ isOpen, Modal, failed, seed, mainButton, prepare, open, close }),
    [isOpen, Modal, failed, seed, prepare, open, close],
  );
  return <SearchContext value={control}>{children}</SearchContext>;
}
