import type { RunnableBlock } from '../blocks/chains.ts';
import type { Language } from './languages.ts';

/** A program made from blocks. */
export interface Program {
  readonly language: Language;
  readonly source: string;
  /** Number of blocks whose output it prints, one after the other. */
  readonly blocks: number;
}

/** Groups consecutive blocks with the same language. */
function byLanguage(blocks: readonly RunnableBlock[]): [Language, RunnableBlock[]][] {
  const groups: [Language, RunnableBlock[]][] = [];
  for (const block of blocks) {
    const { language } = block;
    const last = groups.at(-1);
    if (last?.[0] === language) {
      last[1].push(block);
    } else {
      groups.push([language, [block]]);
    }
  }
  return groups;
}

/**
 * Creates the programs that run a chain, one after the other in the same folder. Consecutive blocks in the same
 * language share variables and functions. Blocks in different languages share only the folder.
 *
 * @param chain - the chain, or its beginning
 * @param marker - a line that no block prints; the programs print it between two blocks
 */
export function programsOf(chain: readonly RunnableBlock[], marker: string): readonly Program[] {
  return byLanguage(chain).flatMap(([language, blocks]): Program[] => {
    const codes = blocks.map(({ code }) => code);
    if (language.chain.kind === 'together') {
      const source = codes.join(`${language.chain.print(marker)}\n`);
      return [{ language, source, blocks: codes.length }];
    }
    const { embed } = language.chain;
    return codes.map((code, index) => ({
      language,
      source: [...codes.slice(0, index).map(embed), code].join(''),
      blocks: 1,
    }));
  });
}
