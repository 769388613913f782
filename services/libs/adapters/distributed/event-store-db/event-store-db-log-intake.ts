import type { StoredEvent } from '../../../application/event-log/stored-event.ts';
import type { EventLogReader } from '../../../application/ports/event-log-reader.ts';
import { AppendOutcomeUnknown, type StreamAppend } from '../../../application/ports/event-store.ts';
import { IntakeRefused, LogIntake } from '../../../application/ports/log-intake.ts';
import { runsOfStreams } from '../../node/runs-of-streams.ts';
import { BatchAppends } from './event-store-db-batch-appends.ts';
import type { EventStoreDbConnection } from './event-store-db-connection.ts';
import { isPermanent, wordsOf } from './event-store-db-failures.ts';
import { append } from './event-store-db-requests.ts';
import { TimeLimit } from '../time-limit.ts';

/**
 * The time for one batch of events, in milliseconds. The time is long, because all appends of the batch wait in the
 * server's queue together.
 */
const batchMsMax = 60_000;

/**
 * Stores another log's events in an EventStoreDB, one batch at a time over one call. The server takes the appends of a
 * call in the order in which they are sent. When one of them fails, the server treats the later ones as if the failed
 * one had not been sent. No append is sent again here, since only a read shows which events are stored.
 */
export class EventStoreDbLogIntake extends LogIntake {
  readonly log: EventLogReader;
  readonly #appends: BatchAppends;

  constructor(log: EventLogReader, connection: EventStoreDbConnection) {
    super();
    this.log = log;
    this.#appends = new BatchAppends(connection);
  }

  override async takeIn(events: readonly StoredEvent[]): Promise<void> {
    const limit = new TimeLimit(batchMsMax);
    const [first, ...rest] = runsOfStreams(events);
    if (first === undefined) return;
    try {
      // The first append opens the call, so that all others are written at once and in order.
      await this.#send(first, limit);
      const sent = await Promise.allSettled(rest.map((run) => this.#send(run, limit)));
      for (const each of sent) if (each.status === 'rejected') throw each.reason;
    } catch (error) {
      this.#appends.renew();
      const why = wordsOf(error);
      if (isPermanent(error)) {
        throw new IntakeRefused(`The event store refuses the events: ${why}.`, { cause: error });
      }
      throw new AppendOutcomeUnknown(`It is not known how many events were stored: ${why}`, {
        cause: error,
      });
    }
  }

  async #send({ stream, expected, events }: StreamAppend, limit: TimeLimit): Promise<void> {
    await this.#appends.send(append(stream, expected, events), limit);
  }
}
