import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PAGE_DATA_ID, type PageData } from '../../framework/routes/shared/directory.ts';
import { SCRIPTS_ATTRIBUTE } from '../../framework/wakeUp/shared/protocol.ts';
import { filesBelow } from '../publish/files.ts';
import { type Page, type PageElement, parsePage, textOf } from './page.ts';

/** Types of script elements that contain data. */
const DATA_TYPE = /^(?!(?:text|application)\/(?:javascript|ecmascript)$)[a-z]+\/[a-z+.-]+$/i;

/** The scripts that an element's own script loads. */
const later = ({ attributes }: PageElement) => attributes[SCRIPTS_ATTRIBUTE]?.split(' ') ?? [];

/** URL that a page redirects to, as pages at former slugs do. */
export function redirectIn({ elements }: Page): string | undefined {
  const refresh = elements.find(({ attributes }) => attributes['http-equiv'] === 'refresh');
  return /;\s*url=(.*)$/i.exec(refresh?.attributes.content ?? '')?.[1];
}

/** Whether an element is in what a page says, and not in the navigation, the sources, or the documents that link to it. */
function isOfText({ tag, attributes, parent }: PageElement): boolean {
  if (tag === 'nav' || tag === 'footer' || attributes['data-search'] === 'skip') {
    return false;
  }
  return tag === 'article' || (parent !== undefined && isOfText(parent));
}

/** What serving and keeping a page depend on. */
export type PageFacts = ReturnType<typeof factsOf>;

/** Finds what serving and keeping a page depend on. */
export function factsOf(page: Page) {
  const { file, elements } = page;
  const heading = elements.find(({ tag }) => tag === 'h1');
  const data = elements.find(({ attributes }) => attributes.id === PAGE_DATA_ID);
  const scripts = elements.filter((element) => element.tag === 'script' && element !== data);
  return {
    file,
    /** Content of each inline script that a browser runs. */
    inlineScripts: scripts
      .filter(({ attributes: { src, type = '' } }) => src === undefined && !DATA_TYPE.test(type))
      .map(textOf)
      .filter((text) => text !== ''),
    /** Attributes that contain a script, such as `<body onload>`: no hash can allow them. */
    eventHandlers: elements.flatMap(({ tag, attributes }) =>
      Object.keys(attributes)
        .filter((attribute) => /^on[a-z]/.test(attribute))
        .map((attribute) => `<${tag} ${attribute}>`),
    ),
    /** Each URL that the page links to or loads, as written. */
    references: elements.flatMap((element) =>
      [element.attributes.href, element.attributes.src, ...later(element)].filter(
        (address) => address !== undefined,
      ),
    ),
    /** Each URL that its text links to, as written. */
    links: elements.flatMap((element) =>
      element.tag === 'a' && element.attributes.href !== undefined && isOfText(element)
        ? [element.attributes.href]
        : [],
    ),
    /** URLs of the scripts that it loads, and of those that hydrate it. */
    scripts: scripts.flatMap((script) => script.attributes.src ?? later(script)),
    stylesheets: elements.flatMap(({ tag, attributes: { rel, href } }) =>
      tag === 'link' && rel === 'stylesheet' && href ? [href] : [],
    ),
    refreshesTo: redirectIn(page),
    /** The page's own data, if it has any. */
    data: data && (JSON.parse(textOf(data)) as PageData),
    /** Text of its first heading of level 1. */
    heading: heading === undefined ? '' : textOf(heading),
  };
}

/** Whether a file of the build is a page. */
export const isPage = (file: string): boolean => file.endsWith('.html');

/** Reads every page of a finished build, in order of file name. */
export async function readPages(folder: string): Promise<PageFacts[]> {
  const pages = [];
  for (const file of (await filesBelow(folder)).filter(isPage)) {
    pages.push(factsOf(parsePage(file, await readFile(path.join(folder, file), 'utf8'))));
  }
  return pages;
}
