import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** What a program beside the product said, and how it ended. */
export interface Ran {
  readonly code: number;
  readonly said: string;
  /** The lines of what it complained of. */
  readonly complaints: readonly string[];
}

type Program =
  'backup' | 'migrate-recover' | 'migrate-to-distributed' | 'migrate-to-embedded' | 'restore';

const programs = join(import.meta.dirname, '../../dist/services/standalone/src/bin');

/** What a program of the product does with arguments and settings, as a process of its own. */
export function runProgram(
  program: Program,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(programs, `${program}.js`), ...args],
      { env: { ...settings } },
      (_, stdout, stderr) => {
        const complaints = stderr.split('\n').filter((line) => line !== '');
        resolve({ code: child.exitCode ?? -1, said: stdout, complaints });
      },
    );
  });
}
