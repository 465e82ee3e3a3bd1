import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTextSync } from '../../../mdx/node/sourceText.ts';
import type { FrontMatter } from './frontMatterSchema.ts';

/** Marks what's left to write in a new document; visible on the page. */
export const MARK = 'FILL IN';

/** What a new document has in its fields. */
export const NEW_FIELDS = {
  description: `${MARK}: one full sentence of 70 to 160 characters that says what the reader gets.`,
  keywords: [`${MARK}: what readers type and the page does not say`],
  sources: [
    {
      title: `${MARK}: what the facts were checked against`,
      url: `https://www.example.org/${MARK}`,
    },
  ],
} as const satisfies Partial<FrontMatter>;

/** The initial texts, by kind; kinds without one start like a guide. */
const TEMPLATES = fileURLToPath(new URL('templates', import.meta.url));

/** The text below the fields of a new document. */
export function templateOf(kind: FrontMatter['kind']): string {
  const own = path.join(TEMPLATES, `${kind}.mdx`);
  return readTextSync(existsSync(own) ? own : path.join(TEMPLATES, 'guide.mdx'));
}

/** Shorter instructions, such as "value", can be what a writer means to say. */
const SHORTEST_INSTRUCTION = 16;

/** The instructions behind the marks, in small letters, which nobody would write on a page. */
export const INSTRUCTIONS: readonly string[] = [
  JSON.stringify(NEW_FIELDS),
  ...readdirSync(TEMPLATES).map((name) => readTextSync(path.join(TEMPLATES, name))),
]
  .flatMap((text) => [...text.matchAll(new RegExp(`${MARK}: ([^"'|.}\\n]+)`, 'g'))])
  .map(([, instruction = '']) => instruction.trim().toLowerCase())
  .filter(({ length }) => length >= SHORTEST_INSTRUCTION);
