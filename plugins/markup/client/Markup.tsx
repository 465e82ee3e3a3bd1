import { useHistory } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { ComponentProps, JSX, MouseEvent, ReactNode, TouchEvent } from 'react';
import { anchorsIn, withAddresses } from './addresses';

interface MarkupProps extends ComponentProps<'div'> {
  /** The element's name. */
  readonly as: keyof JSX.IntrinsicElements;
  /** What's in it, from the build (plugins/markup). Paths in links have no base URL. */
  readonly html: string;
}

/** The link that an event is about, unless the browser has to follow it. */
function linkOf({ target }: MouseEvent | TouchEvent): HTMLAnchorElement | undefined {
  const link = (target as Element).closest('a');
  return link && !link.target && !link.getAttribute('href')?.startsWith('#') ? link : undefined;
}

const preload = (event: MouseEvent | TouchEvent) => {
  const link = linkOf(event);
  if (link) {
    window.docusaurus.preload(link.pathname);
  }
};

/** A part of a document that's HTML, with links that work as the framework's do. */
export function Markup({ as, html, ...props }: MarkupProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { baseUrl, trailingSlash } = siteConfig;
  const brokenLinks = useBrokenLinks();
  const history = useHistory();
  const Element = as as 'div';
  const addressed = withAddresses(html, (target) => {
    const address = target.startsWith('#')
      ? target
      : applyTrailingSlash(baseUrl + target.slice(1), { trailingSlash, baseUrl });
    brokenLinks.collectLink(address);
    return address;
  });
  anchorsIn(html).forEach(brokenLinks.collectAnchor);
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (link && event.button === 0 && !isModified && !event.defaultPrevented) {
      event.preventDefault();
      const { pathname, search, hash } = link;
      const address = pathname + search + hash;
      const isHere = address === history.createHref(history.location);
      history[isHere ? 'replace' : 'push'](address);
    }
  };
  return (
    <Element
      {...props}
      onClick={follow}
      onMouseOver={preload}
      onTouchStart={preload}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from the document by the build
      dangerouslySetInnerHTML={{ __html: addressed }}
    />
  );
}
