import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { PAGE_DATA_ID } from '../../../../framework/routes/shared/directory.ts';
import { SCRIPTS_ATTRIBUTE } from '../../../../framework/wakeUp/shared/protocol.ts';
import { filesBelow } from '../files.ts';

/** Types of script elements that contain data. */
const DATA_TYPE = /^(?!(?:text|application)\/(?:javascript|ecmascript)$)[a-z]+\/[a-z+.-]+$/i;

/**
 * Reads what serving depends on from a page's HTML.
 *
 * @param file - its path below the build, with forward slashes
 */
export function readPage(file: string, html: string) {
  const document = parseDocument(html);
  const elements = DomUtils.getElementsByTagName('*', document);
  const [heading] = DomUtils.getElementsByTagName('h1', elements, false, 1);
  const data = elements.find(({ attribs }) => attribs.id === PAGE_DATA_ID);
  const scripts = elements.filter((element) => element.name === 'script' && element !== data);
  const refresh = elements.find(({ attribs }) => attribs['http-equiv'] === 'refresh');
  /** The scripts that an element's own script loads. */
  const later = ({ attribs }: (typeof elements)[number]) =>
    attribs[SCRIPTS_ATTRIBUTE]?.split(' ') ?? [];
  return {
    file,
    /** Content of each inline script that a browser runs. */
    inlineScripts: scripts
      .filter(({ attribs: { src, type = '' } }) => src === undefined && !DATA_TYPE.test(type))
      .map((script) => DomUtils.textContent(script))
      .filter((text) => text !== ''),
    /** Attributes that contain a script, such as `<body onload>`: no hash can allow them. */
    eventHandlers: elements.flatMap(({ name, attribs }) =>
      Object.keys(attribs)
        .filter((attribute) => /^on[a-z]/.test(attribute))
        .map((attribute) => `<${name} ${attribute}>`),
    ),
    /** Each URL that the page links to or loads, as written. */
    references: elements.flatMap((element) =>
      [element.attribs.href, element.attribs.src, ...later(element)].filter(
        (address) => address !== undefined,
      ),
    ),
    /** URLs of the scripts that it loads, and of those that hydrate it. */
    scripts: scripts.flatMap((script) => script.attribs.src ?? later(script)),
    stylesheets: elements.flatMap(({ name, attribs: { rel, href } }) =>
      name === 'link' && rel === 'stylesheet' && href ? [href] : [],
    ),
    /** URL that the page redirects to, as pages at former slugs do. */
    refreshesTo: /;\s*url=(.*)$/i.exec(refresh?.attribs.content ?? '')?.[1],
    /** The page's own part of the route directory, as JSON, if it has one. */
    data: data && DomUtils.textContent(data),
    /** Text of its first heading of level 1. */
    heading: heading === undefined ? '' : DomUtils.textContent(heading),
  };
}

/** Reads every page of a build, in order of file name. */
export async function readPages(folder: string): Promise<ReturnType<typeof readPage>[]> {
  const files = (await filesBelow(folder)).filter((file) => file.endsWith('.html'));
  const pages = [];
  for (const file of files) {
    pages.push(readPage(file, await readFile(path.join(folder, file), 'utf8')));
  }
  return pages;
}
