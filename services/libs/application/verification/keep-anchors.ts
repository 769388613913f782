import { localDateOf } from '../../contracts/calendar.ts';
import type { LogFaultView } from '../../contracts/operations/verification-view.ts';
import { addAnchor, type LogTally } from '../event-log/anchor.ts';
import { JobFailed } from '../jobs/clock-job.ts';
import { isOfKey } from '../keys/check-keys.ts';
import type { Archive } from '../ports/archive.ts';
import type { Clock } from '../ports/clock.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import type { LogChecks } from './log-checks.ts';

/** What staff read; the page of verification says more. */
const keyWords = 'Keys of customers are damaged or missing: see Verification.';
const faultyWords = 'The log is not as it was stored: see Verification.';

export interface AnchorTools {
  readonly archive: Archive;
  readonly cryptography: Cryptography;
  readonly clock: Clock;
}

export interface AnchorKeeperTools extends AnchorTools {
  readonly checks: LogChecks;
  /** The log is not what it was: no anchor is made of it. */
  readonly onFault: (faults: readonly LogFaultView[]) => void;
}

/**
 * Makes the anchor of a day, once a day in Zanzibar: of a log that was read to its end and found as
 * it was stored. Any number of processes may do so, of which one makes it.
 */
export class AnchorKeeper {
  readonly #tools: AnchorKeeperTools;
  /** The day on which the log was found not to be what it was: once a day is told often enough. */
  #faultyDay: string | undefined;

  constructor(tools: AnchorKeeperTools) {
    this.#tools = tools;
  }

  /**
   * Makes the anchor of today unless there is one; resolves to what became of it.
   *
   * @throws JobFailed where the log is not what it was; it is read again on the next day alone.
   */
  async anchorDay(): Promise<string> {
    const { archive, checks, clock, onFault } = this.#tools;
    const name = localDateOf(clock.now());
    if (name === this.#faultyDay) throw new JobFailed(faultyWords);
    if ((await archive.names('anchors')).includes(name)) return 'The day has its anchor.';
    const { checked } = await checks.begin();
    // If it fails, the next look finds out.
    if (checked === undefined) return 'Another check is under way.';
    const { verdict, tally } = await checked;
    if (verdict.faults.length > 0) onFault(verdict.faults);
    if (tally === undefined) {
      this.#faultyDay = name;
      throw new JobFailed(faultyWords);
    }
    await makeAnchor(this.#tools, tally, name);
    if (verdict.faults.some(isOfKey)) throw new JobFailed(keyWords);
    return 'The log was checked, and the day has its anchor.';
  }
}

/** @returns False where there is one of this name already. */
export async function makeAnchor(
  { archive, cryptography, clock }: AnchorTools,
  tally: LogTally,
  name: string,
): Promise<boolean> {
  const anchor = { ...tally, name, at: clock.now() };
  return await addAnchor({ archive, cryptography }, anchor);
}
