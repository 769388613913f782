import { restoreBackup } from '../../../libs/composition/backup/restore-backup.ts';
import { readSettings } from '../../../libs/composition/settings/settings.ts';
import { withDirectory } from './with-directory.ts';

const usage =
  'npm run restore -- DIRECTORY\n' +
  'Restores a backup to a place without a log; the product must not run.';

/** `npm run restore -- DIRECTORY`. Ends with 1 if the backup could not be restored. */
async function restore(directory: string): Promise<void> {
  const began = performance.now();
  const { manifest, erasedSince, givenUp, faults } = await restoreBackup(
    directory,
    readSettings(),
    console.log,
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { events, streams } = manifest.log;
  console.log(
    `Restored the state of ${manifest.madeAt}: ${events} events in ${streams} streams, ${seconds} s.`,
  );
  if (erasedSince > 0) {
    console.log(`People who were erased since are erased again: ${erasedSince}.`);
  }
  for (const { name, events: known } of givenUp) {
    console.log(
      `The anchor ${name} covers later events and is no longer used: ${known - events} events that the anchor counted are lost.`,
    );
  }
  for (const { anchor = '', what } of faults) console.log(`${anchor} ${what}.`.trim());
  console.log('Start the product. It sends no e-mails until you resume them on the page E-mails.');
}

await withDirectory(usage, restore);
