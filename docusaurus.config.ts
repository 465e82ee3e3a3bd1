import { fileURLToPath } from 'node:url';
import type * as Classic from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { DATA_SETS } from './data/index.ts';
import { interopPlugin } from './framework/interop/node/index.ts';
import { routesPlugin } from './framework/routes/node/index.ts';
import { stylesPlugin } from './framework/styles/node/index.ts';
import { wakeUpPlugin, wakeUpTemplate } from './framework/wakeUp/node/index.ts';
import { cardsPlugin } from './plugins/cards/node/index.ts';
import { remarkChecklist } from './plugins/checklists/node/remarkChecklist.ts';
import { documentChecks, readerElsewhere } from './plugins/checks/node/index.ts';
import { codePlugin, remarkHighlight } from './plugins/code/node/index.ts';
import { diagramsPlugin, readDrawingSizes, remarkDrawings } from './plugins/diagrams/node/index.ts';
import {
  documentsPlugin,
  formerPaths,
  parseFrontMatterWithAddress,
  pictureSizes,
  readHistory,
  readSectionKeywords,
  remarkLibraryData,
  sidebarItemsInOrder,
} from './plugins/documents/node/index.ts';
import { pageSourcesPlugin } from './plugins/documents/node/pageSources.ts';
import { formulasPlugin } from './plugins/formulas/node/index.ts';
import { rehypeFormulaStylesheet } from './plugins/formulas/node/rehypeFormulaStylesheet.ts';
import { rehypeFormulaWidths } from './plugins/formulas/node/rehypeFormulaWidths.ts';
import { iconsPlugin } from './plugins/icons/node/index.ts';
import { markdownPlugin } from './plugins/markdown/node/index.ts';
import { rehypeMarkup } from './plugins/markup/node/rehypeMarkup.ts';
import { recmaLocalRuntime } from './plugins/mdx/node/recmaLocalRuntime.ts';
import { remarkRareComponents } from './plugins/mdx/node/remarkRareComponents.ts';
import { normalized } from './plugins/mdx/node/sourceText.ts';
import { remarkPlot } from './plugins/plots/node/remarkPlot.ts';
import { recipeFaults, recipesPlugin, remarkRecipe } from './plugins/recipes/node/index.ts';
import { searchPlugin } from './plugins/search/node/index.ts';
import { straysPlugin } from './plugins/strays/node/index.ts';
import {
  dataPlugin,
  plainRows,
  remarkDataTable,
  rowIds,
  rowsOf,
} from './plugins/tables/node/index.ts';
import { remarkTableWidths } from './plugins/tables/node/remarkTableWidths.ts';
import { remarkTypography } from './plugins/typography/node/remarkTypography.ts';
import { ADDITIONAL_LANGUAGES } from './site/codeLanguages.ts';
import {
  IMAGE_BASE_PATH,
  OUTSIDE_SIDEBARS,
  PAGE_SOURCES,
  PAGES,
  SECTIONS,
} from './site/identity.ts';
import { mathsFolder, readSettings } from './site/settings.ts';
import { COLOR_MODE, themeConfig } from './site/themeConfig.ts';

const settings = readSettings(process.env);
const siteDir = fileURLToPath(new URL('.', import.meta.url));
/** Base URL for editing the project's files; their paths are appended. */
const editUrl = `${settings.repository}/edit/${settings.branch}/`;

const documentsFolder = fileURLToPath(new URL('docs', import.meta.url));

/** Folder of the pictures on the image host. */
const picturesFolder = fileURLToPath(new URL(`images/${IMAGE_BASE_PATH}`, import.meta.url));

// In development, the framework shows a made-up date instead.
const history = process.env.NODE_ENV === 'production' ? readHistory(siteDir) : undefined;
const commitTimes = history?.times ?? new Map();
const showLastUpdateTime = commitTimes.size > 0;

/** The site's mark, for pictures that the build makes. */
const mark = fileURLToPath(new URL('static/img/mark-light.svg', import.meta.url));

const data = { sets: DATA_SETS, folder: fileURLToPath(new URL('data', import.meta.url)) };

const rows = <Name extends keyof typeof DATA_SETS>(name: Name) =>
  rowsOf(name, DATA_SETS[name], data.folder);

const drawingSizes = readDrawingSizes(fileURLToPath(new URL('static/diagrams', import.meta.url)));

/** The plugin for code blocks in documents and pages. */
const highlight = [remarkHighlight, { additionalLanguages: ADDITIONAL_LANGUAGES }];

const LOCALES = ['en'];

