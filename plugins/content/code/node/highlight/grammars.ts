import type { Root } from 'hast';
import { refractor, type Syntax } from 'refractor';

/** Languages of blocks that aren't code, and have no grammar. */
const PLAIN = new Set(['text', 'txt', 'plain', 'plaintext']);

/** Tokenizes code. */
export interface Grammars {
  /** Whether a language is supported. */
  has(language: string): boolean;
  /** The syntax tree from refractor; plain text for languages without a grammar. */
  highlight(code: string, language: string): Root;
}

/**
 * Loads Prism's common grammars, and additional ones.
 *
 * @param additional - names of Prism's files, as in `themeConfig.prism.additionalLanguages`
 * @throws Error naming a language without a Prism grammar
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
