import { AWAKE, EARLY, type SleepingWindow } from '../shared/protocol';

/** Loads the code of a page, once the framework's own code runs. */
type PreloadingWindow = Window & { docusaurus?: { preload?: (pathname: string) => unknown } };

/** The link that a press follows to another page of the site, in this tab; undefined for all others. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const target = event.target as Element;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  return link &&
    isPlain &&
    !target.closest(EARLY) &&
    !link.target &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin &&
    link.pathname !== window.location.pathname
    ? link
    : undefined;
}

/**
 * Keeps presses of links to other pages from now on, until the page responds. Before hydration, a link loads a page of its
 * own. Once it has begun, the page responds sooner than another one could be loaded, and doesn't have to wake up again.
 */
export function keepLinks(): void {
  const page = window as SleepingWindow & PreloadingWindow;
  const { asleep } = page;
  if (asleep === undefined) {
    return;
  }
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (link) {
      event.preventDefault();
      event.stopImmediatePropagation();
      asleep.kept.push(event);
      page.docusaurus?.preload?.(link.pathname);
    }
  };
  addEventListener('click', onClick, true);
  document.addEventListener(AWAKE, () => removeEventListener('click', onClick, true), {
    once: true,
  });
}
