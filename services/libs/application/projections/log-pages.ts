import { decode, type RecordedEvent } from '../event-log/recorded-event.ts';
import { beginning, type Position, type StoredEvent } from '../event-log/stored-event.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLogReader, FeedPage } from '../ports/event-log-reader.ts';
import { interrupted, type RaiseAlarm } from './projection-alarms.ts';
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

/** A projection that goes through the log, and the place it goes on from. */
interface Reader extends PageWish {
  /** Somebody waited for it here in vain. */
  readonly isLate?: true;
}

/** Events of a page: as many as are folded and written in a few milliseconds. */
const eventsPerPage = 1_000;

/** What was read lately stays at hand for projections that are nearly as far. */
const recentPagesMax = 64;
const recentEventsMax = 4_000;

/** Whoever is ahead waits for this long, in milliseconds, for somebody to take what would be put away for the next page. */
const waitForOthersMsMax = 5_000;

const pauseAfterFailureMs = 1_000;

/**
 * The log as all projections of a process read it. Each asks for the page after its own checkpoint, and
 * those that are nearly as far are given the same pages, so what is new is read and decoded once, however
 * many projections there are. For that, who is ahead waits for those close behind, for a moment: one that
 * does not come reads for itself what the others have behind them.
 */
export class LogPages {
  readonly #log: EventLogReader;
  readonly #clock: Clock;
  readonly #raise: RaiseAlarm;
  readonly #closing = new AbortController();
  readonly #reading = new Map<string, Promise<LogPage>>();
  /** By the signal that ends their reading. */
  readonly #readers = new Map<AbortSignal, Reader>();
  #recent: LogPage[] = [];
  /** How far the log was followed. */
  #tip = beginning;
  #growth = Promise.withResolvers<undefined>();
  #move = Promise.withResolvers<undefined>();

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

  /**
   * The next page, as soon as there is one; undefined when the signal aborts first.
   *
   * @param signal The reader's own, the same until it reads no more.
   */
  async next(wish: PageWish, signal: AbortSignal): Promise<LogPage | undefined> {
    const wake = () => {
      this.#grow();
    };
    signal.addEventListener('abort', wake);
    this.#note(wish, signal);
    try {
      while (!signal.aborted && !this.#closing.signal.aborted) {
        // Taken before the log is looked at: what comes meanwhile is not slept through.
        const growth = this.#growth.promise;
        const page = this.#atHand(wish) ?? (await this.#behind(wish, signal));
        if (page !== undefined) {
          this.#note({ ...wish, after: page.position }, signal);
          return page;
        }
        await growth;
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
  #atHand(wish: PageWish): LogPage | undefined {
    const { after } = wish;
    const page = this.#recent.findLast((recent) => holds(recent, wish));
    if (page === undefined || page.from === after) {
      return page;
    }
    const events = page.events.filter(({ stored }) => stored.position > after);
    return { ...page, from: after, events };
  }

  /** Reads what the log has had for a while; undefined at the head. */
  async #behind(wish: PageWish, signal: AbortSignal): Promise<LogPage | undefined> {
    if (wish.after >= this.#tip) {
      return undefined;
    }
    await this.#untilOldestIsFree(signal);
    const page = this.#atHand(wish);
    if (page !== undefined || signal.aborted) {
      return page;
    }
    const { after } = wish;
    const needsMetadata = wish.needsMetadata || this.#needsMetadata(after);
    const key = `${after} ${needsMetadata}`;
    const reading = this.#reading.get(key) ?? this.#read({ after, needsMetadata });
    this.#reading.set(key, reading);
    try {
      return await reading;
    } finally {
      this.#reading.delete(key);
    }
  }

  /** Whether somebody comes this way who does: what they will need is read at once then. */
  #needsMetadata(after: Position): boolean {
    return [...this.#readers.values()].some((each) => each.needsMetadata && each.after <= after);
  }

  /** Waits for those who need the page that is put away for the next one. */
  async #untilOldestIsFree(signal: AbortSignal): Promise<void> {
    const untilMs = this.#clock.monotonicMs() + waitForOthersMsMax;
    for (;;) {
      const needing = this.#needingOldest(signal);
      const leftMs = untilMs - this.#clock.monotonicMs();
      if (needing.length === 0 || signal.aborted) return;
      if (leftMs <= 0) {
        for (const [late, reader] of needing) this.#readers.set(late, { ...reader, isLate: true });
        return;
      }
      const moved = new AbortController();
      const waiting = AbortSignal.any([moved.signal, signal]);
      await Promise.race([this.#move.promise, this.#clock.sleep(leftMs, waiting)]);
      moved.abort();
    }
  }

  /** Others who go on in the oldest page at hand, where it has to make room. */
  #needingOldest(own: AbortSignal): readonly (readonly [AbortSignal, Reader])[] {
    const [oldest] = this.#recent;
    if (oldest === undefined || this.#recentEvents + eventsPerPage <= recentEventsMax) return [];
    return [...this.#readers].filter(
      ([signal, reader]) => signal !== own && reader.isLate !== true && holds(oldest, reader),
    );
  }

  #note(reader: PageWish, signal: AbortSignal): void {
    if (signal.aborted) return;
    if (!this.#readers.has(signal)) {
      const forget = () => {
        this.#readers.delete(signal);
        this.#moved();
      };
      signal.addEventListener('abort', forget, { once: true });
    }
    const before = this.#readers.get(signal);
    if (before?.after !== reader.after) {
      this.#readers.set(signal, reader);
      this.#moved();
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
        this.#raise(interrupted('all', error));
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
    while (this.#recent.length > recentPagesMax || this.#recentEvents > recentEventsMax) {
      this.#recent.shift();
    }
    return page;
  }

  get #recentEvents(): number {
    return this.#recent.reduce((sum, { events }) => sum + events.length, 0);
  }

  #grow(): void {
    this.#growth.resolve(undefined);
    this.#growth = Promise.withResolvers();
  }

  #moved(): void {
    this.#move.resolve(undefined);
    this.#move = Promise.withResolvers();
  }
}

/** Whether the page is what somebody goes on with. */
function holds(
  { from, position, hasMetadata }: LogPage,
  { after, needsMetadata }: PageWish,
): boolean {
  return from <= after && after < position && (hasMetadata || !needsMetadata);
}
