import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The control groups of Linux: with the controller of memory mounted separately (version 1), or all together. */
const versions = [
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes' },
  { root: '/sys/fs/cgroup', limit: 'memory.max' },
];

/** A limit for the memory of processes, with their share of the system's cache of files. */
export class MemoryLimit {
  /** A module to load before the product. It puts the process under the limit that {@link env} names. */
  readonly preload = resolve('test/bench/reference/join-memory-group.mjs');
  readonly env: Readonly<Record<string, string>>;
  readonly #directory: string;

  /**
   * @param mb In MB (10^6 bytes).
   * @throws Error if this machine has no control groups, or this user may not make one.
   */
  constructor(mb: number) {
    const version = versions.find(({ root, limit }) => existsSync(join(root, limit)));
    if (version === undefined) throw new Error('This machine has no control groups for memory.');
    this.#directory = join(version.root, `bench-${process.pid}`);
    mkdirSync(this.#directory);
    writeFileSync(join(this.#directory, version.limit), String(mb * 1e6));
    this.env = { MEMORY_GROUP: this.#directory };
  }

  /** Removes the limit. All its processes must have ended. */
  remove(): void {
    rmdirSync(this.#directory);
  }
}
