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

/** What buttons and the navbar need to know of the search modal. */
export interface SearchControl {
  readonly isOpen: boolean;
  /** The modal, once its code is here. */
  readonly Modal: ComponentType<SearchModalProps> | undefined;
  /** Whether the modal's code could not be fetched when it was last asked for. */
  readonly failed: boolean;
  /** What was typed before the modal could take it. */
  readonly seed: string;
  /** The button that focus returns to when no other one opened the modal. */
  readonly mainButton: RefObject<HTMLButtonElement | null>;
  /** Fetches the modal's code and what the first search needs. */
  prepare(): void;
  /**
   * Opens the modal.
   *
   * @param typed - text its input begins with; adds to what was typed while its code is on the way
   * @param opener - button that focus returns to
   */
  open(typed: string, opener: HTMLButtonElement | null): void;
  /** Closes the modal and gives focus back. */
  close(): void;
}

const SearchContext = createContext<SearchControl | undefined>(undefined);

/** The control of the search modal. Throws outside of {@link SearchProvider}. */
export function useSearchControl(): SearchControl {
  const control = useContext(SearchContext);
  if (control === undefined) {
    throw new Error('useSearchControl is called outside of SearchProvider');
  }
  return control;
}

const importModal = () => import(/* webpackChunkName: "search-modal" */ '../SearchModal');

/**
 * Keeps whether the search modal is open, and opens it by Ctrl or Cmd and K, and by the slash key.
 *
 * Wraps the whole site. The modal itself is in the layout, whose contexts it needs.
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
    // A failure shows when the modal is asked for.
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
        // What was typed is there when the reader tries again.
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
    // The early dialog may be open, until the modal's code is here; closing it is closing the search.
    const early = earlyDialog();
    early?.addEventListener('close', close);
    return () => {
      early?.removeEventListener('close', close);
      early?.close();
      // Only once the dialog is gone: it gives focus back as well, to whatever had it before.
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
        // Nobody waits for code before going on typing.
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

  // Going back with the modal open shows the page before, not the modal over it; no page has another one's failure.
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
