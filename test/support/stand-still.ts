import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** What the kernel calls a thread that does nothing until somebody lets it: stopped, traced, or over. */
const still = /^[TtZX]/;

/**
 * Has a process stand still until SIGCONT. Resolves when it does: where many threads wait for a processor,
 * the signal takes its time, and until then the process answers. Only Linux tells when that is.
 */
export async function standStill(process: ChildProcess): Promise<void> {
  process.kill('SIGSTOP');
  const threads = `/proc/${process.pid ?? 0}/task`;
  while (existsSync(threads) && !readdirSync(threads).every((thread) => isStill(threads, thread))) {
    await pause(1);
  }
}

function isStill(threads: string, thread: string): boolean {
  try {
    const stat = readFileSync(`${threads}/${thread}/stat`, 'utf8');
    return still.test(stat.slice(stat.lastIndexOf(')') + 2)); // After its name, which may hold anything.
  } catch {
    return true; // It ended meanwhile.
  }
}
