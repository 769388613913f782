import type { Copied } from '../../../libs/application/moving/move-store.ts';

/** Prints a summary of the copied data. */
export function printCopied(copied: Copied, startedMs: number): void {
  const { events, streams, accounts, customers, archiveEntries, imageFiles } = copied;
  if (copied.wasDone) {
    console.log(`It was done before: all ${events} events are there. Nothing was copied.`);
    return;
  }
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(
    `Done in ${seconds} s: ${events} events in ${streams} streams (${copied.copied} of them now), ` +
      `${customers} travellers' keys, ${accounts} accounts, ${archiveEntries} entries of the archive, ` +
      `${imageFiles} files of pictures.`,
  );
  if (copied.imagesMissing > 0) {
    console.warn(
      `${copied.imagesMissing} files of pictures that tours name were not in the source either.`,
    );
  }
}
