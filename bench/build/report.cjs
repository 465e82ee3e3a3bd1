// Loaded into each Node process of a measured command: notes at its end what it has used, threads included.
const { appendFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const file = process.env.BENCH_REPORT;
if (isMainThread && file !== undefined) {
  process.on('exit', () => appendFileSync(file, `${JSON.stringify(process.resourceUsage())}\n`));
}
