import type { CommandSender } from '../command-handling/engine/requested-command.ts';
import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import { ReadableError } from '../faults/readable-error.ts';
import type { JobQueue } from '../ports/job-queue.ts';

/** The tools of a policy: it can only read the log, send commands and add jobs. */
export interface PolicyTools {
  readonly log: EventLogReader;
  readonly commands: CommandSender;
  readonly cryptography: Cryptography;
  readonly jobs: Pick<JobQueue, 'add'>;
}

/**
 * An effect that must follow an event, even if processes crash in between. Its name has the form effect-on-event. A
 * second act on the same event has no effect.
 */
export interface Policy<Event extends CataloguedEvent> {
  /** The checkpoint is stored under this name, so it must never change. */
  readonly name: string;
  /**
   * For a policy whose acts reach people: at its first start it ignores events that are older than this, in
   * milliseconds. If its checkpoint is not in the log, it stops instead of starting from the beginning.
   */
  readonly firstStart?: { readonly causeAgeMsMax: number };
  /**
   * For a policy that staff may stop: the shortest time between the event and the act, in milliseconds. In
   * this time staff can stop it.
   */
  readonly delayMs?: number;
  /** @throws NotNow if the same event should be tried again later. */
  act(event: RecordedEvent<Event>, tools: PolicyTools): Promise<void>;
}

/** The act cannot be done now, because the log cannot be reached or is busy. It is tried again until it succeeds. */
export class NotNow extends ReadableError {
  override readonly name = 'NotNow';
}
