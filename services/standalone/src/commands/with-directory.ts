import { resolve } from 'node:path';
import { BackupRefused } from '../../../libs/composition/backup/backup-refused.ts';
import { StartRefused } from '../../../libs/composition/start-refused.ts';

/**
 * Acts on the directory that the command line names. Ends with 1 where that is refused or fails, with
 * 2 where none is named.
 */
export async function withDirectory(
  usage: string,
  act: (directory: string) => Promise<void>,
): Promise<void> {
  try {
    const [directory] = process.argv.slice(2);
    if (directory === undefined) {
      console.error(usage);
      process.exitCode = 2;
    } else {
      await act(resolve(directory));
    }
  } catch (error) {
    const isRefusal = error instanceof BackupRefused || error instanceof StartRefused;
    console.error(isRefusal ? error.message : error);
    process.exitCode = 1;
  }
}
