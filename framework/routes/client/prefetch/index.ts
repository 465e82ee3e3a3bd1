import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import { routeKey } from '../../shared/directory';
import { isPartKnown, partWith } from '../directory';
import { partBytes } from '../pageData';
import preloadPage from '../preload';
import { arrivedBytes, budgetOf } from './budget';
import { type Candidate, chooseFiles, distance, HEADER_BYTES } from './choice';
import { isSparing } from './connection';

/** The most of the budget that parts of the directory may take, which tell what else to fetch; one may take more. */
const DIRECTORY_SHARE = 1 / 4;

/**
 * How many of the pages whose links came into view together are fetched without waiting for what the directory
 * tells of the others.
 */
const NEAREST = 4;

/** Paths of the pages whose links came into view and were not decided on, by their keys. */
const wanted = new Map<string, string>();

/** Files that were fetched ahead of need, and when they are here. */
const fetched = new Map<string, Promise<void>>();

/** A page that may be fetched ahead of need. */
interface Page {
  readonly pathname: string;
  /** All it needs beside what each page does. */
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

/** Where the browser has left out what is far away, to ask where something is has it laid out, for each link again. */
const SEEN: CheckVisibilityOptions = { contentVisibilityAuto: true };

const addressOf = (file: string) => `${__webpack_require__.p}${file}`;

const isHere = (file: string) =>
  fetched.has(file) ||
  performance.getEntriesByName(new URL(addressOf(file), window.location.href).href).length > 0;

/**
 * How far links are from where the reader is taken to look: in the middle of the window. Who has done nothing yet
 * reads the text from its title on.
 *
 * @param links - in the order of the document
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

/** The wanted pages, that of the nearest link first. */
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

/** The first keys whose parts of the directory are known or can be paid for. */
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
 * Makes a page ready to be shown whose files are on their way, in an idle moment once they are here. To take a
 * fetched file from the browser's cache once its link is pressed takes a slow device longer than to run it.
 */
async function makeReady({ pathname, needed }: Page): Promise<void> {
  await Promise.all(needed.map(({ file }) => fetched.get(file)));
  // What fails here fails again when the link is followed, and is told then.
  whenIdle(() => void preloadPage(pathname).catch(() => undefined));
}

/** Fetches what pages need, as far as the budget goes, and says which have all of it then. */
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
    // What cannot be had ahead of need is told when it is needed.
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
    // Who comes to another page has done something.
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
 * Takes note that a link came into view. What its page needs is fetched when the browser is idle, nearest
 * links first, as far as the budget of the view goes.
 *
 * @param pathname - of the page's address
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

/** Takes note of the links that are in view, and fetches at once. */
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

/** What a reader does first, one way or the other. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click'];

/** Takes note that the reader is here: more may be fetched from now on. */
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
 * Fetches what the links lead to that are in view in the page as it was served: while a page hydrates there is
 * nothing else to fetch, and the links themselves tell of it only when that is done. There is more of it once the
 * reader does something.
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
