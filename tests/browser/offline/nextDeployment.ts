// Makes a copy of the build, in the folder of the argument, as a deployment that follows it: all pages have another main
// script, and a mark on their root element. It's a process of its own because the browser tests run as CommonJS, which the
// project's modules aren't.
import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeOfflineFiles } from '../../../release/offline/index.ts';
import { readPages } from '../../../release/pages/index.ts';
import { filesBelow } from '../../../release/publish/index.ts';
import { SECTIONS } from '../../../site/identity.ts';

async function nextDeployment(folder: string): Promise<void> {
  await cp('build', folder, {
    recursive: true,
    filter: (name) => !/\.(?:br|gz)$/.test(name) && !path.basename(name).startsWith('offline-'),
  });
  const files = await filesBelow(folder);
  const main = files.find((file) => /^assets\/js\/main\./.test(file)) ?? '';
  const newer = main.replace(/main\.\w+/, 'main.newer');
  await rename(path.join(folder, main), path.join(folder, newer));
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(folder, file), 'utf8');
    await writeFile(
      path.join(folder, file),
      html.replaceAll(main, newer).replace('<html ', '<html data-deployment=newer '),
    );
  }
  const site = { baseUrl: '/', trailingSlash: false, sections: SECTIONS };
  await writeOfflineFiles(folder, site, await readPages(folder), async ({ length }) => length);
}

void nextDeployment(process.argv[2] ?? '');
