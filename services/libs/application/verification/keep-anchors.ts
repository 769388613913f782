import { localDateOf } from '../../contracts/calendar.ts';
import type { LogFaultView } from '../../contracts/operations/verification-view.ts';
import { addAnchor, type LogTally } from '../event-log/anchor.ts';
import { JobFailed } from '../jobs/clock-job.ts';
import { isOfKey } from '../keys/check-keys.ts';
import type { Archive } from '../ports/archive.ts';
import type { Clock } from '../ports/clock.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import type { LogChecks } from './log-checks.ts';

/** The text for owners; the page Log check shows more. */
const keyWords = 'Keys of travellers are damaged or missing. Log check shows what to do.';
const faultyWords = 'The log was changed or damaged. Log check shows what to do.';

export interface AnchorTools {
  readonly archive: Archive;
  readonly cryptography: Cryptography;
  readonly clock: Clock;
}

export interface AnchorKeeperTools extends AnchorTools {
  readonly checks: LogChecks;
  /** Called when the log has faults. */
  readonly onFault: (faults: readonly LogFaultView[]) => void;
}

/**
 * Makes one anchor for each day in Zanzibar, after the log was read completely and found intact. Any number of
 * processes can call this; only one makes the anchor.
 */
export class AnchorKeeper {
  readonly #tools: AnchorKeeperTools;
  /**
   * The day on which the log was found changed or damaged. This process does not check the log again on that day, so
   * the fault is reported only once a day.
   */
  #faultyDay: string | undefined;

  constructor(tools: AnchorKeeperTools) {
    this.#tools = tools;
  }

  /**
   * Makes today's anchor unless it exists; resolves to the result in words.
   *
   * @throws JobFailed if the log or a customer's key is not intact. If the log is not intact, it is not read again
   * before the next day.
   */
  async anchorDay(): Promise<string> {
    const { archive, checks, clock, onFault } = this.#tools;
    const name = localDateOf(clock.now());
    if (name === this.#faultyDay) throw new JobFailed(faultyWords);
    if ((await archive.names('anchors')).includes(name)) return 'Today already has its anchor.';
    const { checked } = await checks.begin();
    // If the other check fails, the next call notices it.
    if (checked === undefined) return 'Another check is running.';
    const { verdict, tally } = await checked;
    if (verdict.faults.length > 0) onFault(verdict.faults);
    if (tally === undefined) {
      this.#faultyDay = name;
      throw new JobFailed(faultyWords);
    }
    await makeAnchor(this.#tools, tally, name);
    if (verdict.faults.some(isOfKey)) throw new JobFailed(keyWords);
    return 'The log was checked, and today’s anchor was saved.';
  }
}

/** @returns False if an anchor with this name already exists. */
export async function makeAnchor(
  { archive, cryptography, clock }: AnchorTools,
  tally: LogTally,
  name: string,
): Promise<boolean> {
  const anchor = { ...tally, name, at: clock.now() };
  return await addAnchor({ archive, cryptography }, anchor);
}
