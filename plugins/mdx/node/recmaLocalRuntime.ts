import type { ImportDeclaration, ImportSpecifier, Program, VariableDeclaration } from 'estree';

/** What the code of a document makes its elements with. */
const RUNTIME = /^react\/jsx-(?:dev-)?runtime$/;

const identifier = (name: string) => ({ type: 'Identifier', name }) as const;

const isNamed = (
  specifier: ImportDeclaration['specifiers'][number],
): specifier is ImportSpecifier => specifier.type === 'ImportSpecifier';

/** Imports under other names, and constants that have the names which the code uses. */
function throughConstants(
  declaration: ImportDeclaration,
): [ImportDeclaration, VariableDeclaration] {
  const named = declaration.specifiers.filter(isNamed);
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
 * A recma plugin: the code of a document reads the functions that make elements once, not for each
 * element.
 *
 * Each use of an import is a dependency that a bundler keeps, caches and replaces by a property of a
 * module; a document of median size has 300 of them. It is a property in the bundle, too, where a
 * constant has a name of one letter.
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
