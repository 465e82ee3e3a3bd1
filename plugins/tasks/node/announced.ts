/**
 * Runs a long task, and prints a line before and after it; the second one says how many seconds it took.
 *
 * @param what - the work in the present participle, such as `Compressing`
 * @throws what the work throws; there's no second line then
 */
export async function announced<Result>(
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  console.log(`${what} …`);
  const began = performance.now();
  const result = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${what}: done in ${seconds} s`);
  return result;
}
