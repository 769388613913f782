import { randomUUID } from 'node:crypto';
import type { ExpectedRevision } from '../../../application/ports/event-store.ts';
import { leavingMs, MoveMark, type MoveNote } from '../../../application/ports/move-mark.ts';
import { CertainAppends } from './event-store-db-certain-appends.ts';
import type { EventStoreDbConnection } from './event-store-db-connection.ts';
import type { EventStoreDbPages } from './event-store-db-pages.ts';
import { TimeLimit } from '../time-limit.ts';

/** The category of this stream does not belong to the log, so no reader of the log sees the stream. */
const stream = 'move-log';

const noteMsMax = 10_000;

/** The move mark in a stream of the event store itself. The last note counts. */
export class EventStoreDbMoveMark extends MoveMark {
  override readonly leavingMs = leavingMs;
  readonly #pages: EventStoreDbPages;
  readonly #appends: CertainAppends;

  constructor(log: {
    readonly connection: EventStoreDbConnection;
    readonly pages: EventStoreDbPages;
  }) {
    super();
    this.#pages = log.pages;
    this.#appends = new CertainAppends(log.connection, log.pages);
  }

  override async read(): Promise<MoveNote | undefined> {
    const last = await this.#last();
    return last && (JSON.parse(last.data) as MoveNote);
  }

  override async note(note: MoveNote): Promise<void> {
    const last = await this.#last();
    const expected: ExpectedRevision = last?.revision ?? 'no-stream';
    const event = {
      ...{ id: randomUUID(), type: 'LogMoveNoted' },
      ...{ data: JSON.stringify(note), metadata: '{}' },
    };
    const appending = { stream, expected, events: [event] };
    const outcome = await this.#appends.append(appending, new TimeLimit(noteMsMax));
    if (typeof outcome === 'string') {
      throw new Error('Another process is moving this log at the same time.');
    }
  }

  async #last() {
    const [last] = await this.#pages.stream(stream, { direction: 'backward', limit: 1 });
    return last;
  }
}
