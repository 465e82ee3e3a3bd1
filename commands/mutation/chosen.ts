import { Refusal } from '../../site/refusal.ts';
import { PARTS, type Part, type PartName } from './parts.ts';

/** What to mutate with the tests of a part. */
export interface Chosen {
  /** What was asked for. */
  readonly label: string;
  readonly part: PartName;
  /** Patterns of files, and lines of files, as the mutation runner takes them. */
  readonly mutate: readonly string[];
}

const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);

/** What readers see is tested in a browser, which the runner can't see into. */
const withoutClient = (pattern: string, { code }: Pick<Part, 'code'>) => [
  pattern,
  `!${code}/client/**`,
];

/**
 * Finds what the arguments of the command ask for.
 *
 * @param given - names of parts, or paths in them: folders, files, or lines of a file, such as `…/stem.ts:20-30`
 * @throws Refusal if an argument is neither
 */
export function chosen(given: readonly string[]): readonly Chosen[] {
  return given.map((label) => {
    if (isPart(label)) {
      const part = PARTS[label];
      return { label, part: label, mutate: withoutClient(`${part.code}/**/*.ts`, part) };
    }
    const name = Object.keys(PARTS)
      .filter(isPart)
      .find((part) => label.startsWith(`${PARTS[part].code}/`));
    if (name === undefined) {
      throw new Refusal(
        `"${label}" isn't a part or a path in one; write one of ${Object.keys(PARTS).join(', ')}`,
      );
    }
    const pattern = /\.ts\b/.test(label) ? label : `${label.replace(/\/$/, '')}/**/*.ts`;
    return { label, part: name, mutate: withoutClient(pattern, PARTS[name]) };
  });
}
