import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { useLockBodyScroll } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { SearchHit } from '@site/plugins/search/shared/query';
import clsx from 'clsx';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../../../../../ui/VisuallyHidden';
import { ComputedLine } from '../answer/ComputedLine';
import { Failure } from '../answer/Failure';
import { NoResults } from '../answer/NoResults';
import { unknownText } from '../answer/unknown';
import { useFollow } from '../answer/useFollow';
import { cutText, QUERY_MAX_LENGTH } from '../queryLength';
import { statusText } from '../searchState';
import { useStoredSearches } from '../storedSearches';
import { useSearch } from '../useSearch';
import { Destinations } from './Destinations';
import { earlySearch } from './earlySearch';
import './frame.css';
import { LIST_ID, OptionList, optionId } from './OptionList';
import { groupBySection, type OptionGroup, step } from './options';
import styles from './SearchModal.module.css';
import { StoredActions } from './StoredActions';

/** Hits per request. */
const HITS_PER_PAGE = 20;

const FAVORITES = 'Favorite';
const RECENT = 'Recent';

export interface SearchModalProps {
  /** Initial value of the input. */
  readonly seed: string;
  readonly onClose: () => void;
}

/**
 * The search modal: an input with a list of results or stored searches.
 *
 * It follows the ARIA combobox pattern: focus stays in the input, which refers to the active option.
 */
export function SearchModal({ seed, onClose }: SearchModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // The framework's link would prefetch on each keystroke, because its URL contains the query.
  const { open, follow } = useFollow(onClose);
  const { baseUrl, trailingSlash } = useDocusaurusContext().siteConfig;
  const linkOf = useSearchLinkCreator();
  const searchLink = (text: string) => applyTrailingSlash(linkOf(text), { trailingSlash, baseUrl });
  const stored = useStoredSearches();

  const [query, setQuery] = useState(() => cutText(earlySearch()?.text ?? seed));
  const [active, setActive] = useState(0);
  const [submitted, setSubmitted] = useState(() => earlySearch()?.isSubmitted ?? false);
  const [search, , retry] = useSearch(query, HITS_PER_PAGE);
  const { status, answered, count, computed } = search;

  const found = useMemo(() => groupBySection(search.hits), [search.hits]);
  const kept: readonly OptionGroup[] = [
    { label: RECENT, hits: stored.recent },
    { label: FAVORITES, hits: stored.favorites },
  ].filter(({ hits }) => hits.length > 0);
  const isBlank = query.trim() === '';
  const groups = isBlank ? kept : found;
  const options = groups.flatMap(({ hits }) => hits);
  const activeAt = Math.min(active, options.length - 1);
  const hasLink = !isBlank && count > 0;
  useLockBodyScroll();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    input.current?.focus();
    const early = earlySearch();
    if (early) {
      setQuery(early.text);
      input.current?.setSelectionRange(...early.selection);
      early.remove();
    }
    return () => element?.close();
  }, []);

  const change = (text: string) => {
    setQuery(cutText(text));
    setActive(0);
    setSubmitted(false);
  };

  const startWith = (text: string) => {
    change(text);
    input.current?.focus();
  };

  const select = (hit: SearchHit) => {
    stored.follow(hit);
    open(hit.url);
  };

  // Enter applies only if the hits belong to the current query.
  const isAnswered = isBlank || answered === query;
  const chosen = options[activeAt];
  useEffect(() => {
    if (submitted && isAnswered) {
      setSubmitted(false);
      if (chosen !== undefined) {
        select(chosen);
      }
    }
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(step(activeAt, event.key === 'ArrowDown' ? 1 : -1, options.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      setSubmitted(true);
    }
  };

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close is the cancel event.
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label="Search"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) {
          onClose();
        }
      }}
    >
      <div className="search-modal__sheet">
        <div className="search-modal__field">
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? LIST_ID : undefined}
            aria-activedescendant={activeAt >= 0 ? optionId(activeAt) : undefined}
            placeholder="Search docs"
            maxLength={QUERY_MAX_LENGTH}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {query !== '' && (
            <button type="button" onClick={() => startWith('')}>
              Clear<VisuallyHidden> the query</VisuallyHidden>
            </button>
          )}
          <button type="button" onClick={onClose}>
            Close
          </button>
        </div>
        {status === 'stalled' && <progress className={styles.progress} aria-label="Searching" />}
        <output>
          <VisuallyHidden>{statusText(search)}</VisuallyHidden>
          {!isBlank && search.unknown.length > 0 && (
            <span className={styles.notice}>{unknownText(search.unknown)}</span>
          )}
          {!isBlank && computed !== undefined && (
            <ComputedLine computed={computed} onFollow={(event) => follow(event, computed.url)} />
          )}
        </output>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className="search-modal__answer" aria-label="Answer" tabIndex={0}>
          {status === 'error' && (
            <div className={styles.message}>
              <Failure
                onRetry={() => {
                  retry();
                  input.current?.focus();
                }}
              />
            </div>
          )}
          {status === 'stalled' && options.length === 0 && <p>Searching…</p>}
          {isBlank && options.length === 0 && <p>No recent searches</p>}
          {isBlank && <Destinations onFollow={onClose} />}
          {status === 'ready' && count === 0 && (
            <div className={styles.message}>
              <NoResults query={answered ?? query} onSuggestion={startWith} />
            </div>
          )}
          {options.length > 0 && (
            <OptionList
              label={isBlank ? 'Searches' : 'Results'}
              groups={groups}
              active={activeAt}
              onActive={setActive}
              onSelect={select}
              {...(isBlank && {
                actions: (group: OptionGroup, hit: SearchHit) => (
                  <StoredActions
                    search={hit}
                    isFavorite={group.label === FAVORITES}
                    stored={stored}
                    onDone={() => input.current?.focus()}
                  />
                ),
              })}
            />
          )}
        </section>
        <div className={clsx('search-modal__foot', !hasLink && 'search-modal__foot--without-link')}>
          {hasLink && (
            <a href={searchLink(query)} onClick={(event) => follow(event, searchLink(query))}>
              {`See all ${count} results`}
            </a>
          )}
          <span className="search-modal__hints" aria-hidden="true">
            <kbd translate="no">↵</kbd> to select <kbd translate="no">↑</kbd>{' '}
            <kbd translate="no">↓</kbd> to navigate <kbd translate="no">esc</kbd> to close
          </span>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
