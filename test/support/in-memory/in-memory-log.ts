import {
  beginning,
  type Position,
  type StoredEvent,
} from '../../../services/libs/application/event-log/stored-event.ts';
import { categoryOf } from '../../../services/libs/application/event-log/stream-name.ts';
import type {
  FeedFilter,
  FeedPage,
  ReadStreamOptions,
} from '../../../services/libs/application/ports/event-log-reader.ts';
import type {
  AppendOutcome,
  StreamAppend,
} from '../../../services/libs/application/ports/event-store.ts';
import type { CustomerKey, KeyGrant } from '../../../services/libs/application/ports/key-vault.ts';

/** The outcome of one part of an append: the revision of its last event, or a conflict. */
type PartOutcome = number | 'conflict';

/** A whole log with its keys in memory, without any waiting: a model of every store. */
export class InMemoryLog {
  readonly logId: string;
  readonly events: StoredEvent[] = [];
  readonly #streams = new Map<string, StoredEvent[]>();
  readonly #byId = new Map<string, StoredEvent>();
  readonly #keys = new Map<string, CustomerKey>();
  /** For each keyed hash of an identity, all customers that it ever had; the present customer is last. */
  readonly #customers = new Map<string, readonly string[]>();
  readonly #destroyed = new Set<string>();
  /** Called with every event, in order, once it is stored. */
  onStored: (event: StoredEvent) => void = () => undefined;

  constructor(logId = 'in-memory') {
    this.logId = logId;
  }

  append(parts: readonly StreamAppend[], grants: readonly KeyGrant[]): AppendOutcome {
    checkParts(parts);
    if (!this.acceptKeys(grants)) {
      return { outcome: 'key-superseded' };
    }
    const revisions: number[] = [];
    for (const part of parts) {
      const revision = this.appendPart(part);
      if (revision === 'conflict') {
        return { outcome: 'conflict', applied: revisions.length, stream: part.stream };
      }
      revisions.push(revision);
    }
    return { outcome: 'appended', position: this.positionOf(parts), revisions };
  }

  /**
   * Like a store that recognises events by their ids: events that it holds are acknowledged and not stored
   * again, regardless of the expected revision.
   */
  appendPart({ stream, expected, follows, events }: StreamAppend): PartOutcome {
    const first = expected === 'no-stream' ? 0 : expected + 1;
    if (events.every(({ id }) => this.#byId.has(id))) {
      return first + events.length - 1;
    }
    const stored = this.#streams.get(stream) ?? [];
    if (stored.length !== first || (follows ?? stored.at(-1)?.id) !== stored.at(-1)?.id) {
      return 'conflict';
    }
    this.#streams.set(stream, stored);
    for (const event of events) {
      const position = String(this.events.length + 1).padStart(10, '0') as Position;
      const entry: StoredEvent = { ...event, stream, revision: stored.length, position };
      stored.push(entry);
      this.events.push(entry);
      this.#byId.set(entry.id, entry);
      this.onStored(entry);
    }
    return stored.length - 1;
  }

  /** The position of the last event of stored parts. */
  positionOf(parts: readonly StreamAppend[]): Position {
    const last = parts.at(-1)?.events.at(-1);
    return this.#byId.get(last?.id ?? '')?.position ?? beginning;
  }

  /** A new key is refused if its identity has a customer with a key, or if its customer was erased meanwhile. */
  acceptKeys(grants: readonly KeyGrant[]): boolean {
    const news = grants.filter(({ customerId }) => !this.#keys.has(customerId));
    const areFree = news.every(
      ({ customerId, newFor }) =>
        newFor !== undefined &&
        !this.#destroyed.has(customerId) &&
        !this.#keys.has(this.customerOf(newFor) ?? ''),
    );
    if (areFree) {
      for (const { customerId, key, newFor = '' } of news) {
        this.#customers.set(newFor, [...this.customersOf(newFor), customerId]);
        this.#keys.set(customerId, key);
      }
    }
    return areFree;
  }

  customerOf(newFor: string): string | undefined {
    return this.customersOf(newFor).at(-1);
  }

  customersOf(newFor: string): readonly string[] {
    return this.#customers.get(newFor) ?? [];
  }

  keyOf(customerId: string): CustomerKey | undefined {
    return this.#keys.get(customerId);
  }

  isDestroyed(customerId: string): boolean {
    return this.#destroyed.has(customerId);
  }

  destroyKey(customerId: string): void {
    this.#keys.delete(customerId);
    this.#destroyed.add(customerId);
  }

  readStream(stream: string, options: ReadStreamOptions = {}): readonly StoredEvent[] {
    const stored = this.#streams.get(stream) ?? [];
    const limit = options.limit ?? Number.POSITIVE_INFINITY;
    return options.direction === 'backward'
      ? stored
          .slice(0, (options.from ?? stored.length) + 1)
          .toReversed()
          .slice(0, limit)
      : stored.slice(options.from ?? 0).slice(0, limit);
  }

  readAll(after: Position, limit: number, filter: FeedFilter = {}): FeedPage {
    const from = after === beginning ? 0 : Number(after);
    const events: StoredEvent[] = [];
    let position = after;
    for (const event of this.events.slice(from)) {
      if (events.length === limit) {
        return { events, position, caughtUp: false };
      }
      position = event.position;
      if (filter.categories?.includes(categoryOf(event.stream)) ?? true) {
        events.push(filter.metadata === 'left-out' ? { ...event, metadata: '' } : event);
      }
    }
    return { events, position, caughtUp: true };
  }

  head(): Position {
    return this.events.at(-1)?.position ?? beginning;
  }
}

export function checkParts(parts: readonly StreamAppend[]): void {
  for (const { stream, events } of parts) {
    categoryOf(stream);
    if (events.length === 0) {
      throw new TypeError(`There are no events to append to ${stream}.`);
    }
  }
  if (parts.length === 0) {
    throw new TypeError('An append has at least one part.');
  }
}
