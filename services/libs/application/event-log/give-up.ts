import type { Archive } from '../ports/archive.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import { type AnchorEntry, readAnchors } from './anchor.ts';
import { contradictingMarks } from './archived-marks.ts';
import { placeOfAnchor, placeOfArchivedMark } from './known-place.ts';
import { contradictionOf, type FoundLog, type LookedIn } from './log-loss.ts';
import { noteRestore } from './restore-notes.ts';

interface ArchiveTools {
  readonly archive: Archive;
  readonly cryptography: Cryptography;
}

/**
 * Gives up every anchor and mark in the archive that contradicts the log. It notes their names, and no check compares
 * the log with these records any more. The records stay in the archive.
 */
export async function giveUpContradictions(
  tools: ArchiveTools,
  log: NonNullable<FoundLog>,
  { now, ...looked }: LookedIn & { readonly now: Instant },
): Promise<void> {
  const anchors: AnchorEntry['anchor'][] = [];
  for (const { anchor, isAuthentic, isGivenUp } of await readAnchors(tools)) {
    if (anchor === undefined || !isAuthentic || isGivenUp) continue;
    if ((await contradictionOf(log, placeOfAnchor(anchor), looked)) !== undefined) {
      anchors.push(anchor);
    }
  }
  const marks = await contradictingMarks(tools, async (mark) => {
    const place = placeOfArchivedMark({ name: '', mark });
    return (await contradictionOf(log, place, looked)) === undefined;
  });
  const known = [...anchors, ...marks.map(({ mark }) => mark)];
  for (const logId of new Set(known.flatMap((each) => each?.logId ?? []))) {
    await noteRestore(tools, {
      ...{ at: now, logId, events: 0 },
      givenUp: anchors.flatMap((each) => (each?.logId === logId ? [each.name] : [])),
      marks: marks.filter(({ mark }) => mark.logId === logId).map(({ name }) => name),
    });
  }
}
