import { readText } from '../../mdx/node/sourceText.ts';
import { idOf, slugOf } from './address.ts';
import { type FrontMatterReading, readFrontMatter } from './contract/frontMatter/read.ts';
import { documentFiles, fileFrom } from './contract/reader.ts';

/** A document's path and front matter. */
export interface FiledDocument {
  /** Path relative to the documents' folder without the extension, such as `cooking/rice`. */
  readonly id: string;
  /** Path relative to the project, such as `docs/cooking/rice.mdx`. */
  readonly file: string;
  readonly slug: string | undefined;
  readonly fields: FrontMatterReading['fields'];
}

/**
 * Reads the front matter of all documents.
 *
 * @param siteDir - absolute path of the project
 * @param folder - absolute path of the documents' folder
 */
export async function readFields(
  siteDir: string,
  folder: string,
): Promise<readonly FiledDocument[]> {
  const files = await documentFiles(folder);
  return Promise.all(
    files.map(async (absolute) => {
      const id = idOf(folder, absolute);
      return {
        id,
        file: fileFrom(siteDir, absolute),
        slug: slugOf(id),
        fields: readFrontMatter(await readText(absolute)).fields,
      };
    }),
  );
}
