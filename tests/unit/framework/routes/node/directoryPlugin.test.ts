import { expect, test } from 'vitest';
import { withoutChunks } from '../../../../../framework/routes/node/directoryPlugin.ts';

const CODE = `__webpack_require__.u = (chunkId) => "assets/js/" + ({"12": "tea","13": "main-menu",}[chunkId] || chunkId) + "." + {"12":"aa11","13":"bb22","14":"cc33"}[chunkId] + ".js";
gca = function(chunkId) { chunkId = {"tea":"12","main-menu":"13"}[chunkId]||chunkId; };
var installed = {"main": 0,};`;

test('the runtime loses the chunks of the directory, and nothing else', () => {
  expect(withoutChunks(CODE, new Set(['12', 'tea']), new Map())).toBe(
    `__webpack_require__.u = (chunkId) => "assets/js/" + ({"13": "main-menu",}[chunkId] || chunkId) + "." + {"13":"bb22","14":"cc33"}[chunkId] + ".js";
gca = function(chunkId) { chunkId = {"main-menu":"13"}[chunkId]||chunkId; };
var installed = {"main": 0,};`,
  );
});

test('of chunks that change with documents, the runtime loses only the hashes', () => {
  expect(withoutChunks(CODE, new Set(), new Map([['13', 'main-menu']]))).toBe(
    CODE.replace('"13":"bb22",', ''),
  );
});
