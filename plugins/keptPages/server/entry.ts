import { readKept, writeKept } from '../../cache/node/keptFile.ts';
import { fileOfPage, KEYS_FILE, type PageKeys } from '../shared/pageKeys.ts';

/** What the framework asks for, and of the parts of its answer those that are looked at. */
interface Request {
  readonly pathname: string;
  readonly v4RemoveLegacyPostBuildHeadAttribute: boolean;
}
type Render = (request: Request) => Promise<object>;

/** The `require()` of Node, which the bundler leaves alone; paths begin beside the bundle. */
declare const __non_webpack_require__: (file: string) => unknown;

const keys = __non_webpack_require__(`./${KEYS_FILE}`) as PageKeys;

/**
 * Renders a page for the framework, or gives what an earlier build has rendered from the same.
 *
 * The application is a chunk of its own, so that it is not even read where nothing has to be rendered.
 *
 * @throws what the application throws
 */
const render: Render = async (request) => {
  const file = fileOfPage(keys, request.pathname);
  const kept = readKept<object>(file);
  if (kept !== undefined) {
    return kept;
  }
  const { default: renderAnew }: { default: Render } = await import(
    /* webpackChunkName: "application" */ '@docusaurus/core/lib/client/serverEntry'
  );
  const rendered = await renderAnew(request);
  if (request.v4RemoveLegacyPostBuildHeadAttribute) {
    // Without the option it holds elements of the head that cannot be copied.
    writeKept(file, rendered);
  }
  return rendered;
};

export default render;
