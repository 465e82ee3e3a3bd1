import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * The theme's class, and one that keeps a heading in browsers' reader views: Readability takes a heading for something
 * around the article if its id contains a word such as "footer" or "media", unless its class says "content".
 *
 * @see https://github.com/mozilla/readability/blob/main/Readability.js for the words
 */
const KEPT = 'anchor content';

/**
 * A heading with a link to itself. Upstream repeats the heading in the link's title, and sets a scroll margin, but the
 * page's scroll padding already keeps headings below the navbar.
 */
export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }
  brokenLinks.collectAnchor(id);
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
    },
    { heading: typeof props.children === 'string' ? props.children : id },
  );
  return (
    <As {...props} className={clsx(KEPT, props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={label}>
        &#8203;
      </Link>
    </As>
  );
}
