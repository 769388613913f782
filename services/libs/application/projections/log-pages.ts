import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import { beginning, type Position, type StoredEvent } from '../event-log/stored-event.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLogReader, FeedPage } from '../ports/event-log-reader.ts';
import { failureOf, type RaiseAlarm } from './projection-alarms.ts';
import { projectedCategories } from './projection-routes.ts';

/** An event of a page, decoded when the first projection looks at it, once for all of them. */
export class PageEvent {
  readonly stored: StoredEvent;
  #decoded: RecordedEvent | undefined;

  constructor(stored: StoredEvent) {
    this.stored = stored;
  }

  /** @throws UnknownEvent */
  get decoded(): RecordedEvent {
    this.#decoded ??= decode(this.stored);
    return this.#decoded;
  }
}

/** A stretch of the log: what follows `from`, up to and including `position`. */
export interface LogPage {
  readonly from: Position;
  readonly position: Position;
  readonly events: readonly PageEvent[];
  /** It reached the head of the log when it was read. */
  readonly caughtUp: boolean;
  readonly hasMetadata: boolean;
}

/** Whose turn a page is. */
export interface PageWish {
  readonly after: Position;
  readonly needsMetadata: boolean;
}

/** Events of a page: as many as are folded and written in a few milliseconds. */
const eventsPerPage = 1_000;

/** What was read lately stays at hand for projections that are nearly as far. */
const recentPagesMax = 64;
const recentEventsMax = 4_000;

const pauseAfterFailureMs = 1_000;

/**
 * The log as all projections of a process read it. Each asks for the page after its own checkpoint,
 * so none waits for another; those at the same place are given the same page, so what is new is read
 * and decoded once, however many projections there are.
 */
export class LogPages {
  readonly #log: EventLogReader;
  readonly #clock: Clock;
  readonly #raise: RaiseAlarm;
  readonly #closing = new AbortController();
  readonly #reading = new Map<string, Promise<LogPage>>();
  #recent: LogPage[] = [];
  /** How far the log was followed. */
  #tip = beginning;
  #growth = Promise.withResolvers<undefined>();

  private constructor(log: EventLogReader, clock: Clock, raise: RaiseAlarm) {
    this.#log = log;
    this.#clock = clock;
    this.#raise = raise;
  }

  /** Begins to follow the log at its head. */
  static async open(log: EventLogReader, clock: Clock, raise: RaiseAlarm): Promise<LogPages> {
    const pages = new LogPages(log, clock, raise);
    pages.#tip = await log.head();
    void pages.#follow();
    return pages;
  }

  /** The next page, as soon as there is one; undefined when the signal aborts first. */
  async next(wish: PageWish, signal: AbortSignal): Promise<LogPage | undefined> {
    const wake = () => {
      this.#grow();
    };
    signal.addEventListener('abort', wake);
    try {
      while (!signal.aborted && !this.#closing.signal.aborted) {
        const page = this.#atHand(wish) ?? (await this.#behind(wish));
        if (page !== undefined) {
          return page;
        }
        await this.#growth.promise;
      }
      return undefined;
    } finally {
      signal.removeEventListener('abort', wake);
    }
  }

  close(): void {
    this.#closing.abort();
    this.#grow();
  }

  /** What was read lately, cut to what follows the wish. */
  #atHand({ after, needsMetadata }: PageWish): LogPage | undefined {
    const page = this.#recent.findLast(
      ({ from, position, hasMetadata }) =>
        from <= after && after < position && (hasMetadata || !needsMetadata),
    );
    if (page === undefined || page.from === after) {
      return page;
    }
    const events = page.events.filter(({ stored }) => stored.position > after);
    return { ...page, from: after, events };
  }

  /** Reads what others have behind them; undefined at the head. */
  async #behind(wish: PageWish): Promise<LogPage | undefined> {
    if (wish.after >= this.#tip) {
      return undefined;
    }
    const key = `${wish.after} ${wish.needsMetadata}`;
    const reading = this.#reading.get(key) ?? this.#read(wish);
    this.#reading.set(key, reading);
    try {
      return await reading;
    } finally {
      this.#reading.delete(key);
    }
  }

  async #read({ after, needsMetadata }: PageWish): Promise<LogPage> {
    const filter = {
      categories: projectedCategories,
      ...(needsMetadata ? {} : { metadata: 'left-out' as const }),
    };
    const page = await this.#log.readAll(after, eventsPerPage, filter);
    return this.#keep(after, page, needsMetadata);
  }

  async #follow(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        const filter = { categories: projectedCategories };
        for await (const page of this.#log.follow(this.#tip, {
          signal,
          limit: eventsPerPage,
          filter,
        })) {
          this.#keep(this.#tip, page, true);
          this.#tip = page.position;
          this.#grow();
        }
      } catch (error) {
        this.#raise({ build: 'all', kind: 'interrupted', failure: failureOf(error) });
        await this.#clock.sleep(pauseAfterFailureMs, signal);
      }
    }
  }

  #keep(from: Position, { position, events, caughtUp }: FeedPage, hasMetadata: boolean): LogPage {
    const page = {
      from,
      position,
      events: events.map((stored) => new PageEvent(stored)),
      caughtUp,
      hasMetadata,
    };
    this.#recent.push(page);
    let kept = this.#recent.reduce((sum, recent) => sum + recent.events.length, 0);
    while (this.#recent.length > recentPagesMax || kept > recentEventsMax) {
      kept -= this.#recent.shift()?.events.length ?? kept;
    }
    return page;
  }

  #grow(): void {
    this.#growth.resolve(undefined);
    this.#growth = Promise.withResolvers();
  }
}
