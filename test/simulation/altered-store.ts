import type {
  Position,
  StoredEvent,
} from '../../services/libs/application/event-log/stored-event.ts';
import type {
  FeedFilter,
  FeedPage,
  FollowOptions,
  ReadStreamOptions,
} from '../../services/libs/application/ports/event-log-reader.ts';
import {
  EventStore,
  type StreamAppend,
} from '../../services/libs/application/ports/event-store.ts';
import type { KeyGrant } from '../../services/libs/application/ports/key-vault.ts';

type Append = EventStore['appendInOrder'];

/** A store that uses the wrapped one wrongly, or returns something wrong. */
export class AlteredStore extends EventStore {
  override readonly appliesInOrderSent: boolean;
  readonly #store: EventStore;

  constructor(store: EventStore) {
    super();
    this.appliesInOrderSent = store.appliesInOrderSent;
    this.#store = store;
  }

  override get logId(): string {
    return this.#store.logId;
  }

  override appendInOrder(
    parts: readonly StreamAppend[],
    grants?: readonly KeyGrant[],
  ): ReturnType<Append> {
    return this.#store.appendInOrder(parts, grants);
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
