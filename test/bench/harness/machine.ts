import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem } from 'node:os';

/** Describes the machine of the measurement, without its name. */
export function machineFacts(): string {
  const all = cpus();
  const memoryGib = Math.round(totalmem() / 2 ** 30);
  const processor = (all[0]?.model ?? 'unknown processor').replaceAll(/\s+/g, ' ').trim();
  const parts = [
    `${all.length} × ${processor}`,
    `${memoryGib} GiB`,
    `Linux ${release().split('-')[0] ?? ''}`,
    `Node.js ${process.versions.node}`,
    `SQLite ${process.versions.sqlite ?? 'unknown'}`,
  ];
  return parts.join(', ');
}

/** Whether a program can be run here. */
export function hasProgram(name: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(name, args, { stdio: 'ignore' });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
