import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useActivePlugin,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useHomePageRoute } from '@docusaurus/theme-common/internal';
import { SECTIONS } from '@site/site/identity';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import type { ReactNode } from 'react';

interface Step {
  readonly label: string;
  readonly href?: string | undefined;
}

/** The section of a document as the first step; nothing if the document is the one that it leads to. */
function useSectionStep(): readonly Step[] {
  const { activeVersion } = useActiveDocContext(useActivePlugin()?.pluginId);
  const { pathname } = useLocation();
  const name = useDocsSidebar()?.name ?? '';
  const section = SECTIONS.find(({ sidebarId }) => sidebarId === name);
  const href = activeVersion?.sidebars?.[name]?.link?.path;
  return section === undefined || href === pathname ? [] : [{ label: section.label, href }];
}

/**
 * The way from the home page to a document, by its section and categories.
 *
 * Upstream leaves out the section, and ends with the document's own title, which follows right below.
 */
export default function DocBreadcrumbs(): ReactNode {
  const steps = useSidebarBreadcrumbs();
  const section = useSectionStep();
  const home = useHomePageRoute();
  if (!steps) {
    return null;
  }
  const above = steps.slice(0, -1).map((step) => ({
    label: step.label,
    href: step.type === 'category' && step.linkUnlisted ? undefined : step.href,
  }));
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label={translate({ id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs' })}
    >
      <ul className="breadcrumbs">
        {home && <HomeBreadcrumbItem />}
        {[...section, ...above].map(({ label, href }) => (
          <li key={label} className="breadcrumbs__item">
            {href === undefined ? (
              <span className="breadcrumbs__link">{label}</span>
            ) : (
              <Link className="breadcrumbs__link" href={href}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
