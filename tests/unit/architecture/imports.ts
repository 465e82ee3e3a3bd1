import path from 'node:path';
import ts from 'typescript';

/** A module that a file imports. */
export interface Import {
  /** As written, such as `../shared/library.ts` or `react`. */
  readonly specifier: string;
  /** Whether it imports only types, which are erased at run time. */
  readonly isTypeOnly: boolean;
  /** Whether `import()` or `require()` loads it while the file runs. */
  readonly isDynamic: boolean;
}

/** The import and export statements of a document, which aren't indented or in code blocks. */
function statementsOf(document: string): string {
  const withoutCode = document.replace(/^( *)(`{3,}|~{3,})[\s\S]*?^\1\2[`~]*[ \t]*$/gm, '');
  const statements = withoutCode.matchAll(
    /^(?:import\s|(?:import|export)\s[^'"]*?from\s)['"].*$/gm,
  );
  return [...statements].map(([statement]) => statement).join('\n');
}

/** The value of a string literal; `undefined` for other nodes. */
function textOf(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** The import at a node of the syntax tree, if any. */
function importAt(node: ts.Node): Import | undefined {
  if (ts.isImportDeclaration(node)) {
    const { importClause: clause } = node;
    const names = clause?.namedBindings;
    const allTypes =
      clause?.name === undefined &&
      names !== undefined &&
      ts.isNamedImports(names) &&
      names.elements.length > 0 &&
      names.elements.every((element) => element.isTypeOnly);
    const specifier = textOf(node.moduleSpecifier) ?? '';
    return { specifier, isTypeOnly: clause?.isTypeOnly === true || allTypes, isDynamic: false };
  }
  if (ts.isExportDeclaration(node)) {
    const specifier = textOf(node.moduleSpecifier);
    return specifier === undefined
      ? undefined
      : { specifier, isTypeOnly: node.isTypeOnly, isDynamic: false };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return { specifier: textOf(node.argument.literal) ?? '', isTypeOnly: true, isDynamic: false };
  }
  if (ts.isCallExpression(node)) {
    const called = node.expression;
    const isImport =
      called.kind === ts.SyntaxKind.ImportKeyword ||
      (ts.isIdentifier(called) && called.text === 'require');
    const specifier = isImport ? textOf(node.arguments[0]) : undefined;
    return specifier === undefined ? undefined : { specifier, isTypeOnly: false, isDynamic: true };
  }
  return undefined;
}

/**
 * Lists the imports of a file: import and export statements, `import()` and `require()` with a string literal, and
 * `import('…')` in types.
 *
 * @param file - its name, whose extension determines the language
 * @param source - its content
 */
export function importsOf(file: string, source: string): readonly Import[] {
  const isDocument = /\.mdx?$/.test(file);
  const text = isDocument ? statementsOf(source) : source;
  const tree = ts.createSourceFile(`${file}.tsx`, text, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const imported = importAt(node);
    if (imported !== undefined) {
      found.push(imported);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * Resolves an import to a path in the project.
 *
 * @param file - path of the importing file below the project, with forward slashes
 * @param specifier - as written; loaders before a `!` are ignored
 * @returns path below the project, or `undefined` for a package
 */
export function targetOf(file: string, specifier: string): string | undefined {
  const module = specifier.split('!').at(-1) ?? '';
  if (module.startsWith('@site/')) {
    return path.posix.normalize(module.slice('@site/'.length));
  }
  return module.startsWith('.')
    ? path.posix.normalize(path.posix.join(path.posix.dirname(file), module))
    : undefined;
}
