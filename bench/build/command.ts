import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../../scripts/command/refusal.ts';
import { runBeside } from '../../scripts/command/run.ts';
import { ROOT } from '../../scripts/project/root.ts';

/** What a build leaves behind. */
const OUTPUTS = ['build', '.docusaurus', 'node_modules/.cache', '.cache/copies'];

/** The document that changes between the cold and the warm build. */
const DOCUMENT = path.join(ROOT, 'docs/developing/docker/README.mdx');

const REPORT = fileURLToPath(new URL('./report.cjs', import.meta.url));

/**
 * Builds the library, and prints wall and CPU time, and the peak memory of the largest process.
 *
 * @param temporary - folder for temporary files: the framework caches transpiled files there
 * @throws Refusal with the command's output, when the build fails
 */
async function measure(name: string, temporary: string): Promise<void> {
  const report = path.join(temporary, 'report');
  await rm(report, { force: true });
  const { code, seconds, output } = await runBeside(
    process.execPath,
    [path.join(ROOT, 'scripts/run.mjs'), 'build'],
    {
      cwd: ROOT,
      environment: {
        ...process.env,
        TMPDIR: temporary,
        BENCH_REPORT: report,
        NODE_OPTIONS: `--require=${JSON.stringify(REPORT)}`,
      },
    },
  );
  if (code !== 0) {
    throw new Refusal(`The build failed:\n${output}`);
  }
  const lines = (await readFile(report, 'utf8')).trim().split('\n');
  const processes: NodeJS.ResourceUsage[] = lines.map((line) => JSON.parse(line));
  const cpu = processes.reduce((sum, use) => sum + use.userCPUTime + use.systemCPUTime, 0) / 1e6;
  const peak = Math.max(...processes.map(({ maxRSS }) => maxRSS)) / 1024;
  console.log(`| ${name} | ${seconds.toFixed(1)} | ${cpu.toFixed(1)} | ${peak.toFixed(0)} |`);
}

/** Measures a build without outputs and caches, and one after a document has changed. */
export async function main(): Promise<void> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'bench-build-'));
  for (const folder of OUTPUTS) {
    await rm(path.join(ROOT, folder), { recursive: true, force: true });
  }
  const text = await readFile(DOCUMENT, 'utf8');
  console.log('| build | wall, s | CPU, s | peak, MB |\n|---|---:|---:|---:|');
  try {
    await measure('cold', temporary);
    await writeFile(DOCUMENT, `${text}\nThis sentence is new.\n`);
    await measure('warm', temporary);
  } finally {
    await writeFile(DOCUMENT, text);
    await rm(temporary, { recursive: true });
  }
}
