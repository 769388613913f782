import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtOnce, buildMsMax } from '../jest/built-once.ts';

const version = '4.1.0';
const artifact = `org.gaul:s3proxy:${version}:jar:jar-with-dependencies`;
/** The plugin version with which the other test server is built. */
const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';

/** The program, in one file; Maven fetches it if that was not done yet. */
export async function s3ServerProgram(): Promise<string> {
  const fetched = await builtOnce({ name: 's3-server', of: [artifact], build: fetchTo });
  return join(fetched, `s3proxy-${version}-jar-with-dependencies.jar`);
}

async function fetchTo(directory: string): Promise<void> {
  const options = ['--quiet', '--batch-mode', `-Dartifact=${artifact}`];
  const target = `-DoutputDirectory=${directory}`;
  try {
    await promisify(execFile)('mvn', [...options, target, goal], { timeout: buildMsMax });
  } catch {
    // The output of Maven is not shown, because it names the mirror that it used.
    throw new Error(`The test server cannot be fetched: mvn -Dartifact=${artifact} says why.`);
  }
}
