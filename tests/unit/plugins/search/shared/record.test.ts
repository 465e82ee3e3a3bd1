import { expect, test } from 'vitest';
import { isRecordShaped } from '../../../../../plugins/search/shared/record.ts';

const hierarchy = {
  lvl0: 'Developing',
  lvl1: 'Docker',
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
const record = { objectID: 'a', url: '/docker', type: 'lvl1', hierarchy, content: null };

// @proves entities.hit
test.each([
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
  'content',
])('a hit can be of the type %s', (type) => {
  expect(isRecordShaped({ ...record, type })).toBe(true);
});

// @proves entities.hit
test.each([
  ['the type lvl0', { type: 'lvl0' }],
  ['the type lvl7', { type: 'lvl7' }],
  ['no url', { url: undefined }],
  ['no hierarchy', { hierarchy: null }],
  ['a hierarchy of no texts', { hierarchy: { ...hierarchy, lvl6: 6 } }],
  ['content that is not text', { content: 7 }],
])('what has %s is not a hit', (_what, changed) => {
  expect(isRecordShaped({ ...record, ...changed })).toBe(false);
});
