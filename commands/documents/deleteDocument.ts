import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEntries } from '../../plugins/documents/node/contract/entries.ts';
import { readText } from '../../plugins/mdx/node/sourceText.ts';
import { Refusal } from '../../site/refusal.ts';
import { type FiledDocument, readFields } from './library.ts';
import { linkingTexts, linksTo, withFormerly } from './links.ts';

const USAGE = 'npm run delete -- /fax-machine --to /email';

const { dirname } = path.posix;

/** Reads the arguments: the document, and where its address leads afterwards. */
function readArguments(args: readonly string[]): { from: string; to: string | undefined } {
  const [from, option, to, ...others] = args;
  const isComplete = option === undefined || (option === '--to' && to !== undefined);
  if (from === undefined || !isComplete || others.length > 0) {
    throw new Refusal(`"${args.join(' ')}" isn't understood; write, for example, ${USAGE}`);
  }
  return { from, to: to && `/${to.replace(/^\//, '')}` };
}

/** The closest index above a document, or else the first document of its section. */
function successorOf(
  { id, slug }: FiledDocument,
  documents: readonly FiledDocument[],
  order: readonly string[],
): FiledDocument | undefined {
  const published = documents.filter((other) => other.slug !== slug && !other.fields.draft);
  const byId = new Map(published.map((other) => [other.id, other]));
  const folders: string[] = [];
  for (let folder = dirname(id); folder !== '.'; folder = dirname(folder)) {
    folders.push(folder);
  }
  const section = `${folders.at(-1)}/`;
  return [
    ...folders.map((folder) => `${folder}/README`),
    ...order.filter((other) => other.startsWith(section)),
  ].flatMap((candidate) => byId.get(candidate) ?? [])[0];
}

/** The places that link to an address, as `file:line`, except in the document itself and in the lists. */
function placesWith(
  slug: string,
  own: string,
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  return [...texts]
    .filter(([file]) => file !== own && file !== 'docs/published.txt')
    .flatMap(([file, text]) =>
      text
        .split('\n')
        .flatMap((line, index) => (linksTo(slug).test(line) ? [`${file}:${index + 1}`] : [])),
    );
}

/** Finds the document, and the one that its address leads to afterwards; a draft has none, as it was never published. */
async function planDeletion(root: string, args: readonly string[]) {
  const { from, to } = readArguments(args);
  const documents = await readFields(root);
  const document = documents.find(({ id, slug }) => id === from || slug === from);
  if (document?.slug === undefined) {
    throw new Refusal(`no document has the id or slug "${from}"; write, for example, ${USAGE}`);
  }
  const { id, file, slug, fields } = document;
  const below = documents.filter(
    (other) => other !== document && other.id.startsWith(`${dirname(id)}/`),
  );
  if (id.endsWith('/README') && below.length > 0) {
    throw new Refusal(
      `docs/${dirname(id)}/ has other documents, such as ${below[0]?.file}; move or delete them first`,
    );
  }
  const texts = await linkingTexts(root);
  const places = placesWith(slug, file, texts);
  if (places.length > 0) {
    throw new Refusal(
      [
        `${slug} is linked from here; take these links out first, or lead them elsewhere:`,
        ...places,
      ].join('\n'),
    );
  }
  const order = readEntries(await readText(path.join(root, 'docs/order.txt')));
  const successor =
    to === undefined
      ? successorOf(
          document,
          documents,
          order.map(({ text }) => text),
        )
      : documents.find((other) => other.slug === to && other !== document && !other.fields.draft);
  if (successor === undefined && !fields.draft) {
    throw new Refusal(
      to === undefined
        ? `no index is above ${file}; name the document that its address is to lead to, as in ${USAGE}`
        : `no other published document is at ${to}; write the slug of one, as in ${USAGE}`,
    );
  }
  return { document, slug, successor: fields.draft ? undefined : successor, order, texts };
}

/**
 * Deletes a document and its line in the order. Its address, and those it had before, redirect to another document.
 *
 * @param root - folder that contains docs/
 * @param args - the document's id or slug, and `--to` with the slug of the document to redirect to
 * @returns a summary for the user
 * @throws Refusal if the document can't be deleted; nothing is written then
 */
export async function deleteDocument(root: string, args: readonly string[]): Promise<string> {
  const { document, slug, successor, order, texts } = await planDeletion(root, args);
  if (successor !== undefined) {
    const slugs = [...(successor.fields.formerly ?? []), ...(document.fields.formerly ?? []), slug];
    const text = texts.get(successor.file) ?? '';
    await writeFile(path.join(root, successor.file), withFormerly(text, slugs));
  }
  const lines = (texts.get('docs/order.txt') ?? '').split('\n');
  const kept = lines.filter(
    (_, index) => !order.some(({ text, line }) => text === document.id && line === index + 1),
  );
  await writeFile(path.join(root, 'docs/order.txt'), kept.join('\n'));
  await rm(path.join(root, document.file));
  const leads = successor === undefined ? '' : ` ${slug} leads to ${successor.slug} now.`;
  return `Deleted ${document.file}.${leads} Run npm run check, and look for ${slug} in tests/ and src/.`;
}
