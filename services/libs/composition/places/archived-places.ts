import { newestAnchors } from '../../application/event-log/anchor.ts';
import { newestArchivedMarks } from '../../application/event-log/archived-marks.ts';
import {
  type KnownPlace,
  placeOfAnchor,
  placeOfArchivedMark,
} from '../../application/event-log/known-place.ts';
import type { Archive } from '../../application/ports/archive.ts';
import type { Cryptography } from '../../application/ports/cryptography.ts';

/** How many anchors are read; the newest one is enough if it is not damaged. */
const anchorsRead = 2;

/** Returns the newest places of the log that the archive names. */
export async function archivedPlaces(tools: {
  readonly archive: Archive;
  readonly cryptography: Cryptography;
}): Promise<readonly KnownPlace[]> {
  const [marks, anchors] = await Promise.all([
    newestArchivedMarks(tools),
    newestAnchors(tools, anchorsRead),
  ]);
  return [...marks.map(placeOfArchivedMark), ...anchors.map(placeOfAnchor)];
}
