// Loaded into each Node process of a measured command: records its resource usage on exit, threads included.
const { appendFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const file = process.env.BENCH_REPORT;
if (isMainThread && file !== undefined) {
  process.on('exit', () => appendFileSync(file, `${JSON.stringify(process.resourceUsage())}\n`));
}
