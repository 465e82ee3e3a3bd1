import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode, SyntheticEvent } from 'react';
import { type MistakePlace, mistakeAddress } from './mistakeAddress';

/** ID of the last heading above the middle of the window; empty if there's none. */
function headingInView(): string {
  const headings = [...document.querySelectorAll('article :is(h2, h3)[id]')];
  const passed = headings.filter(
    (heading) => heading.getBoundingClientRect().top < innerHeight / 2,
  );
  return passed.at(-1)?.id ?? '';
}

/** Leads to where a mistake on the page is reported. The section in view is added when the link is used. */
export function MistakeLink(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const place = siteConfig.customFields as unknown as MistakePlace;
  const page = siteConfig.url + pathname;
  const addHeading = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = mistakeAddress(place, page, headingInView());
  };
  return (
    <Link
      href={mistakeAddress(place, page)}
      onPointerDown={addHeading}
      onFocus={addHeading}
      onClick={addHeading}
    >
      Report a mistake
    </Link>
  );
}
