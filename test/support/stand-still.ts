import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** The kernel's letters for a thread that does not run: stopped, traced, or over. */
const still = /^[TtZX]/;

/**
 * Pauses a process until SIGCONT. Resolves when it is paused: on a busy machine the signal takes a while, and
 * until then the process answers. Only Linux shows when a process is paused.
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
    return still.test(stat.slice(stat.lastIndexOf(')') + 2)); // The state is after the name, which may contain any character.
  } catch {
    return true; // The thread ended meanwhile.
  }
}
