import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Fetching libraries for the first time takes most of it. */
export const buildMsMax = 300_000;

/** Something that is built, or fetched, once for all suites. */
interface Built {
  /** Names its place in the cache. */
  readonly name: string;
  /** What it is made of: another place is used where that changes. */
  readonly of: readonly (string | Buffer)[];
  /** Makes it in a directory, which is there for the others once this is done. */
  readonly build: (directory: string) => Promise<void>;
}

/** The directory that holds it; builds it where nobody did. */
export async function builtOnce({ name, of, build }: Built): Promise<string> {
  const cache = resolve('node_modules/.cache', name);
  const built = join(cache, digestOf(of));
  while (!existsSync(built)) {
    mkdirSync(cache, { recursive: true });
    await buildInTurn(built, build);
  }
  return built;
}

/** One process builds, the others wait for it: Maven's own store takes one writer at a time. */
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
