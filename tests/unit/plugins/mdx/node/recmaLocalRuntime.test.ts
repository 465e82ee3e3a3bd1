import type { Program, Statement } from 'estree';
import { expect, test } from 'vitest';
import { recmaLocalRuntime } from '../../../../../plugins/mdx/node/recmaLocalRuntime.ts';

const identifier = (name: string) => ({ type: 'Identifier', name }) as const;

/** `import { jsx as _jsx } from 'module'`, for pairs of names. */
const importOf = (module: string, names: Readonly<Record<string, string>>) =>
  ({
    type: 'ImportDeclaration',
    specifiers: Object.entries(names).map(([imported, local]) => ({
      type: 'ImportSpecifier',
      imported: identifier(imported),
      local: identifier(local),
    })),
    source: { type: 'Literal', value: module },
    attributes: [],
  }) as const;

/** `_jsx();` */
const call: Statement = {
  type: 'ExpressionStatement',
  expression: {
    type: 'CallExpression',
    callee: identifier('_jsx'),
    arguments: [],
    optional: false,
  },
};

function transformed(body: readonly unknown[]): Program['body'] {
  const program = { type: 'Program', sourceType: 'module', comments: [], body: [...body] };
  recmaLocalRuntime()(program as unknown as Program);
  return program.body as Program['body'];
}

test.each(['react/jsx-runtime', 'react/jsx-dev-runtime'])('%s is read once', (module) => {
  const body = transformed([importOf(module, { jsx: '_jsx', Fragment: '_Fragment' }), call]);
  expect(body).toEqual([
    importOf(module, { jsx: '_jsxImported', Fragment: '_FragmentImported' }),
    {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: ['_jsx', '_Fragment'].map((name) => ({
        type: 'VariableDeclarator',
        id: identifier(name),
        init: identifier(`${name}Imported`),
      })),
    },
    call,
  ]);
});

test('other imports, and code, stay as they are', () => {
  const others = [importOf('@mdx-js/react', { useMDXComponents: '_provideComponents' }), call];
  expect(transformed(others)).toEqual(others);
});
