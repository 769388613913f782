import type { StoredEvent } from '../event-log/stored-event.ts';
import type { EventLogReader } from './event-log-reader.ts';

/** Giving the same again would be answered the same; the message says why. */
export class IntakeRefused extends Error {
  override readonly name = 'IntakeRefused';
}

/**
 * Takes the events of another log in as they are, with their ids, metadata and chain. For a log that
 * nobody uses while it takes in: commands append through the event store.
 */
export abstract class LogIntake {
  /** What it holds so far. */
  abstract readonly log: Pick<EventLogReader, 'readAll' | 'head'>;

  /**
   * Stores events behind those there are, in this order; durable when it answers. Where it fails, the
   * first of them may be stored, and none without those before it: look what there is.
   *
   * @throws AppendOutcomeUnknown where it may succeed when what is missing is given again.
   * @throws IntakeRefused where it will not.
   */
  abstract takeIn(events: readonly StoredEvent[]): Promise<void>;
}
