import path from 'node:path';
import { buildFolders } from '../../scripts/build/folders.ts';
import { ROOT } from '../../scripts/project/root.ts';
import { beforePaint, medianOf } from './beforePaint.ts';
import { firstFlight, hasFirstScreen } from './firstFlight.ts';

/** How many of the largest pages are listed. */
const LARGEST = 5;

/** Prints what pages need before their first paint, for one or more builds. */
export async function main(): Promise<void> {
  const folders = process.argv.slice(2);
  for (const folder of folders.length === 0 ? [buildFolders(ROOT).live] : folders) {
    const pages = await beforePaint(path.resolve(folder));
    console.log(`\n${folder}: ${pages.length} pages, bytes in all = page + stylesheets`);
    const print = (what: string, page: (typeof pages)[number]) =>
      console.log(`${what}\t${page.total} = ${page.html} + ${page.stylesheets}\t${page.file}`);
    const sorted = [...pages].sort((a, b) => a.total - b.total);
    print('median', medianOf(sorted));
    for (const page of sorted.slice(-LARGEST)) {
      print('largest', page);
    }
    for (const page of pages.filter(({ file }) => file === 'index.html' || file === 'js.html')) {
      print('also', page);
    }
    const flights = await firstFlight(path.resolve(folder));
    const screens = flights.filter(hasFirstScreen);
    const [least] = flights.filter(({ isWhole }) => !isWhole).sort((a, b) => a.letters - b.letters);
    console.log(`first screen in the first flight\t${screens.length} of ${flights.length} pages`);
    console.log(`whole in it\t${flights.filter(({ isWhole }) => isWhole).length} pages`);
    console.log(`least text of the others\t${least?.letters} letters\t${least?.file}`);
  }
}
