import type * as Classic from '@docusaurus/preset-classic';
import type { ThemeConfig as MermaidThemeConfig } from '@docusaurus/theme-mermaid';
import { ADDITIONAL_LANGUAGES } from './codeLanguages.ts';
import { CODE_THEME } from './codeTheme.ts';
import { COPYRIGHT_YEAR, SECTIONS } from './identity.ts';
import { navbarItems } from './navbar.ts';
import { algoliaThemeConfig } from './search.ts';
import type { Settings } from './settings.ts';

/** How the color mode begins. Each page's inline script applies it, too. */
export const COLOR_MODE = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} as const;

/**
 * What the theme shows: the navbar, the footer, and how code and diagrams look.
 *
 * @see https://docusaurus.io/docs/api/themes/configuration
 */
export const themeConfig = (settings: Settings) =>
  ({
    colorMode: COLOR_MODE,
    metadata: [
      { property: 'og:site_name', content: settings.title },
      // Documents are articles.
      { property: 'og:type', content: 'website' },
    ],
    docs: {
      versionPersistence: 'localStorage',
      sidebar: { hideable: true, autoCollapseCategories: true },
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: {
      title: settings.title,
      logo: {
        src: 'img/mark-light.svg',
        srcDark: 'img/mark-dark.svg',
        alt: '',
        width: 28,
        height: 28,
      },
      hideOnScroll: false,
      items: navbarItems([
        ...SECTIONS.map(({ sidebarId, label }) => ({
          type: 'docSidebar' as const,
          sidebarId,
          label,
          position: 'left' as const,
        })),
        { href: settings.repository, label: 'Source' },
      ]),
    },
    footer: {
      logo: {
        src: 'img/mark-light.svg',
        srcDark: 'img/mark-dark.svg',
        alt: settings.title,
        href: '/',
        width: 25,
        height: 25,
      },
      links: [
        { label: 'About', to: '/about' },
        { label: 'Docs rule', to: '/docs-rule' },
        { label: 'Privacy policy', to: '/privacy-policy' },
        { label: 'Source repository', href: settings.repository },
      ],
      copyright: `Copyright © ${COPYRIGHT_YEAR} ${settings.title}`,
    },
    mermaid: {
      theme: { light: 'default', dark: 'dark' },
      options: {
        securityLevel: 'loose',
        // Narrow enough for a phone, so that the labels stay as large as the text.
        flowchart: { nodeSpacing: 32, rankSpacing: 36, padding: 10, wrappingWidth: 160 },
        gantt: {
          useWidth: 480,
          fontSize: 14,
          sectionFontSize: 14,
          barHeight: 24,
          leftPadding: 76,
          rightPadding: 16,
        },
      },
    },
    prism: {
      theme: CODE_THEME,
      darkTheme: CODE_THEME,
      additionalLanguages: ADDITIONAL_LANGUAGES,
    },
    algolia: algoliaThemeConfig(settings.search),
  }) satisfies Classic.ThemeConfig & MermaidThemeConfig;
