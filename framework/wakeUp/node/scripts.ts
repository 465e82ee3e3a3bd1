import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** A script of a build. */
export interface ScriptFile {
  /** Path below the build, with a content hash. */
  readonly file: string;
  readonly text: string;
}

/** Length of the hash in a file name, as in the framework's. */
const HASH_LENGTH = 8;

/** The theme configuration that a page needs before the first paint. */
export interface FirstLook {
  readonly colorMode: {
    readonly defaultMode: 'light' | 'dark';
    readonly respectPrefersColorScheme: boolean;
  };
  /** If there's one, readers who closed it must not see it. */
  readonly announcementBar?: unknown;
}

/**
 * Bundles a script of ../client that's outside the framework's bundle.
 *
 * @param entry - its path from there
 * @param values - code that replaces names in it
 * @returns the minified code
 * @throws the bundler's error if it can't be read
 */
function bundled(entry: string, values: Readonly<Record<string, string>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../client/${entry}`, import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    define: { ...values },
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // The project's own would add a directive.
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The content of the inline `script` element. */
export const inlineScript = ({ colorMode, announcementBar }: FirstLook): string =>
  bundled('inline/index.ts', {
    DEFAULT_MODE: JSON.stringify(colorMode.defaultMode),
    FOLLOWS_SYSTEM: String(colorMode.respectPrefersColorScheme),
    HAS_ANNOUNCEMENT: String(announcementBar !== undefined),
  });

/** The script that responds before the page's code arrives. */
export function answersScript(): ScriptFile {
  const text = bundled('answers/index.ts');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  return { file: `assets/js/answers.${hash}.js`, text };
}
