import type { Archive } from '../ports/archive.ts';
import { MoveRefused } from './move-refused.ts';

const shelves = ['erasures', 'anchors'] as const;

/**
 * Adds what one archive holds to another, byte by byte. What the other holds beyond that stays: it may
 * know of erasures that a copy does not.
 *
 * @returns How many entries the source has.
 * @throws MoveRefused where something else is kept under the same name.
 */
export async function carryArchive(source: Archive, target: Archive): Promise<number> {
  let entries = 0;
  for (const shelf of shelves) {
    for (const name of await source.names(shelf)) {
      const content = (await source.get(shelf, name)) ?? '';
      const isSame =
        (await target.add(shelf, name, content)) || (await target.get(shelf, name)) === content;
      if (!isSame && shelf === 'anchors') {
        throw new MoveRefused(
          `The archive of the target holds another anchor ${name} than the source's: give the target ` +
            'an ARCHIVE_DIR of its own.',
        );
      }
      entries += 1;
    }
  }
  return entries;
}
