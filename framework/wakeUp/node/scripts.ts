import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** A script of a build. */
export interface ScriptFile {
  /** Path below the build, with the hash of its text. */
  readonly file: string;
  readonly text: string;
}

/** Digits of the hash in a file's name, as many as the framework's files have. */
const HASH_LENGTH = 8;

/** What a site's theme says that its pages have to know before they are shown. */
export interface FirstLook {
  readonly colorMode: {
    readonly defaultMode: 'light' | 'dark';
    readonly respectPrefersColorScheme: boolean;
  };
  /** Where there is one: a reader who has closed it is not to see it. */
  readonly announcementBar?: unknown;
}

/**
 * Bundles a script of ../client that the framework's bundler does not know.
 *
 * @param entry - its path from there
 * @param values - code that stands for names in it
 * @returns its text, minified
 * @throws the bundler's error when it cannot be read
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

/** The script that is in each page, for a `script` element. */
export const inlineScript = ({ colorMode, announcementBar }: FirstLook): string =>
  bundled('inline/index.ts', {
    DEFAULT_MODE: JSON.stringify(colorMode.defaultMode),
    FOLLOWS_SYSTEM: String(colorMode.respectPrefersColorScheme),
    HAS_ANNOUNCEMENT: String(announcementBar !== undefined),
  });

/** The script that answers before the page's code has come. */
export function answersScript(): ScriptFile {
  const text = bundled('answers/index.ts');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  return { file: `assets/js/answers.${hash}.js`, text };
}
