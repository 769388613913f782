import type { Clock } from '../ports/clock.ts';
import type { EventLogReader, FeedPage } from '../ports/event-log-reader.ts';
import { decode, type RecordedEvent } from './recorded-event.ts';
import { beginning, type Position, type StoredEvent } from './stored-event.ts';

/** An event of a page. It is decoded only once for all readers, when the first of them needs it. */
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

/** A section of the log: the events after `from`, up to and including `position`. */
export interface LogPage {
  readonly from: Position;
  readonly position: Position;
  readonly events: readonly PageEvent[];
  /** Whether the page reached the head of the log at the time of reading. */
  readonly caughtUp: boolean;
  readonly hasMetadata: boolean;
}

/** A request for a page. */
export interface PageInput {
  readonly after: Position;
  readonly needsMetadata: boolean;
}

/** A reader of the log, and the place where it continues. */
interface Reader extends PageInput {
  /** Another reader waited at this place, but this reader did not arrive in time. */
  readonly isLate?: true;
}

/** The number of events per page: as many as can be folded and written in a few milliseconds. */
const eventsPerPage = 1_000;

/** At most this many recent pages stay in memory for readers that are a little behind. */
const recentPagesMax = 64;
/** The recent pages have at most this many events in total. */
const recentEventsMax = 4_000;

const pauseAfterFailureMs = 1_000;

export interface LogPagesParts {
  readonly log: EventLogReader;
  readonly clock: Clock;
  /** The pages hold events of these categories. */
  readonly categories: readonly string[];
  /**
   * How long a reader that is ahead waits for others, in milliseconds, if its next page would replace the oldest page
   * in memory and the others still need this page.
   */
  readonly waitForOthersMsMax: number;
  /** The log could not be followed; it is tried again after a pause. */
  readonly onFault: (error: unknown) => void;
}

/**
 * The log as several readers of a process read it, such as all projections or all policies. Each reader asks for the
 * page after its own checkpoint. Readers with nearly the same checkpoint get the same pages, so new events are read and
 * decoded only once. To make this possible, a reader that is ahead waits briefly for readers that are a little behind.
 * A reader that does not catch up reads the earlier pages separately.
 */
export class LogPages {
  readonly #parts: LogPagesParts;
  readonly #closing = new AbortController();
  readonly #reading = new Map<string, Promise<LogPage>>();
  /** The readers, by the signal that ends their reading. */
  readonly #readers = new Map<AbortSignal, Reader>();
  #recent: LogPage[] = [];
  /** The position up to which the log was followed; the beginning until the head of the log is known. */
  #tip = beginning;
  /** Set when the first reader has come. */
  #isFollowing = false;
  #growth = Promise.withResolvers<undefined>();
  #move = Promise.withResolvers<undefined>();

  constructor(parts: LogPagesParts) {
    this.#parts = parts;
  }

