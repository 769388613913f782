import type { Archive } from '../ports/archive.ts';
import { MoveRefused } from './move-refused.ts';

const shelves = ['erasures', 'anchors', 'restores'] as const;

/**
 * Adds the entries of one archive to another, unchanged. Other entries of the target are kept, because the target may
 * have erasures that are missing in a copy.
 *
 * @param anchors The source's anchors that cover no more of its log than is copied.
 * @returns How many entries were carried, including entries that the target had already.
 * @throws MoveRefused if a different anchor has the same name.
 */
export async function carryArchive(
  source: Archive,
  target: Archive,
  anchors: readonly string[],
): Promise<number> {
  let entries = 0;
  for (const shelf of shelves) {
    const names = shelf === 'anchors' ? anchors : await source.names(shelf);
    for (const name of names) {
      const content = (await source.get(shelf, name)) ?? '';
      const isSame =
        (await target.add(shelf, name, content)) || (await target.get(shelf, name)) === content;
      if (!isSame && shelf === 'anchors') {
        throw new MoveRefused(
          `The archive of the target holds a different anchor ${name}: give the target ` +
            'a separate ARCHIVE_DIR.',
        );
      }
      entries += 1;
    }
  }
  return entries;
}
