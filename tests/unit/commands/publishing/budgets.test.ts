import { expect, test } from 'vitest';
import { BUDGETS, brokenBudgets } from '../../../../commands/publishing/budgets.ts';

test('a page may weigh as much as its budgets', () => {
  expect(brokenBudgets([])).toEqual([]);
  expect(brokenBudgets([{ file: 'a.html', ...BUDGETS }])).toEqual([]);
});

test('for each budget, the heaviest of the pages above it is named', () => {
  const { html, scripts, stylesheets } = BUDGETS;
  const pages = [
    { file: 'a.html', html: html + 1, scripts, stylesheets: stylesheets + 7 },
    { file: 'b.html', html: html + 2, scripts, stylesheets },
    { file: 'c.html', html: html + 1, scripts, stylesheets },
    { file: 'd.html', html, scripts, stylesheets },
  ];
  expect(brokenBudgets(pages)).toEqual([
    `html of 3 pages weigh more than ${html} bytes: b.html has ${html + 2}`,
    `stylesheets of 1 pages weigh more than ${stylesheets} bytes: a.html has ${stylesheets + 7}`,
  ]);
});
