import { resolve } from 'node:path';
import { keepFilesPrivate } from '../../../libs/composition/private-umask.ts';
import { whyFailed } from '../../../libs/composition/why-failed.ts';

/**
 * Runs a command on the directory that the command line names. Ends with 1 if the command is refused or fails, and with
 * 2 unless exactly one directory is named.
 *
 * @param options Flags that may be given too, without their dashes.
 */
export async function withDirectory<Option extends string = never>(
  usage: string,
  act: (directory: string, given: ReadonlySet<Option>) => Promise<void>,
  options: readonly Option[] = [],
): Promise<void> {
  keepFilesPrivate();
  try {
    const args = process.argv.slice(2);
    const given = options.filter((option) => args.includes(`--${option}`));
    const [directory, ...more] = args.filter(
      (arg) => !given.some((option) => arg === `--${option}`),
    );
    if (directory === undefined || directory.startsWith('--') || more.length > 0) {
      console.error(usage);
      process.exitCode = 2;
    } else {
      await act(resolve(directory), new Set(given));
    }
  } catch (error) {
    console.error(whyFailed(error));
    process.exitCode = 1;
  }
}
