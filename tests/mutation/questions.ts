// What the code answers about the planted mistakes, each rule and check by itself. A mutant that changes an answer is
// noticed by `tests/unit/commands/documents/planted.test.ts`, too, but that takes a minute for each.
import { randomUUID } from 'node:crypto';
import { readDocument } from '../../plugins/documents/node/contract/document.ts';
import { readFrontMatter } from '../../plugins/documents/node/contract/readFrontMatter.ts';
import {
  FILE_RULES,
  LIBRARY_RULES,
  PAGE_RULES,
} from '../../plugins/documents/node/contract/rules/index.ts';
import { loadDataSets } from '../../plugins/tables/node/index.ts';
import { CATALOGS, CONTENT_CHECKS, DATA, DOCUMENTS, withoutRules } from './corpus.ts';

/** A question, and the answer of code without a mutant, which has the mistakes that the code finds. */
interface Question {
  readonly about: string;
  readonly ask: () => Promise<unknown>;
  readonly answer: unknown;
}

const READABLE = DOCUMENTS.filter(({ isReadable }) => isReadable);

/** Some documents of each subject: reading all takes seconds. */
const SAMPLE = DOCUMENTS.filter((_, index) => index % 20 === 0);

/** Some documents, and all whose fields have a mistake. */
const WITH_FIELDS = DOCUMENTS.filter(
  (document) => SAMPLE.includes(document) || document.page.frontMatter.faults.length > 0,
);

/** Reads fields anew: the reading of a file is kept by its text. */
function fieldsIn(text: string) {
  const { content: _, ...reading } = readFrontMatter(`${text}${randomUUID()}`);
  return reading;
}

const questions: readonly (readonly [about: string, ask: () => unknown])[] = [
  ...FILE_RULES.map(
    ({ description, check }) =>
      [description, () => DOCUMENTS.map(({ page }) => check(page))] as const,
  ),
  ...PAGE_RULES.map(
    ({ description, check }) =>
      [description, () => READABLE.map(({ page }) => check(page))] as const,
  ),
  ...LIBRARY_RULES.map(
    ({ description, check }) =>
      [description, () => Promise.all(CATALOGS.map((catalog) => check(catalog)))] as const,
  ),
  ...Object.entries(CONTENT_CHECKS).map(
    ([name, check]) =>
      [
        `contents: ${name}`,
        () => READABLE.map(({ page: { tree, text } }) => check(tree, text)),
      ] as const,
  ),
  [
    'what is read of documents',
    () => withoutRules(() => SAMPLE.map(({ source }) => readDocument(source))),
  ],
  ['the fields of documents', () => WITH_FIELDS.map(({ source: { text } }) => fieldsIn(text))],
  ...DATA.map(
    ({ name, sets, folder }) =>
      [
        `data sets: ${name}`,
        () => {
          // A description that's known isn't checked again, and what a mutant said of it would be kept.
          const anew = Object.entries(sets).map(
            ([set, description]) => [set, { ...description }] as const,
          );
          return loadDataSets(Object.fromEntries(anew), folder);
        },
      ] as const,
  ),
];

/** All questions with their answers. */
export const QUESTIONS: readonly Question[] = await Promise.all(
  questions.map(async ([about, ask]) => ({
    about,
    ask: async () => ask(),
    answer: await ask(),
  })),
);
