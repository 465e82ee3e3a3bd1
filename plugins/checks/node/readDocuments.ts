// Reads and checks documents in a process of its own, for ./elsewhere.ts.
import { readDocument } from '../../documents/node/contract/document.ts';
import { takeTask } from '../../tasks/node/task.ts';
import type { ReadingTask } from './elsewhere.ts';
import { contentChecks } from './index.ts';

takeTask(async ({ sources, folder }: ReadingTask) => {
  const checks = Object.values(await contentChecks(folder));
  return sources.map((source) => readDocument(source, checks));
});
