import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Bytes of the hash that a file begins with, of all that follows. */
const HASH_BYTES = 32;

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest();

/**
 * Reads what {@link writeKept} has written.
 *
 * @returns `undefined` where the file is not there, or not whole
 */
export function readKept<Content>(file: string): Content | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  const content = bytes.subarray(HASH_BYTES);
  return hashOf(content).equals(bytes.subarray(0, HASH_BYTES)) ? deserialize(content) : undefined;
}

/**
 * Writes something for a later build, with the folder that it goes into.
 *
 * @param content - what Node's structured clone can copy
 * @throws the system's error when it cannot be written
 */
export function writeKept(file: string, content: unknown): void {
  const bytes = serialize(content);
  // Whoever reads it meanwhile has the former one whole.
  const next = `${file}.${randomUUID()}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(next, Buffer.concat([hashOf(bytes), bytes]));
  renameSync(next, file);
}
