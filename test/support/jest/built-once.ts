import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The limit in milliseconds, most of it for fetching libraries for the first time. */
export const buildMsMax = 300_000;

/** Files that are built or fetched once for all test suites. */
interface Built {
  /** The name of their folder in the cache. */
  readonly name: string;
  /** The inputs of the build: another folder is used when they change. */
  readonly of: readonly (string | Buffer)[];
  /** Builds the files in a directory, which other processes see only after this is done. */
  readonly build: (directory: string) => Promise<void>;
}

/** The directory with the files; builds them if they do not exist yet. */
export async function builtOnce({ name, of, build }: Built): Promise<string> {
  const cache = resolve('node_modules/.cache', name);
  const built = join(cache, digestOf(of));
  while (!existsSync(built)) {
    mkdirSync(cache, { recursive: true });
    await buildInTurn(built, build);
  }
  return built;
}

/** One process builds and the others wait, because Maven's own store takes one writer at a time. */
async function buildInTurn(built: string, build: Built['build']): Promise<void> {
  const lock = `${built}.lock`;
  try {
    mkdirSync(lock);
  } catch {
    breakIfAbandoned(lock);
    await pause(200);
    return;
  }
  const making = `${built}.making`;
  try {
    rmSync(making, { recursive: true, force: true });
    await build(making);
    renameSync(making, built);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function breakIfAbandoned(lock: string): void {
  const begunMs = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - begunMs > buildMsMax) {
    rmSync(lock, { recursive: true, force: true });
  }
}

function digestOf(parts: Built['of']): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