  /**
   * Resolves to the next page when there is one; to undefined if the signal aborts first.
   *
   * @param signal The reader's own signal; it must be the same until the reader stops.
   */
  async next(input: PageInput, signal: AbortSignal): Promise<LogPage | undefined> {
    if (!this.#isFollowing) {
      this.#isFollowing = true;
      void this.#follow();
    }
    const wake = () => {
      this.#grow();
    };
    signal.addEventListener('abort', wake);
    this.#note(input, signal);
    try {
      while (!signal.aborted && !this.#closing.signal.aborted) {
        // Created before the log is read, so that an event that arrives meanwhile is not missed.
        const growth = this.#growth.promise;
        const page = this.#atHand(input) ?? (await this.#behind(input, signal));
        if (page !== undefined) {
          this.#note({ ...input, after: page.position }, signal);
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

  /** The events of the recent pages after the requested position, at most as many as a page holds. */
  #atHand(input: PageInput): LogPage | undefined {
    const { after } = input;
    const first = this.#recent.findLast((recent) => holds(recent, input));
    if (first === undefined) return undefined;
    const events =
      first.from === after
        ? first.events
        : first.events.filter(({ stored }) => stored.position > after);
    let page: LogPage = { ...first, from: after, events };
    for (;;) {
      const next = this.#recent.findLast(
        (recent) =>
          recent.from === page.position && holds(recent, { ...input, after: page.position }),
      );
      if (next === undefined || page.events.length + next.events.length > eventsPerPage) {
        return page;
      }
      page = joined(page, next);
    }
  }

  /** Reads older events from the log; undefined at the head. */
  async #behind(input: PageInput, signal: AbortSignal): Promise<LogPage | undefined> {
    if (input.after >= this.#tip) {
      return undefined;
    }
    await this.#untilOldestIsFree(signal);
    const page = this.#atHand(input);
    if (page !== undefined || signal.aborted) {
      return page;
    }
    const { after } = input;
    const needsMetadata = input.needsMetadata || this.#needsMetadata(after);
    const key = `${after} ${needsMetadata}`;
    const reading = this.#reading.get(key) ?? this.#read({ after, needsMetadata });
    this.#reading.set(key, reading);
    try {
      return await reading;
    } finally {
      this.#reading.delete(key);
    }
  }

  /** Whether a reader that needs metadata will read this page. If so, the metadata is read now. */
  #needsMetadata(after: Position): boolean {
    return [...this.#readers.values()].some((each) => each.needsMetadata && each.after <= after);
  }

  /** Waits until no other reader needs the oldest page, because the next page replaces it. */
  async #untilOldestIsFree(signal: AbortSignal): Promise<void> {
    const { clock, waitForOthersMsMax } = this.#parts;
    const untilMs = clock.monotonicMs() + waitForOthersMsMax;
    for (;;) {
      const needing = this.#needingOldest(signal);
      const leftMs = untilMs - clock.monotonicMs();
      if (needing.length === 0 || signal.aborted) return;
      if (leftMs <= 0) {
        for (const [late, reader] of needing) this.#readers.set(late, { ...reader, isLate: true });
        return;
      }
      const moved = new AbortController();
      const waiting = AbortSignal.any([moved.signal, signal]);
      await Promise.race([this.#move.promise, clock.sleep(leftMs, waiting)]);
      moved.abort();
    }
  }

  /** Other readers that need the oldest page in memory; none while there is room for more pages. */
  #needingOldest(own: AbortSignal): readonly (readonly [AbortSignal, Reader])[] {
    const [oldest] = this.#recent;
    if (oldest === undefined || this.#recentEvents + eventsPerPage <= recentEventsMax) return [];
    return [...this.#readers].filter(
      ([signal, reader]) => signal !== own && reader.isLate !== true && holds(oldest, reader),
    );
  }

  #note(reader: PageInput, signal: AbortSignal): void {
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

  async #read({ after, needsMetadata }: PageInput): Promise<LogPage> {
    const { log, categories } = this.#parts;
    const filter = {
      categories,
      ...(needsMetadata ? {} : { metadata: 'left-out' as const }),
    };
    const page = await log.readAll(after, eventsPerPage, filter);
    return this.#keep(after, page, needsMetadata);
  }

  /** Follows the log from its head. */
  async #follow(): Promise<void> {
    const { log, clock, categories, onFault } = this.#parts;
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        if (this.#tip === beginning) this.#tip = await log.head();
        this.#grow();
        const options = { signal, limit: eventsPerPage, filter: { categories } };
        for await (const page of log.follow(this.#tip, options)) {
          this.#keep(this.#tip, page, true);
          this.#tip = page.position;
          this.#grow();
        }
      } catch (error) {
        onFault(error);
        await clock.sleep(pauseAfterFailureMs, signal);
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

/** Two pages of which the second begins where the first ends, as one page. */
function joined(first: LogPage, second: LogPage): LogPage {
  return {
    from: first.from,
    position: second.position,
    events: [...first.events, ...second.events],
    caughtUp: second.caughtUp,
    hasMetadata: first.hasMetadata && second.hasMetadata,
  };
}

/** Whether a reader can continue with this page. */
function holds(
  { from, position, hasMetadata }: LogPage,
  { after, needsMetadata }: PageInput,
): boolean {
  return from <= after && after < position && (hasMetadata || !needsMetadata);
}
