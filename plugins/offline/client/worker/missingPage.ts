import escapeHtml from 'escape-html';
import { PALETTE } from '../../../../site/palette.ts';
import type { LibraryFile, OfflineLibrary } from '../../shared/library.ts';

const { light, dark } = PALETTE;

/** Has no scripts, so that it can't depend on code that isn't kept, and follows the system's colors. */
const STYLES = `
:root{color-scheme:light dark;font:1.0625rem/1.6 charter,"Sitka Text",serif}
body{margin:0 auto;max-inline-size:38rem;padding:2.25rem 1rem;
background:light-dark(${light.paper},${dark.paper});color:light-dark(${light.ink},${dark.ink})}
h1{line-height:1.2}
a{color:light-dark(${light.accent},${dark.accent});overflow-wrap:anywhere}
ul{columns:13rem;column-gap:1.5rem;padding-inline-start:1.25rem}
li{padding-block:.15rem}
`;

/** Allows nothing but the styles above. */
const POLICY = "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'";

/** The page for a document that isn't kept on the device, with links to those of the kept sections. */
export function missingPage(
  { files, sections }: OfflineLibrary,
  names: readonly string[],
  base: string,
): Response {
  const linkTo = (path: string, text: string) =>
    `<a href="${escapeHtml(new URL(path, base).pathname)}">${escapeHtml(text)}</a>`;
  const lists = sections
    .filter(({ name }) => names.includes(name))
    .map(({ label, pages }) => {
      const items = pages
        .map((index): LibraryFile => files[index] ?? ['', 0, ''])
        .map(([path, , , title]) => ({ path, title: title || `/${path}` }))
        .sort((one, other) => one.title.localeCompare(other.title, 'en'))
        .map(({ path, title }) => `<li>${linkTo(path, title)}</li>`);
      return `<h2>${escapeHtml(label)}</h2><ul>${items.join('')}</ul>`;
    });
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>This page isn’t on this device</title><style>${STYLES}</style>
<main><h1>This page isn’t on this device</h1>
<p>The site can’t be reached, and this page isn’t among those that you kept. <a href="">Try again</a> when you’re online, or read what’s here: ${linkTo('', 'the home page')} and the documents below.</p>
${lists.join('')}</main></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
  });
}
