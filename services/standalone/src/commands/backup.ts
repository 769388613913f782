import { takeBackup } from '../../../libs/composition/backup/take-backup.ts';
import { readSettings } from '../../../libs/composition/settings.ts';
import { withDirectory } from './with-directory.ts';

const usage =
  'npm run backup -- DIRECTORY\n' +
  'Makes a backup in a directory of its own, such as one named for the day; also while the product runs.';

/** `npm run backup -- DIRECTORY`. Ends with 1 where no backup could be made. */
async function backup(directory: string): Promise<void> {
  const began = performance.now();
  const { log, files } = await takeBackup(readSettings(), directory, console.log);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  console.log(
    `Backed up and checked: ${log.events} events in ${log.streams} streams, ` +
      `${(bytes / 1e6).toFixed(1)} MB in ${Object.keys(files).length} files, ${seconds} s.`,
  );
  console.log(`It holds what opens people’s data: keep ${directory} from everybody else.`);
}

await withDirectory(usage, backup);
