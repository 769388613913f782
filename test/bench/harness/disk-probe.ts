import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { medianOf } from './statistics.ts';

const writes = 100;

/** The current median time, in microseconds, that the disk takes to make 4 KB durable. */
export function flushUs(directory = tmpdir()): number {
  const file = join(directory, `flush-probe-${process.pid}`);
  const handle = openSync(file, 'w');
  try {
    const block = Buffer.alloc(4096, 1);
    writeSync(handle, Buffer.alloc(4096 * writes));
    fdatasyncSync(handle);
    const times = Array.from({ length: writes }, (_none, index) => {
      const before = performance.now();
      writeSync(handle, block, 0, block.length, index * 4096);
      fdatasyncSync(handle);
      return (performance.now() - before) * 1000;
    });
    return medianOf(times);
  } finally {
    closeSync(handle);
    rmSync(file);
  }
}

/** The speed of the disk before and after durable runs, and whether it changed too much to compare them. */
export function flushReport(beforeUs: number, afterUs: number): string {
  const factor = Math.max(beforeUs, afterUs) / Math.min(beforeUs, afterUs);
  const verdict = factor > 2 ? ' (**void**: the disk changed meanwhile)' : '';
  return `fdatasync ${beforeUs.toFixed(0)} µs before, ${afterUs.toFixed(0)} µs after${verdict}`;
}
