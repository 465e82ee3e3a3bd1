import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  NAMED_ELSEWHERE,
  nameClasses,
  numberedClassNames,
} from '../../../../../framework/styles/node/classNames.ts';
import { filesIn, readProjectFile } from '../../../projectFiles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'classes-'));
const [a, b] = ['a.module.css', 'b.module.css'].map((name) => path.join(folder, name));

writeFileSync(a ?? '', '.button:hover,.toggle{color:red}.button .label{margin:.5rem}');
writeFileSync(b ?? '', '.button{color:blue}');
writeFileSync(path.join(folder, 'c.css'), '.global{color:blue}');

test('classes of all modules have numbers, and what other sheets name a word before it', () => {
  const names = numberedClassNames([folder]);
  expect((['button', 'toggle', 'label'] as const).map((local) => names(a ?? '', local))).toEqual([
    '_0',
    'toggle_1',
    '_2',
  ]);
  expect(names(b ?? '', 'button')).toBe('_3');
});

test('what is not known keeps the name that it has', () => {
  const names = numberedClassNames([folder]);
  expect(names(b ?? '', 'fade-in')).toBeUndefined();
  expect(names(path.join(folder, 'c.css'), 'global')).toBeUndefined();
});

test('a beginning by which a stylesheet names a class is kept', () => {
  const named = filesIn(['plugins', 'src', 'ui'], /\.css$/)
    .map(readProjectFile)
    .flatMap((css) => [...css.matchAll(/\[class[*^]="?(\w+?)_?"?\]/g)])
    .map(([, name]) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(NAMED_ELSEWHERE).toEqual(expect.arrayContaining(named));
});

test('the rule for modules is found in the configuration, or the build stops', () => {
  const modules: { getLocalIdent?: (...told: readonly unknown[]) => unknown } = {};
  const plain = { use: [{ options: {} }] };
  nameClasses([plain, { use: ['style', { options: { modules } }] }], () => '_x');
  expect(modules.getLocalIdent?.({ resourcePath: '/a' }, '', 'b')).toBe('_x');
  expect(() => nameClasses([plain], () => '_x')).toThrow(/classNames\.ts/);
});
