import { resolve } from 'node:path';
import { keepFilesPrivate } from '../../../libs/composition/private-umask.ts';
import { whyFailed } from '../../../libs/composition/why-failed.ts';

/**
 * Acts on the directory that the command line names. Ends with 1 where that is refused or fails, with
 * 2 where not one is named.
 */
export async function withDirectory(
  usage: string,
  act: (directory: string) => Promise<void>,
): Promise<void> {
  keepFilesPrivate();
  try {
    const [directory, ...more] = process.argv.slice(2);
    if (directory === undefined || more.length > 0) {
      console.error(usage);
      process.exitCode = 2;
    } else {
      await act(resolve(directory));
    }
  } catch (error) {
    console.error(whyFailed(error));
    process.exitCode = 1;
  }
}
