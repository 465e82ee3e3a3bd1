import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import { routeKey } from '../../shared/directory';
import { isPartKnown, partWith } from '../directory';
import { partBytes } from '../pageData';
import preloadPage from '../preload';
import { arrivedBytes, budgetOf } from './budget';
import { type Candidate, chooseFiles, distance, HEADER_BYTES } from './choice';
import { isSparing } from './connection';

/**
 * Largest share of the budget for parts of the directory, which list what else to fetch. One part may exceed
 * it.
 */
const DIRECTORY_SHARE = 1 / 4;

/** How many of the nearest pages are fetched without waiting for the directory parts of the others. */
const NEAREST = 4;

/** Paths of pages whose links came into view and that are still undecided, by key. */
const wanted = new Map<string, string>();

/** Prefetched files, with promises for their arrival. */
const fetched = new Map<string, Promise<void>>();

/** A page that may be prefetched. */
interface Page {
  readonly pathname: string;
  /** Its files, without those that every page loads. */
  readonly needed: readonly Candidate[];
}

let view = '';
let budget = 0;
let spent = 0;
let spentOnDirectory = 0;
let isScheduled = false;
let isTouched = false;

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(task, { timeout: 500 })
    : setTimeout(task, 50);

const linksOfSite = (): readonly HTMLAnchorElement[] =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]')).filter(
    ({ origin }) => origin === window.location.origin,
  );

/** Where the browser skips rendering offscreen content, measuring a link forces its layout, once per link. */
const SEEN: CheckVisibilityOptions = { contentVisibilityAuto: true };

const addressOf = (file: string) => `${__webpack_require__.p}${file}`;

const isHere = (file: string) =>
  fetched.has(file) ||
  performance.getEntriesByName(new URL(addressOf(file), window.location.href).href).length > 0;

/**
 * How far links are from where the reader is assumed to look: the middle of the viewport, or the title before
 * any interaction.
 *
 * @param links - in document order
 */
function measureOf(links: readonly HTMLAnchorElement[]): (link: HTMLAnchorElement) => number {
  if (isTouched) {
    return (link) =>
      distance(link.getBoundingClientRect(), window.innerWidth / 2, window.innerHeight / 2);
  }
  const title = document.querySelector('h1');
  const isInText = (link: Node) =>
    title !== null &&
    (title.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return (link) => links.indexOf(link) + (isInText(link) ? 0 : links.length);
}

/** The wanted pages, sorted by the distance of their links. */
function nearestFirst(): readonly string[] {
  const distances = new Map<string, number>();
  const links = linksOfSite();
  const measure = measureOf(links);
  for (const link of links) {
    const key = routeKey(link.pathname);
    if (wanted.has(key)) {
      const far = link.checkVisibility(SEEN) ? measure(link) : Number.POSITIVE_INFINITY;
      distances.set(key, Math.min(far, distances.get(key) ?? Number.POSITIVE_INFINITY));
    }
  }
  return [...distances].sort(([, one], [, other]) => one - other).map(([key]) => key);
}

/** The first keys whose parts of the directory are loaded or fit the budget. */
function affordable(keys: readonly string[]): readonly string[] {
  const cost = partBytes + HEADER_BYTES;
  return keys.filter((key) => {
    if (!isPartKnown(key)) {
      const most = spentOnDirectory === 0 ? budget : budget * DIRECTORY_SHARE;
      if (spentOnDirectory + cost > most) {
        return false;
      }
      spentOnDirectory += cost;
      spent += cost;
      void partWith(key);
    }
    return true;
  });
}

async function pageAt(key: string, pathname: string): Promise<readonly Page[]> {
  const [files, entries] = await partWith(key);
  const entry = entries[key];
  if (entry === undefined) {
    return [];
  }
  const [indexes] = entry;
  const needed = indexes.map((index): Candidate => {
    const [file, bytes] = files[index] ?? ['', 0];
    return { file, bytes };
  });
  return [{ pathname, needed }];
}

/**
 * Preloads a page in an idle moment once its files have arrived. On a slow device, reading a file from the
 * browser's cache after the link is pressed takes longer than running it.
 */
async function makeReady({ pathname, needed }: Page): Promise<void> {
  await Promise.all(needed.map(({ file }) => fetched.get(file)));
  // A failure here repeats when the link is followed, and is reported then.
  whenIdle(() => void preloadPage(pathname).catch(() => undefined));
}

/** Fetches the files of pages within the budget, and returns the pages that then have all of them. */
function fetchMissing(pages: readonly Page[]): readonly Page[] {
  const isMissing = ({ file }: Candidate) => !isHere(file);
  const missing = pages.map(({ needed }) => needed.filter(isMissing));
  for (const { file, bytes } of chooseFiles(missing, budget - spent)) {
    spent += bytes + HEADER_BYTES;
    fetched.set(file, fetchAhead(addressOf(file)));
  }
  return pages.filter(({ needed }) => !needed.some(isMissing));
}

async function spend(): Promise<void> {
  const pages = affordable(nearestFirst()).map((key) =>
    // A failure is reported when the page is actually needed.
    pageAt(key, wanted.get(key) ?? key).catch(() => []),
  );
  const seen = view;
  wanted.clear();
  for (const some of [pages.slice(0, NEAREST), pages.slice(NEAREST)]) {
    const known = (await Promise.all(some)).flat();
    if (seen !== view) {
      return;
    }
    for (const page of fetchMissing(known)) {
      void makeReady(page);
    }
  }
}

function note(pathname: string): void {
  if (view !== window.location.pathname) {
    // Navigation counts as interaction.
    isTouched ||= view !== '';
    view = window.location.pathname;
    budget = budgetOf(isTouched, arrivedBytes());
    spent = 0;
    spentOnDirectory = 0;
    wanted.clear();
  }
  wanted.set(routeKey(pathname), pathname);
}

/**
 * Records that a link came into view. Its page is fetched when the browser is idle, nearest links first,
 * within the budget of the view.
 *
 * @param pathname - of the page's URL
 */
export function prefetchPage(pathname: string): void {
  note(pathname);
  if (!isScheduled) {
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      void spend();
    });
  }
}

/** Records the links in view, and fetches at once. */
function prefetchInView(): void {
  if (isSparing()) {
    return;
  }
  const inView = linksOfSite().filter((link) => {
    if (link.pathname === window.location.pathname || !link.checkVisibility(SEEN)) {
      return false;
    }
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
  for (const { pathname } of inView) {
    note(pathname);
  }
  void spend();
}

/** The first events of any kind of interaction. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click'];

/** Records that the reader interacts with the page, so more may be fetched. */
function setTouched(): void {
  for (const type of TOUCHES) {
    removeEventListener(type, onTouch, true);
  }
  isTouched = true;
  budget = budgetOf(isTouched, 0);
}

function onTouch(): void {
  setTouched();
  whenIdle(prefetchInView);
}

/**
 * Prefetches for the links in view in the page as it was served. The network is idle during hydration, and
 * the links report themselves only after it. Prefetches more once the reader interacts.
 */
export function prefetchServed(): void {
  for (const type of TOUCHES) {
    addEventListener(type, onTouch, { capture: true, passive: true });
  }
  if (navigator.userActivation.hasBeenActive || window.scrollY > 0) {
    setTouched();
  }
  prefetchInView();
}
