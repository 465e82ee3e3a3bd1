import { expect, test } from 'vitest';
import { keyNames } from '../../../../../../../plugins/documents/node/contract/rules/components.ts';
import { pageOf } from '../samples.ts';

test.each([
  'Press <Keys mac="Cmd+Shift+P">Ctrl+Shift+P</Keys>.',
  "Press <Keys>{'Ctrl+`'}</Keys>, or <Keys>Ctrl+K Ctrl+S</Keys>.",
  'Press <Keys>Ctrl++</Keys> or <Keys>F11</Keys>.',
])('%j is as it should be', (content) => {
  expect(keyNames.check(pageOf(content))).toEqual([]);
});

test.each([
  '<Keys></Keys>',
  '<Keys />',
  "Press <Keys>{' '}</Keys>.",
  '<Keys>{code}</Keys>',
  '<Keys>**Ctrl**</Keys>',
  '<Keys>Ctrl **C**</Keys>',
])('%j holds no keys', (content) => {
  expect(keyNames.check(pageOf(content))).toEqual([
    { line: 1, message: expect.stringContaining('<Keys> needs keys') },
  ]);
});

test.each([
  'Ctrl + C',
  'Ctrl +C',
  'Ctrl+ C',
  'Ctrl  +  C',
])('a space beside a plus is a finding, with what was meant: %s', (keys) => {
  expect(keyNames.check(pageOf(`<Keys>${keys}</Keys>`))).toEqual([
    { line: 1, message: '<Keys> has a space beside a +; write Ctrl+C' },
  ]);
});

test.each([
  ['<Keys>Crtl+P</Keys>', 'Crtl'],
  ['<Keys mac="Cmmd+P">Ctrl+P</Keys>', 'Cmmd'],
])('%j is a finding', (content, key) => {
  expect(keyNames.check(pageOf(`Text.\n\nPress ${content}.`))).toEqual([
    { line: 3, message: expect.stringContaining(`there is no key ${key};`) },
  ]);
});
