import { existsSync, readFileSync } from 'node:fs';

/** Whether a process exists and isn't a zombie. */
export function isRunning(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/status`;
  return !(existsSync(status) && /^State:\tZ/m.test(readFileSync(status, 'utf8')));
}
