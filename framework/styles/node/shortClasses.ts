import type { ClassNames } from './classNames.ts';

/** What the loader of stylesheets takes for modules. */
interface ModulesOptions {
  getLocalIdent?: (
    module: { readonly resourcePath: string },
    pattern: string,
    local: string,
  ) => string | undefined;
}

/** Whether a loader of the bundler's configuration is the one of CSS modules. */
const ofModules = (loader: unknown): loader is { options: { modules: ModulesOptions } } => {
  const options = (loader as { options?: { modules?: unknown } } | undefined)?.options;
  return typeof options === 'object' && typeof options.modules === 'object';
};

/**
 * Has the framework's rules for CSS modules name classes in our way.
 *
 * The framework has no option for it, and merges what a plugin returns only by adding rules: the options of its own
 * are changed where they are.
 *
 * @param rules - of the bundler's configuration
 * @throws Error when there is no such rule
 */
export function nameClasses(rules: unknown, names: ClassNames): void {
  const loaders = (Array.isArray(rules) ? rules : [])
    .flatMap((rule: { use?: unknown } | null) => (Array.isArray(rule?.use) ? rule.use : []))
    .filter(ofModules);
  if (loaders.length === 0) {
    throw new Error(
      "framework/styles/node/shortClasses.ts: the bundler's configuration has no rule for CSS modules; look at @docusaurus/core/lib/webpack/base.js",
    );
  }
  for (const { options } of loaders) {
    options.modules.getLocalIdent = ({ resourcePath }, _pattern, local) =>
      names(resourcePath, local);
  }
}
