import { localDateOf } from '../../contracts/calendar.ts';
import type { LogFaultView } from '../../contracts/operations/verification-view.ts';
import { addAnchor, type LogTally } from '../event-log/anchor.ts';
import type { Archive } from '../ports/archive.ts';
import type { Clock } from '../ports/clock.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import type { LogChecks } from './log-checks.ts';

/** A start is left alone for so long, in milliseconds. */
const firstLookMs = 60_000;

/** How often it is looked whether the day has its anchor, in milliseconds. */
const lookEveryMs = 10 * 60_000;

export interface AnchorTools {
  readonly archive: Archive;
  readonly cryptography: Cryptography;
  readonly clock: Clock;
}

export interface AnchorKeeperTools extends AnchorTools {
  readonly checks: LogChecks;
  /** The log is not what it was: no anchor is made of it. */
  readonly onFault: (faults: readonly LogFaultView[]) => void;
  /** It could not be looked at, and is looked at again. */
  readonly onError: (error: unknown) => void;
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

  /** Until the signal ends it. */
  async run(signal: AbortSignal): Promise<void> {
    const { clock, onError } = this.#tools;
    await clock.sleep(firstLookMs, signal);
    while (!signal.aborted) {
      await this.anchorDay().catch((error: unknown) => {
        if (!signal.aborted) onError(error);
      });
      await clock.sleep(lookEveryMs, signal);
    }
  }

  /** Makes the anchor of today unless there is one, or the log is not what it was. */
  async anchorDay(): Promise<void> {
    const { archive, checks, clock, onFault } = this.#tools;
    const name = localDateOf(clock.now());
    if (name === this.#faultyDay || (await archive.names('anchors')).includes(name)) return;
    const { checked } = await checks.begin();
    // Another process does it; if it fails, the next look finds out.
    if (checked === undefined) return;
    const { verdict, tally } = await checked;
    if (verdict.faults.length > 0) onFault(verdict.faults);
    if (tally === undefined) this.#faultyDay = name;
    else await makeAnchor(this.#tools, tally, name);
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
