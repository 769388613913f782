import type {
  Position,
  StoredEvent,
} from '../../../services/libs/application/event-log/stored-event.ts';
import type {
  FeedFilter,
  FeedPage,
  FollowOptions,
  ReadStreamOptions,
} from '../../../services/libs/application/ports/event-log-reader.ts';
import {
  type AppendOutcome,
  AppendOutcomeUnknown,
  EventStore,
  type StreamAppend,
} from '../../../services/libs/application/ports/event-store.ts';
import type { KeyGrant } from '../../../services/libs/application/ports/key-vault.ts';

/** The fault of one append; `send` passes the append on, or only its first parts. */
export type AppendFault = (
  send: (parts?: number) => Promise<AppendOutcome>,
) => Promise<AppendOutcome>;

/** The append never reached the log. */
export const lostRequest: AppendFault = () => Promise.reject(new AppendOutcomeUnknown('lost'));

/** The append was stored, but its answer was lost. */
export const lostAnswer: AppendFault = async (send) => {
  await send();
  throw new AppendOutcomeUnknown('the answer was lost');
};

/** Only the first part was stored, because the process crashed after it. */
export const cutAfterFirstPart: AppendFault = async (send) => {
  await send(1);
  throw new AppendOutcomeUnknown('the process crashed');
};

/** A store whose next appends fail as ordered, with one fault each, in order. */
export class FaultyEventStore extends EventStore {
  override readonly appliesInOrderSent: boolean;
  readonly #store: EventStore;
  readonly #faults: AppendFault[] = [];

  constructor(store: EventStore) {
    super();
    this.appliesInOrderSent = store.appliesInOrderSent;
    this.#store = store;
  }

  next(...faults: readonly AppendFault[]): void {
    this.#faults.push(...faults);
  }

  /** Withdraws the faults that are still waiting. */
  heal(): void {
    this.#faults.length = 0;
  }

  override get logId(): string {
    return this.#store.logId;
  }

  override appendInOrder(
    parts: readonly StreamAppend[],
    grants: readonly KeyGrant[] = [],
  ): Promise<AppendOutcome> {
    const fault = this.#faults.shift();
    const send = (count = parts.length): Promise<AppendOutcome> =>
      this.#store.appendInOrder(parts.slice(0, count), grants);
    return fault === undefined ? send() : fault(send);
  }

  override readStream(
    stream: string,
    options?: ReadStreamOptions,
  ): Promise<readonly StoredEvent[]> {
    return this.#store.readStream(stream, options);
  }

  override readAll(after: Position, limit: number, filter?: FeedFilter): Promise<FeedPage> {
    return this.#store.readAll(after, limit, filter);
  }

  override follow(after: Position, options: FollowOptions): AsyncIterable<FeedPage> {
    return this.#store.follow(after, options);
  }

  override head(): Promise<Position> {
    return this.#store.head();
  }
}
