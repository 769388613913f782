import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Telemetry } from '../../../libs/application/ports/telemetry.ts';
import { ReadStore } from '../../../libs/application/ports/read-store.ts';
import { addDays, instantOf, localDateOf } from '../../../libs/contracts/calendar.ts';
import type { LiveSubject } from '../../../libs/contracts/live/live-event.ts';
import type { EventStream } from './event-stream.ts';
import { liveSubjects } from './live-subjects.ts';

/** How many screens may listen at once, in one process and of one account. */
const listenersMax = 500;
const listenersOfAccountMax = 20;

/** How often each stream sends a sign of life: proxies cut a connection that is silent for longer. */
const beatMs = 15_000;
/**
 * A change waits this long for others. One event changes several read models shortly after each other. They are sent
 * together, so that the parts of a screen agree with each other.
 */
const settleMs = 100;
/** After changes were sent, further changes are gathered for this time. */
const gatherMs = 1_000;

interface Listener {
  readonly stream: EventStream;
  readonly accountId: string;
  /** Whether the session of the screen is still open. */
  readonly isSignedIn: () => Promise<boolean>;
}

/**
 * Notifies the screens of staff of changes. This process sees the changes of all processes in the read store. An event
 * names only the data to read again, not the change itself.
 */
@Injectable()
export class LiveEvents implements OnApplicationShutdown {
  readonly #listeners = new Set<Listener>();
  readonly #ending = new AbortController();
  readonly #stopHearing: () => void;
  readonly #gathered = new Set<LiveSubject>();
  #isGathering = false;

  constructor(
    readStore: ReadStore,
    private readonly clock: Clock,
    private readonly telemetry: Telemetry,
  ) {
    this.#stopHearing = readStore.onChange(({ name, hasNewDocuments }) => {
      const subject = liveSubjects[name] ?? null;
      if (hasNewDocuments && subject !== null) this.#hear(subject);
    });
    void this.#watchTheDay();
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** Whether one more screen of this account may listen. */
  isOpenTo(accountId: string): boolean {
    const own = [...this.#listeners].filter((each) => each.accountId === accountId);
    return (
      !this.#ending.signal.aborted &&
      this.#listeners.size < listenersMax &&
      own.length < listenersOfAccountMax
    );
  }

  /** Notifies the listener of all changes from now on; returns a function that stops it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.#countListeners();
    const gone = new AbortController();
    void this.#keepAlive(listener, gone.signal);
    return () => {
      this.#listeners.delete(listener);
      this.#countListeners();
      gone.abort();
    };
  }

  /** Ends every stream, so that a process that ends does not wait for them. */
  end(): void {
    this.#ending.abort();
    this.#stopHearing();
    for (const { stream } of this.#listeners) stream.close();
    this.#listeners.clear();
    this.#countListeners();
  }

  #countListeners(): void {
    this.telemetry.set('tours_live_connections', {}, this.#listeners.size);
  }

  onApplicationShutdown(): void {
    this.end();
  }

  #hear(subject: LiveSubject): void {
    this.#gathered.add(subject);
    if (!this.#isGathering) void this.#tell();
  }

  async #tell(): Promise<void> {
    this.#isGathering = true;
    while (this.#gathered.size > 0 && !this.#ending.signal.aborted) {
      await this.clock.sleep(settleMs, this.#ending.signal);
      const subjects = [...this.#gathered];
      this.#gathered.clear();
      for (const { stream } of this.#listeners) stream.changed(subjects);
      await this.clock.sleep(gatherMs, this.#ending.signal);
    }
    this.#isGathering = false;
  }

  async #keepAlive({ stream, isSignedIn }: Listener, gone: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([gone, this.#ending.signal]);
    for (;;) {
      await this.clock.sleep(beatMs, signal);
      if (signal.aborted) return;
      // If the session cannot be looked up at the moment, the stream stays open.
      if (await isSignedIn().catch(() => true)) {
        stream.beat();
      } else {
        stream.endOfSession();
        return;
      }
    }
  }

  /**
   * Sends that a new day has begun: lists by day change at Zanzibar's midnight without any event
   * (correctness rule 20).
   */
  async #watchTheDay(): Promise<void> {
    const { signal } = this.#ending;
    let today = localDateOf(this.clock.now());
    while (!signal.aborted) {
      await this.clock.sleep(Math.min(beatMs, this.#msToMidnight(today)), signal);
      const date = localDateOf(this.clock.now());
      if (date !== today) {
        today = date;
        for (const { stream } of this.#listeners) stream.dayChanged({ date });
      }
    }
  }

  /** The time until midnight in Zanzibar. The clock may be set meanwhile, so the caller sleeps in shorter steps. */
  #msToMidnight(today: string): number {
    const midnight = instantOf({ date: addDays(today, 1), time: '00:00' });
    return Math.max(1, Date.parse(midnight) - Date.parse(this.clock.now()));
  }
}
