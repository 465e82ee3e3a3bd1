import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TIME_LIMIT_MS, withTimeLimit } from '../../../../../plugins/search/shared/timeLimit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what arrives in time is passed on, and leaves no timer behind', async () => {
  await expect(withTimeLimit(Promise.resolve('here'), 'The file')).resolves.toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});

test('what fails in time fails with its own reason, and leaves no timer behind', async () => {
  const failing = Promise.reject(new Error('gone'));
  await expect(withTimeLimit(failing, 'The file')).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

test('what never arrives is named, at the limit and not before', async () => {
  const failed = vi.fn();
  withTimeLimit(new Promise(() => {}), 'The file').catch(failed);
  await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('The file did not arrive within 30 s'));
});
