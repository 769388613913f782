import { positionText } from '../event-log/position-text.ts';
import { verifyLog } from '../event-log/verify-log.ts';
import type { Hashing } from '../event-log/chain.ts';
import type { Clock } from '../ports/clock.ts';
import type { LogTally } from '../event-log/anchor.ts';
import { checkIsHome, type MoveNote } from '../ports/move-mark.ts';
import { carryAccounts, refuseOtherAccounts } from './carry-accounts.ts';
import { carryArchive } from './carry-archive.ts';
import { NamedImages } from './carry-images.ts';
import { carryKeys } from './carry-keys.ts';
import { CarriedPolicies } from './carry-policies.ts';
import { compareLogs, type Likeness } from './compare-logs.ts';
import { copyLog } from './copy-log.ts';
import type { MovableStore, MoveTarget } from './movable-store.ts';
import { MoveRefused } from './move-refused.ts';
import { PositionMap } from './position-map.ts';

/** The result of a move. */
export interface Copied {
  readonly logId: string;
  /** How many events the target has now; each was compared with the event in the source. */
  readonly events: number;
  readonly streams: number;
  /** How many of these events were copied by this run. */
  readonly copied: number;
  readonly customers: number;
  readonly accounts: number;
  readonly archiveEntries: number;
  readonly imageFiles: number;
  /** Picture files that events name and the source does not have. */
  readonly imagesMissing: number;
  /** Whether an earlier run had already done all the work. */
  readonly wasDone: boolean;
}

export interface MoveInput {
  readonly source: MovableStore;
  readonly target: MoveTarget;
  /**
   * `move`: after the move the target is the log's home, and the source can no longer be started. `copy`: the source
   * does not change and may be in use; the copy has the state of the moment when copying began.
   */
  readonly as: 'move' | 'copy';
  readonly hashing: Hashing;
  readonly clock: Clock;
  /** Called with each step as a line of text. */
  readonly tell: (line: string) => void;
}

/**
 * Copies a store into another store that is empty, or holds the beginning of the same log. It copies every event
 * unchanged and in the same order. It also copies keys, accounts, the archive, pictures, the checkpoints of policies
 * and the records of jobs. Read models, sessions and the queue are not copied; they are built again. After an
 * interruption, the next run continues; after a complete run, it does nothing.
 *
 * If processes may still use the source, a move first notes `leaving` there, so that they stop appending. It reads the
 * end of the source again after all of them have stopped.
 *
 * @throws MoveRefused
 * @throws LogNotHome if the log to be copied was moved to another store.
 */
export async function moveStore(input: MoveInput): Promise<Copied> {
  // A log that was moved away is outdated, so it is not copied.
  if (input.as === 'copy') {
    checkIsHome(await input.source.mark.read());
    const { copied } = await copyOnce(input, () => Promise.resolve());
    await note(input, input.target, 'here');
    return copied;
  }
  const leaving = new Leaving(input);
  try {
    const first = await copyOnce(input, () => leaving.begin());
    if (first.copied.wasDone) return first.copied;
    await leaving.settled();
    const last = await copyRest(input, first);
    await changeHome(input, last.tally);
    return last.copied;
  } catch (error) {
    await leaving.giveUp();
    throw error;
  }
}

/** The time before the log leaves the source, in which no process may append to it. */
class Leaving {
  readonly #input: MoveInput;
  #sinceMs: number | undefined;

  constructor(input: MoveInput) {
    this.#input = input;
  }

