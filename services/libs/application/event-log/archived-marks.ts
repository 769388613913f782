import type { Instant } from '../../domain/calendar/instants.ts';
import type { Archive } from '../ports/archive.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import { type LogMark, openMark, sealMark } from './log-mark.ts';
import { readRestoreNotes } from './restore-notes.ts';

/** A copy of the log's mark in the archive. */
export interface ArchivedMark {
  readonly name: string;
  readonly mark: LogMark;
}

interface MarkTools {
  readonly archive: Pick<Archive, 'add' | 'get' | 'names'>;
  readonly cryptography: Pick<Cryptography, 'mac'>;
}

/** How many of the newest copies are read. One copy is enough unless copies are damaged. */
const newestRead = 3;

/** If this many copies agree with the log, this code assumes that the older copies agree too. */
const agreeingMax = 24;

/**
 * Adds a copy of the mark to the archive, at most one per hour. If the hour's copy was given up, adds one more. If the
 * newest copy has the same mark, adds none.
 *
 * @returns Whether a copy was added.
 */
export async function archiveMark(
  { archive, cryptography }: MarkTools,
  mark: LogMark,
  now: Instant,
): Promise<boolean> {
  const [newest] = await newestArchivedMarks({ archive, cryptography });
  if (newest?.mark.eventId === mark.eventId) return false;
  const hour = now.slice(0, 'yyyy-mm-ddThh'.length);
  const text = `${sealMark(cryptography, mark)}\n`;
  if (await archive.add('marks', hour, text)) return true;
  if (!(await givenUpNames({ archive, cryptography })).has(hour)) return false;
  return await archive.add('marks', `${hour}-${mark.eventId}`, text);
}

/** The newest copies that this product wrote and that were not given up, newest first. */
export async function newestArchivedMarks(tools: MarkTools): Promise<readonly ArchivedMark[]> {
  const givenUp = await givenUpNames(tools);
  const names = (await tools.archive.names('marks')).filter((name) => !givenUp.has(name));
  return await read(tools, names.slice(-newestRead).toReversed());
}

/**
 * The copies that contradict the log and were not given up. Starts with the newest copy and stops when enough copies
 * agree.
 */
export async function contradictingMarks(
  tools: MarkTools,
  isInLog: (mark: LogMark) => Promise<boolean>,
): Promise<readonly ArchivedMark[]> {
  const givenUp = await givenUpNames(tools);
  const names = (await tools.archive.names('marks')).filter((name) => !givenUp.has(name));
  const contradicting: ArchivedMark[] = [];
  let agreeing = 0;
  for (const name of names.toReversed()) {
    const [found] = await read(tools, [name]);
    if (found === undefined) continue;
    if (await isInLog(found.mark)) agreeing += 1;
    else contradicting.push(found);
    if (agreeing === agreeingMax) break;
  }
  return contradicting;
}

async function givenUpNames(tools: MarkTools): Promise<ReadonlySet<string>> {
  const notes = await readRestoreNotes(tools);
  return new Set(notes.flatMap(({ marks = [] }) => marks));
}

/** Accepts only copies with the seal, because an attacker may be able to write into the archive. */
async function read(
  { archive, cryptography }: MarkTools,
  names: readonly string[],
): Promise<readonly ArchivedMark[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const mark = openMark(cryptography, (await archive.get('marks', name)) ?? '');
      return mark === undefined ? [] : [{ name, mark }];
    }),
  );
  return found.flat();
}
