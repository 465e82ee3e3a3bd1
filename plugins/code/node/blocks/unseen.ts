import { type DocumentCheck, type Fault, lineOf } from '../../../mdx/node/faults.ts';
import { nodesOf } from '../../../mdx/node/nodes.ts';
import { readMeta } from './meta.ts';
import { isHiddenLine } from './shown.ts';

/** The start of a function: in Python or JavaScript, or, as the second group, in a shell. */
const DEFINITION =
  /^\s*(?:(?:export\s+)?(?:async\s+)?(?:def|function\*?)\s+([\w-]+)|([\w-]+)\s*\(\)\s*\{)/;

/** What comes before the name of a command in a shell. */
const COMMAND = String.raw`(?:^|[;&|({!\x60]|\b(?:do|then|else|if|while|until))\s*`;

/**
 * Finds lines that readers see, but can't paste: they call a function that only hidden lines or folded blocks of the
 * same chain define.
 */
export const unseenFaults: DocumentCheck = (tree) => {
  const faults: Fault[] = [];
  const unseen = new Map<string, RegExp>();
  const seen = new Set<string>();
  for (const node of nodesOf(tree, 'code')) {
    const meta = readMeta(node.meta);
    if (typeof meta === 'string' || meta.run === undefined) {
      continue;
    }
    if (meta.run === 'alone') {
      unseen.clear();
      seen.clear();
    }
    const lines = node.value.split('\n').map((text, index) => ({
      text,
      line: lineOf(node) + 1 + index,
      isShown: !meta.isSetup && !isHiddenLine(text),
    }));
    for (const { text, isShown } of lines) {
      const [, named, ofShell] = DEFINITION.exec(text) ?? [];
      const name = named ?? ofShell;
      if (name !== undefined && isShown) {
        seen.add(name);
        unseen.delete(name);
      } else if (name !== undefined && !seen.has(name)) {
        const call = named ? String.raw`\b${name}\(` : String.raw`${COMMAND}${name}(?=[\s;&|)]|$)`;
        unseen.set(name, new RegExp(call));
      }
    }
    for (const { text, line } of lines.filter(({ isShown }) => isShown)) {
      for (const [name, call] of unseen) {
        if (call.test(text)) {
          const message = `readers see the call of "${name}", but not the function; end this line in the comment "hidden", or show the function`;
          faults.push({ line, message });
        }
      }
    }
  }
  return faults;
};