  async begin(): Promise<void> {
    const { source, clock } = this.#input;
    // A source whose log has left stays closed. No note is needed if no other process can use the source.
    const isNeeded = source.mark.leavingMs > 0 && (await source.mark.read())?.state !== 'left';
    if (!isNeeded || this.#sinceMs !== undefined) return;
    await note(this.#input, source, 'leaving');
    this.#sinceMs = clock.monotonicMs();
  }

  /** Resolves when no process can append any more. */
  async settled(): Promise<void> {
    const { source, clock, tell } = this.#input;
    if (this.#sinceMs === undefined) return;
    const restMs = this.#sinceMs + source.mark.leavingMs - clock.monotonicMs();
    if (restMs <= 0) return;
    tell(`Waiting ${Math.ceil(restMs / 1000)} s, after which no process appends to the source.`);
    await clock.sleep(restMs);
  }

  /** Allows the use of the source again, unless the log has left it in the meantime. */
  async giveUp(): Promise<void> {
    if (this.#sinceMs === undefined) return;
    const { source, tell } = this.#input;
    try {
      if ((await source.mark.read())?.state === 'leaving') await note(this.#input, source, 'here');
    } catch {
      tell('The source may still say that it is being moved: run the same command again.');
    }
  }
}

interface CopiedOnce {
  readonly copied: Copied;
  readonly tally: LogTally;
}

/** Copies the events that were appended during the first copy. From now on no process appends. */
async function copyRest(input: MoveInput, first: CopiedOnce): Promise<CopiedOnce> {
  if ((await input.source.log.head()) === first.tally.position) return first;
  input.tell('Events were appended to the source in the meantime: they are copied too.');
  const { copied, tally } = await copyOnce(input, () => Promise.resolve());
  return { tally, copied: { ...copied, copied: first.copied.copied + copied.copied } };
}

/** @param beforeCopying Called after all checks, before anything is written. */
async function copyOnce(input: MoveInput, beforeCopying: () => Promise<void>): Promise<CopiedOnce> {
  const { source, target, as, tell } = input;
  // Read before the end of the log. So no checkpoint and no anchor is beyond this end (correctness rule 14).
  const policies = await CarriedPolicies.load(source.policyCheckpoints, source.log);
  const anchors = await source.archive.names('anchors');
  const tally = await intactSource(input);
  tell(`The source is intact: ${tally.events} events in ${tally.streams} streams.`);

  const alike = await commonBeginning(input, tally);
  const marks = { source: await source.mark.read(), target: await target.mark.read() };
  const isComplete = alike.events === tally.events;
  if (as === 'move') refuseWhatLeft(marks.source, isComplete);
  if (as === 'move' && isComplete && marks.source?.state === 'left' && isAtHome(marks.target)) {
    return { tally, copied: { ...noneCarried, ...tally, copied: 0, wasDone: true } };
  }

  // Other accounts are refused only for a move. When a backup is copied back, accounts that were created after the
  // backup are kept.
  if (as === 'move') await refuseOtherAccounts(source.accounts, target.accounts);
  await beforeCopying();
  await note(input, target, 'arriving');
  const archiveEntries = await carryArchive(source.archive, target.archive, anchors);
  const customers = await carryKeys(source.keys, target.keys, target.archive);
  tell(`${customers} travellers' keys and ${archiveEntries} entries of the archive are there.`);
  await copyEvents(input, tally, alike);

  const map = new PositionMap(policies.positions());
  const images = new NamedImages();
  const { log: held } = target.intake;
  const ends = { source: source.log, end: tally.position, target: held };
  const verified = await compareLogs(ends, (event, position) => {
    map.pair(event.position, position);
    images.note(event);
  });
  if (verified.beyond !== undefined || verified.events !== tally.events) {
    throw new MoveRefused(
      `The target differs from the source after ${verified.events} events. Empty it and begin again.`,
    );
  }
  tell(`Every event was compared: ${verified.events} are the same, in the same order.`);

  const pictures = await images.carry(source.images, target.images);
  const accounts = await carryAccounts(source.accounts, target.accounts);
  await policies.save(target.policyCheckpoints, map);
  for (const record of await source.jobRecords.list()) await target.jobRecords.note(record);
  await target.settle?.(tally.logId);
  const copied = {
    ...tally,
    copied: tally.events - alike.events,
    ...{ customers, accounts, archiveEntries },
    imageFiles: pictures.files,
    imagesMissing: pictures.missing,
    wasDone: false,
  };
  return { tally, copied };
}

const noneCarried = {
  ...{ customers: 0, accounts: 0, archiveEntries: 0, imageFiles: 0, imagesMissing: 0 },
};

async function intactSource({ source, hashing }: MoveInput): Promise<LogTally> {
  const { hasGapFreePositions } = source;
  const { faults, tally } = await verifyLog(source.log, hashing, { hasGapFreePositions });
  const [fault] = faults;
  if (fault !== undefined || tally === undefined) {
    const where = fault === undefined ? '' : ` after position ${positionText(fault.position)}`;
    throw new MoveRefused(
      `The source was changed or damaged${where}: \`npm run verify\` says more. Nothing was copied.`,
    );
  }
  if (tally.events === 0)
    throw new MoveRefused('The source holds no log: there is nothing to move.');
  return tally;
}

/** Returns which part of the source the target already holds. */
async function commonBeginning(
  { source, target }: MoveInput,
  { position: end, events }: LogTally,
): Promise<Likeness> {
  const alike = await compareLogs({ source: source.log, end, target: target.intake.log });
  if (alike.beyond === undefined) return alike;
  if (alike.events === events) {
    throw new MoveRefused(
      `The target holds all ${events} events of the source, and later ones: nothing was copied.`,
    );
  }
  throw new MoveRefused(
    alike.events === 0
      ? 'The target holds another log: nothing was copied. Give it an empty store.'
      : `The target holds the same log, but other events after the first ${alike.events}: nothing was copied.`,
  );
}

/** Refuses a source that is incomplete, or whose log was moved to a store other than this target. */
function refuseWhatLeft(mark: MoveNote | undefined, isComplete: boolean): void {
  if (mark?.state === 'arriving') {
    throw new MoveRefused('The source is not complete: the move of a log into it did not finish.');
  }
  if (mark?.state === 'left' && !isComplete) {
    throw new MoveRefused(
      `The log of the source was moved away on ${mark.at}: move it from where it is now.`,
    );
  }
}

function isAtHome(mark: MoveNote | undefined): boolean {
  return mark === undefined || mark.state === 'here';
}

async function copyEvents(input: MoveInput, tally: LogTally, alike: Likeness): Promise<void> {
  const { source, target, clock, tell } = input;
  const { events, position: end } = tally;
  if (alike.events > 0) tell(`${alike.events} events are there already.`);
  let reportedPercent = Math.floor((100 * alike.events) / events);
  await copyLog(
    {
      ...{ source: source.log, end, intake: target.intake, clock },
      onProgress: (held) => {
        const percent = Math.floor((100 * held) / events);
        if (percent >= reportedPercent + reportEveryPercent || held === events) {
          reportedPercent = percent;
          tell(`${held} of ${events} events are there.`);
        }
      },
    },
    alike,
  );
}

const reportEveryPercent = 10;

/** Closes the source and then opens the target. In this order a log never has two homes. */
async function changeHome(input: MoveInput, tally: LogTally): Promise<void> {
  const { source, target } = input;
  await note(input, source, 'left', tally);
  if ((await source.log.head()) !== tally.position) {
    await note(input, source, 'here');
    throw new MoveRefused(
      'Events were appended to the source meanwhile: end every process of the product and run this again, ' +
        'which copies the rest.',
    );
  }
  await note(input, target, 'here');
}

async function note(
  { clock }: MoveInput,
  { mark }: MovableStore,
  state: MoveNote['state'],
  { position }: Partial<LogTally> = {},
): Promise<void> {
  const end = state === 'left' && position !== undefined ? { end: position } : {};
  await mark.note({ state, at: clock.now(), ...end });
}
