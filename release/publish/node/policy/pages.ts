import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { PAGE_DATA_ID } from '../../../../framework/routes/shared/directory.ts';
import { SCRIPTS_ATTRIBUTE } from '../../../../framework/wakeUp/shared/protocol.ts';
import { filesBelow } from '../files.ts';

/** The data of a built page that serving depends on. */
export interface BuiltPage {
  /** Path of its file below the build, with forward slashes. */
  readonly file: string;
  /** Content of each inline script that a browser runs. */
  readonly inlineScripts: readonly string[];
  /** Attributes that contain a script, such as `<body onload>`: no hash can allow them. */
  readonly eventHandlers: readonly string[];
  /** Each URL that the page links to or loads, as written. */
  readonly references: readonly string[];
  /** URLs of the scripts and stylesheets that it loads, and of the scripts that hydrate it. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  /** URL that the page redirects to, as pages at former slugs do; otherwise `undefined`. */
  readonly refreshesTo: string | undefined;
  /** The page's own data for the router, as JSON; `undefined` if it has none. */
  readonly data: string | undefined;
  /** Text of its first heading of level 1; empty if it has none. */
  readonly heading: string;
}

/** Types of script elements that contain data. */
const DATA_TYPE = /^(?!(?:text|application)\/(?:javascript|ecmascript)$)[a-z]+\/[a-z+.-]+$/i;

/** Reads what serving depends on from a page's HTML. */
export function readPage(file: string, html: string): BuiltPage {
  const inlineScripts: string[] = [];
  const eventHandlers: string[] = [];
  const references: string[] = [];
  const scripts: string[] = [];
  const stylesheets: string[] = [];
  let refreshesTo: string | undefined;
  let script: string | undefined;
  let data: string | undefined;
  let isInData = false;
  let heading: string | undefined;
  let isInHeading = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on[a-z]/.test(attribute)) {
          eventHandlers.push(`<${name} ${attribute}>`);
        } else if (attribute === 'href' || attribute === 'src') {
          references.push(value);
        }
      }
      const later = attributes[SCRIPTS_ATTRIBUTE]?.split(' ') ?? [];
      references.push(...later);
      scripts.push(...later);
      if (name === 'h1') {
        isInHeading = heading === undefined;
        heading ??= '';
      }
      if (attributes.id === PAGE_DATA_ID) {
        isInData = true;
      } else if (name === 'script' && attributes.src !== undefined) {
        scripts.push(attributes.src);
      } else if (name === 'script' && !DATA_TYPE.test(attributes.type ?? '')) {
        script = '';
      } else if (name === 'link' && attributes.rel === 'stylesheet' && attributes.href) {
        stylesheets.push(attributes.href);
      } else if (name === 'meta' && attributes['http-equiv'] === 'refresh') {
        refreshesTo = /;\s*url=(.*)$/i.exec(attributes.content ?? '')?.[1];
      }
    },
    ontext(text) {
      script = script === undefined ? undefined : script + text;
      data = isInData ? (data ?? '') + text : data;
      heading = isInHeading ? heading + text : heading;
    },
    onclosetag(name) {
      if (script) {
        inlineScripts.push(script);
      }
      script = undefined;
      isInData = false;
      isInHeading = isInHeading && name !== 'h1';
    },
  });
  parser.end(html);
  return {
    file,
    inlineScripts,
    eventHandlers,
    references,
    scripts,
    stylesheets,
    refreshesTo,
    data,
    heading: heading ?? '',
  };
}

/**
 * Reads every page of a build, in order of file name.
 *
 * @param read - called with each page's path below the build and its HTML
 */
export async function readPages<Page>(
  folder: string,
  read: (file: string, html: string) => Page,
): Promise<readonly Page[]> {
  const files = (await filesBelow(folder)).filter((file) => file.endsWith('.html'));
  const pages: Page[] = [];
  for (const file of files) {
    pages.push(read(file, await readFile(path.join(folder, file), 'utf8')));
  }
  return pages;
}
