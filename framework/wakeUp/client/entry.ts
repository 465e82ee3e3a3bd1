import { AWAKE } from '../shared/protocol';
import { layOutBelow } from './below';
import { repeatKept } from './repeat';
import { stylesSettled } from './styles';
import { tasksApart } from './tasks';

/**
 * The parts of the site's code, in the order of the framework's own entry point, which determines the order
 * of stylesheets. In one task they would take a fifth of a second on a slow device. Of a library whose export
 * is named, the bundler leaves out what's unused.
 */
const PARTS: readonly (() => Promise<unknown>)[] = [
  // Pages are fetched ahead while the others are evaluated, since the network has nothing else to do.
  () => import(/* webpackMode: "eager" */ '../../routes/client/docusaurus'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["HelmetProvider"] */ 'react-helmet-async'),
  () => import(/* webpackMode: "eager", webpackExports: ["BrowserRouter"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@generated/docusaurus.config'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@theme/Root'),
  () => import(/* webpackMode: "eager" */ '@theme/ThemeProvider'),
  () => import(/* webpackMode: "eager" */ '@theme/SiteMetadata'),
  // Every document uses these. In separate chunks, each would cost one more request and compress worse.
  () => import(/* webpackMode: "eager" */ '@theme/DocsRoot'),
  () => import(/* webpackMode: "eager" */ '@theme/DocVersionRoot'),
  () => import(/* webpackMode: "eager" */ '@theme/DocRoot'),
  () => import(/* webpackMode: "eager" */ '@theme/MDXComponents'),
  () => import(/* webpackMode: "eager" */ '@theme/DocItem'),
  // Rendering from here on may differ from the served page, so wait for the styles; if they fail, continue
  // anyway.
  stylesSettled,
  async () => (await import(/* webpackMode: "eager" */ './translation')).keepTranslation(),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

repeatKept();
document.addEventListener(AWAKE, layOutBelow, { once: true });
tasksApart(PARTS);
