import type { StoredEvent } from '../event-log/stored-event.ts';
import type { EventLogReader } from './event-log-reader.ts';

/** A second try with the same events would fail in the same way; the message says why. */
export class IntakeRefused extends Error {
  override readonly name = 'IntakeRefused';
}

/**
 * Stores the events of another log unchanged, with their ids, metadata and chain. For a log that nobody
 * uses meanwhile: commands append through the event store.
 */
export abstract class LogIntake {
  /** The events stored so far. */
  abstract readonly log: Pick<EventLogReader, 'readAll' | 'head'>;

  /**
   * Appends events in this order; durable when it answers. Where it fails, the first of them may be
   * stored, without a gap: read the log to see which.
   *
   * @throws AppendOutcomeUnknown where a second try with the missing events may succeed.
   * @throws IntakeRefused where a second try would fail too.
   */
  abstract takeIn(events: readonly StoredEvent[]): Promise<void>;
}
