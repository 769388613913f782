import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const sources = resolve('test/support/mongo-server');
const parts = ['pom.xml', 'src/main/java/tours/MongoServerForTests.java'];

/** Where builds are kept, each under the digest of what it was made of. */
const cache = resolve('node_modules/.cache/mongo-server');

/** Fetching the libraries for the first time takes most of it. */
const buildMsMax = 300_000;

/** What java needs to find the test server; builds it with Maven where that was not done yet. */
export async function mongoServerClassPath(): Promise<string> {
  const built = join(cache, digestOf(parts.map((part) => join(sources, part))));
  while (!existsSync(built)) {
    await buildInTurn(built);
  }
  return `${join(built, 'classes')}:${join(built, 'libraries', '*')}`;
}

/** One process builds, the others wait for it: Maven's own store takes one writer at a time. */
async function buildInTurn(built: string): Promise<void> {
  const lock = `${built}.lock`;
  mkdirSync(cache, { recursive: true });
  try {
    mkdirSync(lock);
  } catch {
    breakIfAbandoned(lock);
    await pause(200);
    return;
  }
  try {
    await build(built);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

async function build(built: string): Promise<void> {
  const making = `${built}.making`;
  rmSync(making, { recursive: true, force: true });
  const goals = ['compile', 'dependency:copy-dependencies'];
  const pom = join(sources, 'pom.xml');
  const options = ['--quiet', '--batch-mode', '--file', pom, `-Dbuilt=${making}`];
  const target = `-DoutputDirectory=${join(making, 'libraries')}`;
  try {
    await promisify(execFile)('mvn', [...options, target, ...goals], { timeout: buildMsMax });
  } catch {
    // What Maven says names the mirror it asked, which is nobody else's business.
    throw new Error(`The test server cannot be built: mvn --file ${pom} compile says why.`);
  }
  renameSync(making, built);
}

function breakIfAbandoned(lock: string): void {
  const begunMs = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  if (Date.now() - begunMs > buildMsMax) {
    rmSync(lock, { recursive: true, force: true });
  }
}

function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
