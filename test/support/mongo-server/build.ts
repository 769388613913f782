import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { builtOnce, buildMsMax } from '../jest/built-once.ts';

const sources = resolve('test/support/mongo-server');
const java = 'src/main/java/tours';
const parts = ['pom.xml', `${java}/MongoServerForTests.java`, `${java}/FoundById.java`];

/** The class path of the test server; builds it with Maven if that was not done yet. */
export async function mongoServerClassPath(): Promise<string> {
  const of = parts.map((part) => readFileSync(join(sources, part)));
  const built = await builtOnce({ name: 'mongo-server', of, build });
  return `${join(built, 'classes')}:${join(built, 'libraries', '*')}`;
}

async function build(directory: string): Promise<void> {
  const goals = ['compile', 'dependency:copy-dependencies'];
  const pom = join(sources, 'pom.xml');
  const options = ['--quiet', '--batch-mode', '--file', pom, `-Dbuilt=${directory}`];
  const target = `-DoutputDirectory=${join(directory, 'libraries')}`;
  try {
    await promisify(execFile)('mvn', [...options, target, ...goals], { timeout: buildMsMax });
  } catch {
    // The output of Maven is not shown, because it names the mirror that it used.
    throw new Error(`The test server cannot be built: mvn --file ${pom} compile says why.`);
  }
}
