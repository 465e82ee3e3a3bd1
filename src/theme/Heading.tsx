import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import { Children, isValidElement, type ReactNode } from 'react';
import './Heading.css';

/**
 * The theme's class, and one that keeps a heading in browsers' reader views: Readability takes a heading for something
 * around the article if its id contains a word such as "footer" or "media", unless its class says "content".
 *
 * @see https://github.com/mozilla/readability/blob/main/Readability.js for the words
 */
const KEPT = 'anchor content';

/** Whether there's a link in what a heading says. */
const hasLink = (content: ReactNode): boolean =>
  Children.toArray(content).some(
    (child) =>
      isValidElement<{
        readonly href?: string;
        readonly to?: string;
        readonly children?: ReactNode;
      }>(child) &&
      (child.props.href !== undefined ||
        child.props.to !== undefined ||
        hasLink(child.props.children)),
  );

/**
 * A heading that links to itself, unless there's another link in it.
 *
 * Upstream adds a link whose name says the heading again, which makes it part of the heading's name, and sets a scroll
 * margin, but the page's scroll padding already keeps headings below the navbar.
 */
export default function Heading({ as: As, id, children, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return (
      <As {...props} id={undefined}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} className={clsx(KEPT, props.className)} id={id}>
      {hasLink(children) ? children : <Link to={`#${id}`}>{children}</Link>}
    </As>
  );
}
