import ts from 'typescript';
import { ID } from './statements.ts';

/** A test and the statements that it proves. */
export interface Proof {
  /** Path below the project, with forward slashes. */
  readonly file: string;
  /** As written; placeholders of a test table are kept. */
  readonly title: string;
  /** The statements. */
  readonly ids: readonly string[];
}

const MARK = '@proves';
const LIST = new RegExp(`${MARK} (${ID}(?:, ${ID})*)$`);

/** The test runners' functions that define a test. */
const TEST_NAMES = new Set(['test', 'it']);

/** Their members that define a test that runs and has to pass. */
const RUN = new Set(['each', 'concurrent', 'sequential', 'only', 'runIf']);

/** The names in a callee: `['test', 'each']` for `test.each(cases)(title, body)`. */
function namesOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) {
    return [expression.text];
  }
  if (ts.isPropertyAccessExpression(expression)) {
    return [...namesOf(expression.expression), expression.name.text];
  }
  return ts.isCallExpression(expression) ? namesOf(expression.expression) : [];
}

/**
 * The title of the test that a statement of a file defines.
 *
 * @returns `undefined` if it defines no test, or one that doesn't run
 */
function titleOf(statement: ts.Statement, tree: ts.SourceFile): string | undefined {
  const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
  if (call === undefined || !ts.isCallExpression(call)) {
    return undefined;
  }
  const [name = '', ...members] = namesOf(call.expression);
  const [title] = call.arguments;
  if (!TEST_NAMES.has(name) || members.some((member) => !RUN.has(member)) || title === undefined) {
    return undefined;
  }
  return ts.isStringLiteralLike(title) ? title.text : title.getText(tree).replace(/^`|`$/g, '');
}

/**
 * Lists what the tests of a file prove, as the comments above them say: `// @proves a.b, c.d`. It is read off the syntax
 * tree, so that it is the same for each test runner and needs none of them.
 *
 * @param file - path below the project, with forward slashes
 * @param source - its text
 * @returns faults: comments that are above no test that is run, or hold something else than ids
 */
export function proofsOf(
  file: string,
  source: string,
): { proofs: readonly Proof[]; faults: readonly string[] } {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const proofs: Proof[] = [];
  /** Lines of comments above a test. */
  const read = new Set<number>();
  const visit = (node: ts.Node) => {
    if (ts.isExpressionStatement(node)) {
      const title = titleOf(node, tree);
      const comments = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
      const ids = comments.flatMap(({ pos, end }) => {
        const list = LIST.exec(source.slice(pos, end))?.[1];
        if (title === undefined || list === undefined) {
          return [];
        }
        read.add(tree.getLineAndCharacterOfPosition(pos).line);
        return list.split(', ');
      });
      if (title !== undefined && ids.length > 0) {
        proofs.push({ file, title, ids });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const faults = source
    .split('\n')
    .flatMap((line, at) =>
      line.includes(MARK) && !read.has(at)
        ? [`${file}:${at + 1}: this comment names no statements of a test that is run`]
        : [],
    );
  return { proofs, faults };
}
