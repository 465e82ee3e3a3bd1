import type { ThemeClassNames as AllNames } from '@docusaurus/theme-common';

/** The framework's names, of which any may be missing: its components leave out those that are not there. */
type Known<Names> = {
  readonly [Key in keyof Names]?: Names[Key] extends string
    ? string
    : Names[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string | undefined
      : Known<Names[Key]>;
};

const noName = () => undefined;

/**
 * The class names by which stylesheets, scripts, and tests of this site find parts of a page. They replace the
 * framework's, which name more parts, for stylesheets of any site: those of a sidebar's items alone appear in a
 * page up to a hundred times. Add one that you need here, as the framework has it.
 *
 * @see https://docusaurus.io/docs/styling-layout#theme-class-names
 */
export const ThemeClassNames = {
  page: { mdxPage: 'mdx-page' },
  wrapper: {},
  common: {
    editThisPage: 'theme-edit-this-page',
    lastUpdated: 'theme-last-updated',
    backToTopButton: 'theme-back-to-top-button',
    codeBlock: 'theme-code-block',
    admonition: 'theme-admonition',
    admonitionType: (type: string) => `theme-admonition-${type}`,
  },
  announcementBar: { container: 'theme-announcement-bar' },
  layout: { navbar: { mobileSidebar: {} }, main: {}, footer: {} },
  docs: {
    docVersionBanner: 'theme-doc-version-banner',
    docBreadcrumbs: 'theme-doc-breadcrumbs',
    docMarkdown: 'theme-doc-markdown',
    docTocMobile: 'theme-doc-toc-mobile',
    docTocDesktop: 'theme-doc-toc-desktop',
    docFooter: 'theme-doc-footer',
    docSidebarContainer: 'theme-doc-sidebar-container',
    docSidebarMenu: 'theme-doc-sidebar-menu',
    docSidebarItemCategoryLevel: noName,
    docSidebarItemLinkLevel: noName,
  },
  blog: {},
  pages: {},
} satisfies Known<typeof AllNames>;
