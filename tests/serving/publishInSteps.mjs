// Publishes a small version and blocks before the n-th change of the file system, so that a test can kill it
// there: node publishInSteps.mjs <folder> <version> <n>. With fewer than n changes, it exits by itself.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../scripts/project/root.mjs';
import { loadTypeScript } from '../../scripts/project/typescript.mjs';

const [folder = '', version = '', last = ''] = process.argv.slice(2);

/** The functions of `fs` that change the file system. */
const CHANGES = /** @type {const} */ (['link', 'mkdir', 'rename', 'rm', 'symlink', 'writeFile']);

let steps = 0;
for (const name of CHANGES) {
  const original = fs.promises[name];
  /** @param {unknown[]} args */
  const counted = (...args) => {
    steps += 1;
    if (steps === Number(last)) {
      fs.writeSync(1, `stopped before ${name} ${String(args[0])}\n`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    return Reflect.apply(original, fs.promises, args);
  };
  Object.assign(fs.promises, { [name]: counted });
}
syncBuiltinESMExports();

const { publish } = await import('../../scripts/publish-local/publish.mjs');
/** @type {typeof import('./smallBuild.ts')} */
const { makeSmallBuild, versionFiles } = loadTypeScript(ROOT, 'tests/serving/smallBuild.ts');
await publish({
  folder,
  makeBuild: (out) =>
    makeSmallBuild({ files: versionFiles(version) }, out, path.join(folder, '../copies')),
  tell: () => undefined,
});
fs.writeSync(1, 'done\n');
