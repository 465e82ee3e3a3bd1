import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Bytes of a file's SHA-256 in its tag. */
const TAG_BYTES = 16;

async function tagOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return `"${hash.digest().subarray(0, TAG_BYTES).toString('base64url')}"`;
}

/**
 * Makes strong entity tags of what files contain, so that a reader who has a file downloads it again only if its content
 * has changed. Each version of a file is read once.
 *
 * @returns a function that gets the tag of a file by its path, and throws the system's error if it can't be read
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3
 */
export function contentTags(): (file: string) => Promise<string> {
  const known = new Map<string, { readonly version: string; readonly tag: Promise<string> }>();
  return async (file) => {
    // The time of modification can be set, but not the one of the change of status.
    const { ino, size, mtimeNs, ctimeNs } = await stat(file, { bigint: true });
    const version = [ino, size, mtimeNs, ctimeNs].join(' ');
    const former = known.get(file);
    if (former?.version === version) {
      return former.tag;
    }
    const tag = tagOf(file);
    known.set(file, { version, tag });
    tag.catch(() => known.delete(file));
    return tag;
  };
}
