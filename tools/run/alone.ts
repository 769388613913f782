import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** No work under a lock takes this long: an older lock was left by a process that was killed. */
const lockAgeMsMax = 10 * 60_000;

/** Does the work while it holds the lock file. Waits while another process holds it, and prints that once. */
export async function alone<Result>(
  lock: string,
  work: () => Promise<Result>,
  tell: (sentence: string) => void = console.log,
): Promise<Result> {
  let told = false;
  while (!acquires(lock)) {
    if (isAbandoned(lock)) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!told) {
      tell('Waiting for another command that is building …');
      told = true;
    }
    await sleep(100);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function acquires(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

function isAbandoned(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    const ageMs = Date.now() - statSync(lock).mtimeMs;
    return ageMs > lockAgeMsMax || (holder > 0 && !isRunning(holder));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') {
      return false; // The lock was released just now.
    }
    throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
