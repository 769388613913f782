import { setImmediate } from 'node:timers/promises';
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
  EventStore,
  type StreamAppend,
} from '../../../services/libs/application/ports/event-store.ts';
import type { KeyGrant } from '../../../services/libs/application/ports/key-vault.ts';
import { type InMemoryLog } from './in-memory-log.ts';

/** The model behind the port, so that the contract tests compare it with the real stores. */
export class InMemoryEventStore extends EventStore {
  readonly #log: InMemoryLog;

  constructor(log: InMemoryLog) {
    super();
    this.#log = log;
  }

  override get logId(): string {
    return this.#log.logId;
  }

  override async appendInOrder(
    parts: readonly StreamAppend[],
    grants: readonly KeyGrant[] = [],
  ): Promise<AppendOutcome> {
    await setImmediate();
    return this.#log.append(parts, grants);
  }

  override async readStream(
    stream: string,
    options?: ReadStreamOptions,
  ): Promise<readonly StoredEvent[]> {
    await setImmediate();
    return this.#log.readStream(stream, options);
  }

  override async readAll(after: Position, limit: number, filter?: FeedFilter): Promise<FeedPage> {
    await setImmediate();
    return this.#log.readAll(after, limit, filter);
  }

  override async *follow(
    after: Position,
    { signal, limit, filter }: FollowOptions,
  ): AsyncIterable<FeedPage> {
    for (let position = after; ;) {
      const page = await this.readAll(position, limit, filter);
      if (signal.aborted) {
        return;
      }
      if (page.position !== position) {
        position = page.position;
        yield page;
      }
    }
  }

  override async head(): Promise<Position> {
    await setImmediate();
    return this.#log.head();
  }
}
