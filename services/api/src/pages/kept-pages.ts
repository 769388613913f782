import type { Clock } from '../../../libs/application/ports/clock.ts';
import { addDays, instantOf, localDateOf } from '../../../libs/contracts/calendar.ts';
import type { ReadyPage } from './ready-page.ts';

/** So many pages are kept; the site has about seventy. */
const pagesMax = 200;

/** Somebody looks at tours all the time: figures of popularity on a page may be so old. */
const popularityMsMax = 1_000;

/** What the tours were when a page was begun. */
export interface Moment {
  /** Counts what changes what a page says. */
  readonly edition: number;
  /** Counts what changes how popular tours are, and with it their order. */
  readonly popularity: number;
  readonly beganMs: number;
  /** The next midnight in Zanzibar: pages name today. */
  readonly until: string;
}

interface KeptPage extends Moment {
  readonly page: ReadyPage;
}

/**
 * Pages that are the same for everyone, until what they were rendered from changes. A page counts as
 * of the moment it was begun: what changed while it was rendered may not be in it.
 */
export class KeptPages {
  readonly #clock: Clock;
  readonly #pages = new Map<string, KeptPage>();
  #edition = 0;
  #popularity = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  find(address: string): ReadyPage | undefined {
    const kept = this.#pages.get(address);
    return kept !== undefined && this.#isUsable(kept) ? kept.page : undefined;
  }

  /** To be taken before anything is read for a page. */
  now(): Moment {
    const tomorrow = addDays(localDateOf(this.#clock.now()), 1);
    return {
      edition: this.#edition,
      popularity: this.#popularity,
      beganMs: this.#clock.monotonicMs(),
      until: instantOf({ date: tomorrow, time: '00:00' }),
    };
  }

  keep(address: string, page: ReadyPage, asOf: Moment): void {
    this.#pages.delete(address);
    this.#pages.set(address, { ...asOf, page });
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > pagesMax && oldest !== undefined) this.#pages.delete(oldest);
  }

  /** The catalogue says something else now. */
  noteEdition(): void {
    this.#edition += 1;
    this.#pages.clear();
  }

  /** Tours are more or less popular than they were. */
  notePopularity(): void {
    this.#popularity += 1;
  }

  #isUsable({ edition, popularity, beganMs, until }: KeptPage): boolean {
    if (edition !== this.#edition || until <= this.#clock.now()) return false;
    if (popularity === this.#popularity) return true;
    return this.#clock.monotonicMs() - beganMs < popularityMsMax;
  }
}
