import { StreamDeletedError, WrongExpectedVersionError } from '@eventstore/db-client';
import type { Position, StoredEvent } from '../../../application/event-log/stored-event.ts';
import {
  AppendOutcomeUnknown,
  type ExpectedRevision,
} from '../../../application/ports/event-store.ts';
import { RecentlyUsed } from '../../node/recently-used.ts';
import { BatchAppends } from './event-store-db-batch-appends.ts';
import type { EventStoreDbConnection } from './event-store-db-connection.ts';
import type { WrittenEvent } from './event-store-db-events.ts';
import { isTransient, Pauses } from './event-store-db-failures.ts';
import type { EventStoreDbPages } from './event-store-db-pages.ts';
import { toPosition } from './event-store-db-position.ts';
import { append as appendRequest } from './event-store-db-requests.ts';
import { TimeIsUp, type TimeLimit } from '../time-limit.ts';

/** The events of an append to one stream. */
export interface Appending {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly WrittenEvent[];
}

/** The revision and position of the last event. */
export interface Applied {
  readonly revision: number;
  readonly position: Position;
}

export type Certainty = Applied | 'conflict' | 'deleted';

/** The result of one try. `revision` is the revision of the stream's last event, -1 if it has none. */
type Answer =
  | Applied
  | { readonly lastRevision: number }
  | { readonly doubt: unknown }
  | 'deleted'
  /** Acknowledged without a position: only a read shows the position. */
  | 'somewhere';

/** How many appends of this process are remembered, to recognise an append that is sent again. */
const appendsRemembered = 10_000;

/**
 * Appends to one stream and finds out whether the events were stored. If the outcome is unknown, a read from the leader
 * decides. As long as the leader has no event at these revisions, the same bytes are sent again. This stores them once,
 * since event ids and expected revision stay the same (correctness rules 3 and 4).
 */
export class CertainAppends {
  readonly #connection: EventStoreDbConnection;
  readonly #appends: BatchAppends;
  readonly #pages: EventStoreDbPages;
  /**
   * The ids of the first events of earlier appends. They show that an append is a repeat. When a server acknowledges a
   * repeat, its answer has a wrong position.
   */
  readonly #sent = new RecentlyUsed<true>(appendsRemembered);

  constructor(connection: EventStoreDbConnection, pages: EventStoreDbPages) {
    this.#connection = connection;
    this.#appends = new BatchAppends(connection);
    this.#pages = pages;
  }

  /**
   * @throws AppendOutcomeUnknown if the time is over before the outcome is known, or if an error hides the outcome.
   */
  async append(appending: Appending, limit: TimeLimit): Promise<Certainty> {
    let isRepeat = this.#isRepeat(appending);
    let doubt: unknown;
    const pauses = new Pauses();
    while (!limit.isOver) {
      const answer = await this.#try(appending, limit);
      if (
        answer === 'deleted' ||
        (!isRepeat && typeof answer === 'object' && 'position' in answer)
      ) {
        return answer;
      }
      isRepeat = true;
      if (typeof answer === 'object' && 'doubt' in answer) {
        doubt = answer.doubt;
        this.#appends.renew();
        if (doubt instanceof TimeIsUp) {
          void this.#connection.doubt();
        }
        if (!isTransient(doubt)) {
          break;
        }
      }
      const certainty = await this.#readBack(appending, answer, limit);
      if (certainty !== undefined) {
        return certainty;
      }
      await pauses.next(limit);
    }
    throw new AppendOutcomeUnknown(
      `It is not known whether events were appended to ${appending.stream}.`,
      {
        cause: doubt,
      },
    );
  }

  #isRepeat({ events: [first] }: Appending): boolean {
    const id = first?.id ?? '';
    const isRepeat = this.#sent.get(id) ?? false;
    this.#sent.set(id, true);
    return isRepeat;
  }

  async #try({ stream, expected, events }: Appending, limit: TimeLimit): Promise<Answer> {
    try {
      const request = appendRequest(stream, expected, events);
      const acknowledged = await this.#appends.send(request, limit.forOneTry());
      const position = acknowledged.getPosition();
      return position === undefined
        ? 'somewhere'
        : {
            revision: Number(acknowledged.getCurrentRevision()),
            position: toPosition({
              commit: position.getCommitPosition(),
              prepare: position.getPreparePosition(),
            }),
          };
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) {
        const { actualVersion } = error;
        return { lastRevision: typeof actualVersion === 'bigint' ? Number(actualVersion) : -1 };
      }
      return error instanceof StreamDeletedError ? 'deleted' : { doubt: error };
    }
  }

  /**
   * Reads the events that the leader holds at these revisions. Undefined as long as these events do not decide
   * the outcome.
   */
  async #readBack(
    { stream, expected, events }: Appending,
    answer: Exclude<Answer, 'deleted'>,
    limit: TimeLimit,
  ): Promise<Applied | 'conflict' | undefined> {
    const first = expected === 'no-stream' ? 0 : expected + 1;
    if (typeof answer === 'object' && 'lastRevision' in answer && answer.lastRevision < first) {
      return 'conflict';
    }
    const found = await this.#found(stream, first, events.length, limit);
    const last = found.at(-1);
    if (last !== undefined && events.every(({ id }, place) => found[place]?.id === id)) {
      return { revision: last.revision, position: last.position };
    }
    // Other events at these revisions are a permanent conflict. A server may refuse the append before they
    // can be read.
    return last === undefined ? undefined : 'conflict';
  }

  /** Returns no events if the stream cannot be read at the moment. */
  async #found(
    stream: string,
    from: number,
    count: number,
    limit: TimeLimit,
  ): Promise<readonly StoredEvent[]> {
    try {
      return await this.#pages.stream(stream, { from, limit: count }, limit);
    } catch (error) {
      if (isTransient(error)) {
        return [];
      }
      throw new AppendOutcomeUnknown(`${stream} cannot be read back.`, { cause: error });
    }
  }
}
