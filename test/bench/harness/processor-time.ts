import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Linux counts processor time in hundredths of a second, regardless of the kernel's own clock. */
const ticksPerSecond = 100;

/** The processor time that a process has used so far in all its threads, in microseconds. */
export function processorTimeUs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may contain spaces; utime and stime are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6;
}

/** The memory of a process, in MB (10^6 bytes). */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) * 1024) / 1e6;
}

const quietMs = 200;
/**
 * The processor time that a quiet process may use in one interval, in microseconds. It is not 0, because the process
 * still sends messages at an even pace long after their bookings.
 */
const quietUsMax = 30_000;
const patienceMs = 30_000;

/**
 * Resolves once the process has no work left. Otherwise read models that still follow the log would take the
 * processor from the next measurement.
 */
export async function untilQuiet(pid: number): Promise<void> {
  const until = performance.now() + patienceMs;
  for (let before = processorTimeUs(pid); ;) {
    await pause(quietMs);
    const now = processorTimeUs(pid);
    if (now - before <= quietUsMax || performance.now() > until) {
      return;
    }
    before = now;
  }
}
