import { expect, test } from 'vitest';
import { failureMessage } from '../../../../framework/run/failure.ts';

/** An error as the framework wraps it. */
const wrapped = (cause: unknown) => new Error('Unable to build website for locale en.', { cause });

test('the framework’s wrapping is left out, and no stack is shown', () => {
  expect(failureMessage(wrapped(new Error('Broken links found.')))).toBe('Broken links found.');
});

test('every cause is told once, those of several pages too', () => {
  const pages = new AggregateError([
    new Error('Cannot render /tea', { cause: new Error('No kettle.') }),
    new Error('Cannot render /coffee', { cause: new Error('No kettle.') }),
  ]);
  expect(failureMessage(wrapped(new Error('2 pages failed:', { cause: pages })))).toBe(
    '2 pages failed:\nCannot render /tea\nNo kettle.\nCannot render /coffee',
  );
});

test('a message without a wrapping stays', () => {
  expect(failureMessage(new Error('No such folder.'))).toBe('No such folder.');
});

test('nothing is left to say of what has been logged', () => {
  expect(failureMessage(wrapped(new Error()))).toBe('');
});

test('a fault of code, and what is not an error, is shown with all that is known', () => {
  const fault = failureMessage(wrapped(new TypeError('x is not a function')));
  expect(fault).toContain('Unable to build website for locale en.');
  expect(fault).toMatch(/TypeError: x is not a function\n +at /);
  expect(failureMessage(wrapped('thrown text'))).toContain("'thrown text'");
});
