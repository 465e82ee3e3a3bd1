// Writes the copies of a build, in a process of its own.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Build, readRenderedPage } from '../../rendered/node/pages.ts';
import { takeTask } from '../../tasks/node/task.ts';
import { markdownAddress } from '../shared/address.ts';
import { type CopiedDocument, copyOf } from './copyOf.ts';
import { type ListedSite, llmsIndex } from './llms.ts';

/** A document with a page. */
export interface PagedDocument extends CopiedDocument {
  /** Path of the page, with the base URL. */
  readonly permalink: string;
}

/** What to write. */
export interface CopiesTask {
  readonly build: Build;
  readonly site: ListedSite;
  readonly documents: readonly PagedDocument[];
  /** What `llms.txt` and `llms-full.txt` list, in order. */
  readonly sections: readonly { readonly label: string; readonly permalinks: readonly string[] }[];
}

takeTask<CopiesTask>(async ({ build, site, documents, sections }) => {
  const { outDir, baseUrl } = build;
  const written = new Map<string, PagedDocument & { readonly text: string }>();
  for (const document of documents) {
    const { permalink } = document;
    const text = copyOf(document, await readRenderedPage(build, permalink));
    await writeFile(
      path.join(outDir, decodeURI(markdownAddress(permalink)).slice(baseUrl.length)),
      text,
    );
    written.set(permalink, { ...document, text });
  }
  const listed = sections.map(({ label, permalinks }) => ({
    label,
    documents: permalinks.flatMap((permalink) => written.get(permalink) ?? []),
  }));
  const texts = listed.flatMap((section) => section.documents).map(({ text }) => text);
  await writeFile(path.join(outDir, 'llms.txt'), llmsIndex(site, listed));
  await writeFile(path.join(outDir, 'llms-full.txt'), texts.join('\n---\n\n'));
});
