import type { StoredEvent } from '../event-log/stored-event.ts';
import type { EventLogReader } from './event-log-reader.ts';

/** The events cannot be stored, and a second try with them would fail in the same way. The message says why. */
export class IntakeRefused extends Error {
  override readonly name = 'IntakeRefused';
}

/**
 * Stores the events of another log unchanged, with their ids, metadata and chain. Use it only for a log that no process
 * is using, because commands append through the event store.
 */
export abstract class LogIntake {
  /** The events stored so far. */
  abstract readonly log: Pick<EventLogReader, 'readAll' | 'head'>;

  /**
   * Appends events in this order; durable when it resolves. If it fails, some of the first events may be stored,
   * without a gap. Read the log to see which.
   *
   * @throws AppendOutcomeUnknown if a second try with the missing events may succeed.
   * @throws IntakeRefused if a second try would fail too.
   */
  abstract takeIn(events: readonly StoredEvent[]): Promise<void>;
}
