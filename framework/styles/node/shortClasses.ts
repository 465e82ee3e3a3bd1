import type { ClassNames } from './classNames.ts';

/** The CSS loader's options for modules. */
interface ModulesOptions {
  getLocalIdent?: (
    module: { readonly resourcePath: string },
    pattern: string,
    local: string,
  ) => string | undefined;
}

/** Whether a loader in the bundler's configuration handles CSS modules. */
const ofModules = (loader: unknown): loader is { options: { modules: ModulesOptions } } => {
  const options = (loader as { options?: { modules?: unknown } } | undefined)?.options;
  return typeof options === 'object' && typeof options.modules === 'object';
};

/**
 * Makes the framework's rules for CSS modules use our class names.
 *
 * The framework has no option for it, and merges a plugin's configuration only by adding rules, so this
 * changes the options of the existing rules in place.
 *
 * @param rules - of the bundler's configuration
 * @throws Error if there's no such rule
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
