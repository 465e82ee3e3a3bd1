/** A line of the framework's registry of chunks. */
const LINE = /^ {2}"([^"]+)": (\[.*\]),$/;

/**
 * Reads the framework's registry.
 *
 * @param source - `registry.js` of the generated files
 * @returns code of each entry, by chunk name
 * @throws Error if the format is unknown
 */
export function readRegistry(source: string): ReadonlyMap<string, string> {
  const lines = source
    .replace(/^export default \{\n/, '')
    .replace(/\};?\s*$/, '')
    .split('\n')
    .filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [, name, code] = LINE.exec(line) ?? [];
      if (name === undefined || code === undefined) {
        throw new Error(`framework/routes cannot read this line of registry.js: ${line}`);
      }
      return [name, code];
    }),
  );
}

/**
 * Gets the request that an entry imports.
 *
 * @throws Error if the format is unknown
 */
export function requestOf(code: string): string {
  const [, request] = /require\.resolveWeak\("([^"]+)"\)\]$/.exec(code) ?? [];
  if (request === undefined) {
    throw new Error(`framework/routes cannot read this entry of registry.js: ${code}`);
  }
  return request;
}

/** Writes the code of an entry in the framework's format. */
export function entryCode(name: string, request: string): string {
  const text = JSON.stringify(request);
  return `[() => import(/* webpackChunkName: "${name}" */ ${text}), ${text}, require.resolveWeak(${text})]`;
}

/** Writes registry entries in the framework's format. */
export function registryCode(entries: Iterable<readonly [name: string, code: string]>): string {
  const lines = Array.from(entries, ([name, code]) => `  "${name}": ${code},\n`);
  return `export default {\n${lines.join('')}};\n`;
}
