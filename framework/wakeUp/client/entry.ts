import { AWAKE } from '../shared/protocol';
import { layOutBelow } from './below';
import { repeatKept } from './repeat';
import { stylesSettled } from './styles';
import { tasksApart } from './tasks';

/**
 * The parts of the site's code, in the order in which the framework's own entry evaluates them: the order
 * of stylesheets hangs on it. In one task they would take a slow device a fifth of a second. Of a library one
 * export is named, as the bundler would keep all others too; what else is used of it stays.
 */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["HelmetProvider"] */ 'react-helmet-async'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@generated/docusaurus.config'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@theme/Root'),
  () => import(/* webpackMode: "eager" */ '@theme/ThemeProvider'),
  () => import(/* webpackMode: "eager" */ '@theme/SiteMetadata'),
  // Every document has these around it and in it; in chunks of their own each would be one more request, and
  // what is compressed apart has more bytes.
  () => import(/* webpackMode: "eager" */ '@theme/DocsRoot'),
  () => import(/* webpackMode: "eager" */ '@theme/DocVersionRoot'),
  () => import(/* webpackMode: "eager" */ '@theme/DocRoot'),
  () => import(/* webpackMode: "eager" */ '@theme/MDXComponents'),
  () => import(/* webpackMode: "eager" */ '@theme/DocItem'),
  // What is rendered from here on may look other than what was served; a page whose styles do not come goes on as well.
  stylesSettled,
  async () => (await import(/* webpackMode: "eager" */ './translation')).keepTranslation(),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

repeatKept();
document.addEventListener(AWAKE, layOutBelow, { once: true });
tasksApart(PARTS);
