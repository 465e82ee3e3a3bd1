import { describe, expect, test } from 'vitest';
import { importsOf, targetOf } from './architecture/imports.ts';
import { violations } from './architecture/rules.ts';
import { filesIn, readProjectFile } from './projectFiles.ts';

describe('the project', () => {
  const files = filesIn(
    ['commands', 'docs', 'framework', 'plugins', 'release', 'site', 'src', 'ui'],
    /\.(?:tsx?|mdx?)$/,
  );

  test('breaks no rule of its seams', () => {
    expect(files.flatMap((file) => violations(file, readProjectFile(file)))).toEqual([]);
  });

  test('is what is looked at: its plugins, pages, settings and documents', () => {
    for (const folder of ['docs/', 'framework/', 'plugins/', 'release/', 'site/', 'src/', 'ui/']) {
      expect(files.some((file) => file.startsWith(folder))).toBe(true);
    }
    expect(
      importsOf('', readProjectFile('plugins/documents/node/index.ts')).length,
    ).toBeGreaterThan(3);
  });

  test('begins its commands with nothing but Node: the packages may not be there yet', () => {
    const reached = new Set(['commands/run.mjs', 'commands/bootstrap/command.mjs']);
    for (const file of reached) {
      for (const { specifier, isDynamic } of importsOf(file, readProjectFile(file))) {
        const target = targetOf(file, specifier);
        if (!isDynamic) {
          expect(target ?? specifier, file).toMatch(/^(?:node:|commands\/bootstrap\/.*\.mjs$)/);
        }
        if (!isDynamic && target !== undefined) {
          reached.add(target);
        }
      }
    }
    expect(reached).toContain('commands/bootstrap/packages.mjs');
  });
});

/** Planted faults: the importing file, its source, and part of the message. */
const FAULTS = [
  ['plugins/a/node/x.ts', "import { b } from '../client/b.ts';", 'not import code of the browser'],
  ['plugins/a/node/x.ts', "import '../../b/client/c.ts';", 'not import code of the browser'],
  ['plugins/a/client/x.ts', "import type { B } from '../node/b';", 'not import code of the build'],
  ['plugins/a/client/x.ts', "const b = import('../node/b');", 'not import code of the build'],
  ['plugins/a/shared/x.ts', "export * from '../node/b';", 'imports neither side'],
  ['src/pages/x.tsx', "import { b } from '@site/plugins/a/node/b';", 'hands them data'],
  ['src/pages/x.tsx', "import b from '../../plugins/a/node';", 'hands them data'],
  ['src/x.d.ts', "type B = import('../plugins/a/node/b').B;", 'hands them data'],
  ['src/x.tsx', "const b = require('@site/plugins/a/node/b');", 'hands them data'],
  ['src/pages/x.mdx', "# X\n\nimport b from '@site/plugins/a/node/b';\n\nB.", 'hands them data'],
  ['src/x.tsx', "import { readSettings } from '@site/site/settings';", 'read by Node'],
  ['plugins/a/client/x.ts', "import { VARIABLES } from '../../../site/settings.ts';", 'by Node'],
  ['site/x.ts', "import { b } from '../plugins/a/shared/b.ts';", 'imports nothing of ours'],
  ['ui/x.tsx', "import { b } from '../plugins/a/shared/b';", 'knows none of them'],
  ['plugins/a/node/x.ts', "import { B } from '../../../src/components/B';", 'know nothing of'],
  ['plugins/a/b/node/x.ts', "import '../../../../release/a/b.ts';", 'know nothing of'],
  [
    'commands/x.ts',
    "import { b } from '../plugins/a/client/b.ts';",
    'not import code of the browser',
  ],
  ['framework/a/node/x.ts', "import '../../../src/pages/b';", 'not the other way around'],
  ['release/x.ts', "import '../commands/b.ts';", 'commands make releases'],
  ['src/x.tsx', "import '@docusaurus/core/lib/client/docusaurus';", 'only framework/'],
  [
    'docs/a/x.mdx',
    "import Figure from '@site/plugins/documents/client/Figure';\n\n<Figure />",
    'registered',
  ],
  ['docs/a/x.mdx', "Text.\n\nimport {\n  B,\n} from './b.ts';\n\nMore.", 'registered names'],
  ['docs/a/x.mdx', "import b from '!!raw-loader!./b.ts';", 'registered names'],
] as const;

/** Imports that the rules allow. */
const ALLOWED = [
  ['plugins/a/node/x.ts', "import { b } from '../shared/b.ts';\nimport '../../b/node/c.ts';"],
  ['plugins/a/client/x.ts', "import { b } from '../shared/b.ts';\nimport './node.ts';"],
  ['plugins/a/node/x.ts', "import { readSettings } from '../../../site/settings.ts';"],
  ['src/x.tsx', "import type { Settings } from '@site/site/settings';"],
  ['src/x.tsx', "import { type Settings } from '@site/site/settings';"],
  ['src/x.tsx', "import { SECTIONS } from '@site/site/identity';\nimport 'react';"],
  ['src/x.tsx', 'const text = "import b from \'@site/plugins/a/node/b\'";'],
  ['site/settings.ts', "import { SECTIONS } from './identity.ts';\nimport path from 'node:path';"],
  ['docs/a/x.mdx', "```js\nimport b from './b.js';\n```\n\nText."],
  ['docs/a/x.mdx', "1. Do it:\n\n   ```js\n   import b from './b.js';\n   ```\n"],
] as const;

describe('the check of the seams', () => {
  test.each(FAULTS)('finds a fault in %s: %s', (file, source, why) => {
    const found = violations(file, source);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(file);
    expect(found[0]).toContain(why);
  });

  test.each(ALLOWED)('finds none in %s: %s', (file, source) => {
    expect(violations(file, source)).toEqual([]);
  });
});
