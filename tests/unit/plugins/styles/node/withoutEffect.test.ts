import postcss from 'postcss';
import { expect, test } from 'vitest';
import { effectiveStyles } from '../../../../../plugins/styles/node/withoutEffect.ts';

const INFIMA = '/node_modules/infima/dist/css/default/default.css';

const processed = (css: string, file: string): string =>
  postcss([effectiveStyles]).process(css, { from: file }).css;

test("leaves out of the framework's stylesheet what shows nowhere", () => {
  expect(processed('.col{flex:1 0;margin-left:0;width:100%}table td{color:inherit}', INFIMA)).toBe(
    '.col{flex:1 0}table td{}',
  );
});

test.each([
  ['in a stylesheet of our own', '.col{width:100%}', '/src/css/prose.css'],
  ['on some screens', '@media (max-width: 996px){.col{margin-left:0}}', INFIMA],
  ['for another selector', '.col.wide{width:100%}', INFIMA],
])('keeps the same %s', (_what, css, file) => {
  expect(processed(css, file)).toBe(css);
});
