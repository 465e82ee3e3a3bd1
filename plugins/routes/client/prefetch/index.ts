import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import { keyOf } from '../../shared/directory';
import { isPartKnown, partWith } from '../directory';
import { pageData } from '../pageData';
import { type Candidate, chooseFiles, distance, HEADER_BYTES } from './choice';

/** Bytes that may be fetched ahead of need while one page is viewed. */
const VIEW_BUDGET = 100_000;

/** The most of it that parts of the directory may take, which tell what else to fetch. */
const DIRECTORY_BUDGET = VIEW_BUDGET / 4;

/** Keys of the pages whose links came into view and were not decided on. */
const wanted = new Set<string>();

/** Files that were fetched ahead of need. */
const fetched = new Set<string>();

let view = '';
let spent = 0;
let spentOnDirectory = 0;
let isScheduled = false;

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(task, { timeout: 500 })
    : setTimeout(task, 50);

const addressOf = (file: string) => `${__webpack_require__.p}${file}`;

const isHere = (file: string) =>
  fetched.has(file) ||
  performance.getEntriesByName(new URL(addressOf(file), window.location.href).href).length > 0;

/** The wanted pages, by the distance of their nearest link from the middle of the window. */
function nearestFirst(): readonly string[] {
  const distances = new Map<string, number>();
  for (const link of Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'))) {
    const key = link.origin === window.location.origin ? keyOf(link.pathname) : '';
    if (wanted.has(key)) {
      const box = link.getBoundingClientRect();
      const far =
        box.width === 0
          ? Number.POSITIVE_INFINITY
          : distance(box, window.innerWidth / 2, window.innerHeight / 2);
      distances.set(key, Math.min(far, distances.get(key) ?? Number.POSITIVE_INFINITY));
    }
  }
  return [...distances].sort(([, one], [, other]) => one - other).map(([key]) => key);
}

/** The first keys whose parts of the directory are known or can be paid for. */
function affordable(keys: readonly string[]): readonly string[] {
  const cost = pageData.partBytes + HEADER_BYTES;
  return keys.filter((key) => {
    if (!isPartKnown(key)) {
      if (spentOnDirectory + cost > DIRECTORY_BUDGET) {
        return false;
      }
      spentOnDirectory += cost;
      spent += cost;
      void partWith(key);
    }
    return true;
  });
}

async function filesOf(key: string): Promise<readonly Candidate[]> {
  const { files, entries } = await partWith(key);
  return (entries[key]?.files ?? []).flatMap((index) => {
    const [file, bytes] = files[index] ?? ['', 0];
    return isHere(file) ? [] : [{ file, bytes }];
  });
}

async function spend(): Promise<void> {
  const keys = affordable(nearestFirst());
  wanted.clear();
  // What cannot be had ahead of need is told when it is needed.
  const pages = await Promise.all(keys.map((key) => filesOf(key).catch(() => [])));
  for (const { file, bytes } of chooseFiles(pages, VIEW_BUDGET - spent)) {
    fetched.add(file);
    spent += bytes + HEADER_BYTES;
    void fetchAhead(addressOf(file));
  }
}

/**
 * Takes note that a link came into view. What its page needs is fetched when the browser is idle, nearest
 * links first, as far as the budget of the view goes.
 *
 * @param pathname - of the page's address
 */
export function prefetchPage(pathname: string): void {
  if (view !== window.location.pathname) {
    view = window.location.pathname;
    spent = 0;
    spentOnDirectory = 0;
    wanted.clear();
  }
  wanted.add(keyOf(pathname));
  if (!isScheduled) {
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      void spend();
    });
  }
}