const config: Config = {
  title: settings.title,
  tagline: settings.tagline,
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  url: settings.url,
  baseUrl: settings.baseUrl,
  trailingSlash: settings.trailingSlash,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  onBrokenMarkdownLinks: 'throw',
  future: {
    v4: true,
    experimental_faster: {
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      // Each thread loads all pages: two take as long as one, and use 130 MB more.
      ssgWorkerThreads: false,
      swcHtmlMinimizer: true,
      swcJsLoader: true,
      swcJsMinimizer: true,
    },
  },
  i18n: { defaultLocale: 'en', locales: LOCALES },
  ssrTemplate: wakeUpTemplate({ colorMode: COLOR_MODE, locales: LOCALES }),
  staticDirectories: ['static', 'images'],
  customFields: {
    repository: settings.repository,
    shortTitle: settings.shortTitle,
    contact: settings.contact,
    imageHost: settings.imageHost,
    maths: settings.maths,
    search: settings.search,
    analytics: settings.analytics,
  },
  scripts: settings.analytics
    ? [
        {
          src: settings.analytics.script,
          defer: true,
          'data-domain': settings.analytics.domain,
        },
      ]
    : [],
  markdown: {
    format: 'mdx',
    mermaid: true,
    mdx1Compat: { comments: true, admonitions: true, headingIds: true },
    parseFrontMatter: parseFrontMatterWithAddress(documentsFolder, commitTimes),
    preprocessor: ({ fileContent }) => normalized(fileContent),
  },
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {
          path: 'docs',
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          sidebarItemsGenerator: sidebarItemsInOrder(documentsFolder),
          editUrl,
          showLastUpdateTime,
          breadcrumbs: true,
          versions: { current: { label: 'Next' } },
          beforeDefaultRemarkPlugins: [highlight, remarkTypography, remarkTableWidths],
          remarkPlugins: [
            remarkMath,
            [remarkDrawings, () => drawingSizes],
            [remarkRecipe, () => ({ siteDir, check: recipeFaults(rows('kitchen-conversions')) })],
            remarkChecklist,
            remarkPlot,
            [remarkDataTable, () => data],
            remarkLibraryData,
            [
              remarkRareComponents,
              {
                Keys: { module: '@site/plugins/documents/client/Keys', isDefault: false },
                OfflineSection: {
                  module: '@site/plugins/offline/client/view/OfflineLibrary',
                  isDefault: false,
                },
                TabItem: { module: '@theme/TabItem', isDefault: true },
                Tabs: { module: '@theme/Tabs', isDefault: true },
              },
            ],
          ],
          rehypePlugins: [
            [rehypeKatex, { throwOnError: true, strict: true }],
            rehypeFormulaWidths,
            rehypeFormulaStylesheet,
            rehypeMarkup,
          ],
          recmaPlugins: [recmaLocalRuntime],
        },
        pages: {
          path: 'src/pages',
          editUrl,
          showLastUpdateTime,
          beforeDefaultRemarkPlugins: [highlight, remarkTypography, remarkTableWidths],
        },
        theme: { customCss: './src/css/index.css' },
        sitemap: {
          lastmod: showLastUpdateTime ? 'date' : null,
          // No search engine reads them.
          changefreq: null,
          priority: null,
        },
      } satisfies Classic.Options,
    ],
  ],
  themes: ['@docusaurus/theme-mermaid'],
  clientModules: [
    // First, because the others may use storage.
    './src/clientModules/refusedStorage.ts',
    './src/clientModules/copying.ts',
    './src/clientModules/pageLoadFailure.tsx',
    './src/clientModules/print.ts',
    './src/clientModules/themeColor.ts',
  ],
  plugins: [
    documentsPlugin({
      published: `${documentsFolder}/published.txt`,
      sections: SECTIONS,
      pages: PAGES,
      outsideSidebars: OUTSIDE_SIDEBARS,
      rowIds: rowIds(data),
      checks: () => documentChecks(data.folder),
      readElsewhere: readerElsewhere(data.folder),
      pictureSizeOf: pictureSizes(picturesFolder),
      history,
    }),
    ['@docusaurus/plugin-client-redirects', { createRedirects: formerPaths(documentsFolder) }],
    codePlugin,
    diagramsPlugin,
    stylesPlugin,
    wakeUpPlugin,
    routesPlugin,
    cardsPlugin({
      sections: SECTIONS,
      mark,
      cache: fileURLToPath(new URL('.cache/cards', import.meta.url)),
    }),
    iconsPlugin({ mark, shortTitle: settings.shortTitle }),
    pageSourcesPlugin({ folder: siteDir, editUrl, files: PAGE_SOURCES, times: commitTimes }),
    interopPlugin,
    straysPlugin,
    formulasPlugin({ folder: mathsFolder() }),
    recipesPlugin({ conversions: () => rows('kitchen-conversions') }),
    dataPlugin(data),
    searchPlugin({
      sections: SECTIONS,
      search: settings.search,
      synonyms: 'docs/synonyms.txt',
      sectionKeywords: readSectionKeywords,
      dataRows: plainRows(data),
    }),
    markdownPlugin({ sections: SECTIONS }),
  ],
  themeConfig: themeConfig(settings),
};

export default config;
