import type { Root } from 'hast';
import { refractor, type Syntax } from 'refractor';

/** Blocks that have no grammar because they are not code. */
const PLAIN = new Set(['text', 'txt', 'plain', 'plaintext']);

/** Makes tokens of code. */
export interface Grammars {
  /** Whether blocks can be of this language. */
  has(language: string): boolean;
  /** What refractor makes of the code; plain text where the language is none. */
  highlight(code: string, language: string): Root;
}

/**
 * Loads Prism's grammars: the common ones, and those that a site adds.
 *
 * @param additional - names of Prism's files, as in `themeConfig.prism.additionalLanguages`
 * @throws Error naming a language that Prism has no grammar for
 */
export async function loadGrammars(additional: readonly string[]): Promise<Grammars> {
  for (const name of additional) {
    let grammar: { readonly default: Syntax };
    try {
      grammar = (await import(`refractor/${name}`)) as { readonly default: Syntax };
    } catch (cause) {
      throw new Error(`themeConfig.prism.additionalLanguages: Prism has no grammar for "${name}"`, {
        cause,
      });
    }
    refractor.register(grammar.default);
  }
  return {
    has: (language) => PLAIN.has(language) || refractor.registered(language),
    highlight: (code, language) =>
      PLAIN.has(language)
        ? { type: 'root', children: [{ type: 'text', value: code }] }
        : (refractor.highlight(code, language) as Root),
  };
}
