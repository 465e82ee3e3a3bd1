import type { Compilation, Compiler } from 'webpack';
import type { ResultCache } from '../../cache/node/index.ts';
import { RUNTIME } from '../../routes/node/runtimeMinimizer.ts';

const NAME = 'kept-scripts';

/** The bundler's runtime is minified by a plugin of its own, and has names that are not final yet. */
const isKept = (file: string): boolean => file.endsWith('.js') && !RUNTIME.test(file);

/**
 * Puts in place what was minified of the same text before, which the bundler's own minimizer then leaves as it
 * is, and keeps what that makes of the rest. Its result depends on the text and on its options alone.
 */
export class KeptScripts {
  readonly #cache: ResultCache<string>;

  constructor(cache: ResultCache<string>) {
    this.#cache = cache;
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const texts = new Map<string, string>();
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1 },
        () => {
          for (const [file, text] of scriptsIn(compilation)) {
            const minified = this.#cache.find(text);
            if (minified === undefined) {
              texts.set(file, text);
            } else {
              compilation.updateAsset(file, new sources.RawSource(minified), { minimized: true });
            }
          }
        },
      );
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        async () => {
          for (const [file, text] of texts) {
            const minified = compilation.getAsset(file)?.source.source();
            if (minified !== undefined) {
              this.#cache.keep(text, String(minified));
            }
          }
          await this.#cache.write();
        },
      );
    });
  }
}

/** The scripts of a compilation that are not minified yet, with their texts. */
const scriptsIn = (compilation: Compilation): readonly (readonly [file: string, text: string])[] =>
  compilation
    .getAssets()
    .filter(({ name, info }) => isKept(name) && !info.minimized)
    .map(({ name, source }) => [name, String(source.source())]);
