// Publishes a small version and blocks before the n-th change of the file system, so that a test can kill it
// there: publishInSteps.ts <folder> <version> <n>. With fewer than n changes, it exits by itself.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { publish } from '../../commands/publishing/publish.ts';
import { makeSmallBuild, versionFiles } from './smallBuild.ts';

const [folder = '', version = '', last = ''] = process.argv.slice(2);

/** The functions of `fs` that change the file system. */
const CHANGES = ['link', 'mkdir', 'rename', 'rm', 'symlink', 'writeFile'] as const;

let steps = 0;
for (const name of CHANGES) {
  const original = fs.promises[name];
  const counted = (...args: unknown[]) => {
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

void publish({
  folder,
  makeBuild: (out) =>
    makeSmallBuild({ files: versionFiles(version) }, out, path.join(folder, '../copies')),
  tell: () => undefined,
}).then(() => fs.writeSync(1, 'done\n'));
