import type { ImportDeclaration, Program, VariableDeclaration } from 'estree';

/** The JSX runtime. */
const RUNTIME = /^react\/jsx-(?:dev-)?runtime$/;

const identifier = (name: string) => ({ type: 'Identifier', name }) as const;

/** Renames the imports, and declares constants with the names that the code uses. */
function throughConstants(
  declaration: ImportDeclaration,
): [ImportDeclaration, VariableDeclaration] {
  const named = declaration.specifiers.filter((each) => each.type === 'ImportSpecifier');
  const imported = (local: string) => identifier(`${local}Imported`);
  return [
    {
      ...declaration,
      specifiers: named.map((each) => ({ ...each, local: imported(each.local.name) })),
    },
    {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: named.map(({ local }) => ({
        type: 'VariableDeclarator',
        id: identifier(local.name),
        init: imported(local.name),
      })),
    },
  ];
}

/**
 * A recma plugin that stores the functions of the JSX runtime in constants.
 *
 * The bundler tracks, caches, and rewrites each use of an import, and a median document has 300 of them. In the bundle,
 * an import is a property access, while a constant is minified to a single letter.
 */
export function recmaLocalRuntime() {
  return (program: Program): void => {
    program.body = program.body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' && RUNTIME.test(String(statement.source.value))
        ? throughConstants(statement)
        : [statement],
    );
  };
}
