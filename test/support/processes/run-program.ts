import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** The output and the exit code of a program beside the product. */
export interface Ran {
  readonly code: number;
  readonly said: string;
  /** The lines on stderr. */
  readonly complaints: readonly string[];
}

type Program =
  | 'accounts'
  | 'backup'
  | 'migrate-recover'
  | 'migrate-to-distributed'
  | 'migrate-to-embedded'
  | 'restore';

const programs = join(import.meta.dirname, '../../../dist/services/standalone/src/bin');

/** Runs a program of the product with arguments and settings, as a separate process. */
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
