import { takeBackup } from '../../../libs/composition/backup/take-backup.ts';
import { readSettings } from '../../../libs/composition/settings/settings.ts';
import { withDirectory } from './with-directory.ts';

const usage =
  'npm run backup -- DIRECTORY [--with-key]\n' +
  'Makes a backup in its own directory, such as one named for the day; also while the product runs.\n' +
  '--with-key puts SECRET_KEY into it: then everyone who has the backup can read the personal data in it.';

/**
 * `npm run backup -- DIRECTORY [--with-key]`. Ends with 1 if no backup could be made, or if one was made but keys of
 * customers are damaged or missing.
 */
async function backup(directory: string, given: ReadonlySet<'with-key'>): Promise<void> {
  const isKeyIncluded = given.has('with-key');
  const began = performance.now();
  const { log, files, keyFaults } = await takeBackup(readSettings(), directory, console.log, {
    isKeyIncluded,
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  console.log(
    `Backed up and checked: ${log.events} events in ${log.streams} streams, ` +
      `${(bytes / 1e6).toFixed(1)} MB in ${Object.keys(files).length} files, ${seconds} s.`,
  );
  console.log(isKeyIncluded ? withKeyWords : withoutKeyWords);
  if (keyFaults.length > 0) process.exitCode = 1;
}

const withKeyWords =
  'It contains SECRET_KEY: everyone who has this directory can read the personal data in it.';
const withoutKeyWords =
  'It does not contain SECRET_KEY, without which it cannot be restored: keep the key in another place, apart from the backups.';

await withDirectory(usage, backup, ['with-key']);
