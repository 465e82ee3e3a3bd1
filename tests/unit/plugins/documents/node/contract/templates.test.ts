import { expect, test } from 'vitest';
import { KINDS } from '../../../../../../plugins/documents/node/contract/frontMatterSchema.ts';
import {
  INSTRUCTIONS,
  MARK,
  templateOf,
} from '../../../../../../plugins/documents/node/contract/templates.ts';

test.each(KINDS)('a new document of the kind %s starts with something to fill in', (kind) => {
  expect(templateOf(kind)).toContain(`${MARK}: `);
});

test('a kind has a template of its own, or else that of a guide', () => {
  expect(templateOf('recipe')).toContain('<Recipe');
  expect(templateOf('checklist')).toContain('<Checklist');
  expect(templateOf('case-study')).toBe(templateOf('guide'));
});

test('an instruction is known without its mark, unless a writer could mean it', () => {
  expect(INSTRUCTIONS).toContain('what the facts were checked against');
  expect(INSTRUCTIONS.filter((text) => text.length < 16 || text.includes('fill in'))).toEqual([]);
});
