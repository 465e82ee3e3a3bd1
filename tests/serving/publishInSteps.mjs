// Publishes a small version and stops for good before the file system is changed for the n-th time, so
// that a test can kill it there: node publishInSteps.mjs <folder> <version> <n>. Where n is not reached,
// it ends by itself.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../scripts/project/root.mjs';
import { loadTypeScript } from '../../scripts/project/typescript.mjs';

const [folder = '', version = '', last = ''] = process.argv.slice(2);

/** What changes the file system. */
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
