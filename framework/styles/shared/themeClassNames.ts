import type { ThemeClassNames as AllNames } from '@docusaurus/theme-common';

/** The framework's names, all optional: its components omit missing ones. */
type Known<Names> = {
  readonly [Key in keyof Names]?: Names[Key] extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Known<Names[Key]>;
};

/**
 * The class names that the site's stylesheets, scripts, and tests use to find parts of a page. They replace
 * the framework's list, which names more: those of sidebar items alone appear up to a hundred times per page.
 * If you need another one, add it with the framework's value.
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
    docSidebarItemCategoryLevel: () => '',
    docSidebarItemLinkLevel: () => '',
  },
  blog: {},
  pages: {},
} satisfies Known<typeof AllNames>;
