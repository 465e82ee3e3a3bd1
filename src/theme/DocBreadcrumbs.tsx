import Link from '@docusaurus/Link';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useHomePageRoute } from '@docusaurus/theme-common/internal';
import { useSection } from '@site/plugins/documents/client/useSection';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import type { ReactNode } from 'react';

interface Step {
  readonly label: string;
  readonly href?: string | undefined;
}

/**
 * The way from the home page to a document, by its section and categories.
 *
 * Upstream leaves out the section, and ends with the document's own title, which follows right below.
 */
export default function DocBreadcrumbs(): ReactNode {
  const steps = useSidebarBreadcrumbs();
  const section = useSection();
  const home = useHomePageRoute();
  if (!steps) {
    return null;
  }
  // The section's landing document has nothing above it.
  const first: readonly Step[] = section === undefined || section.isLanding ? [] : [section];
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
        {[...first, ...above].map(({ label, href }) => (
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
