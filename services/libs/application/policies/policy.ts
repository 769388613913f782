import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import type { CommandSide } from '../command-handling/command-side.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import { ToldInWords } from '../faults/told-in-words.ts';
import type { JobQueue } from '../ports/job-queue.ts';

/** What a policy acts with: it looks at the log and does nothing but give commands and add jobs. */
export interface PolicyTools {
  readonly log: EventLogReader;
  readonly commands: Pick<CommandSide, 'execute'>;
  readonly cryptography: Cryptography;
  readonly jobs: Pick<JobQueue, 'add'>;
}

/**
 * An effect that must follow an event, however often anything crashes in between. Named
 * effect-on-event; acting twice on the same event changes nothing.
 */
export interface Policy<Event extends CataloguedEvent> {
  /** Names its checkpoint for good. */
  readonly name: string;
  /**
   * Of a policy whose acts reach people: where it never ran before, it leaves out causes older than
   * this, in milliseconds; where its place in the log was lost, it stops instead of beginning anew.
   */
  readonly firstStart?: { readonly causeAgeMsMax: number };
  /**
   * Of a policy that staff may stop: it acts no sooner than so long after the event, so that between
   * two acts there is time to.
   */
  readonly delayMs?: number;
  /** @throws NotNow when the same event should be tried again later. */
  act(event: RecordedEvent<Event>, tools: PolicyTools): Promise<void>;
}

/** The act could not be done for now: the log is away, or busy. Tried again until it is done. */
export class NotNow extends ToldInWords {
  override readonly name = 'NotNow';
}
