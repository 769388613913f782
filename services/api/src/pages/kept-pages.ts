import type { Clock } from '../../../libs/application/ports/clock.ts';
import { addDays, instantOf, localDateOf } from '../../../libs/contracts/calendar.ts';
import type { ReadyPage } from './ready-page.ts';

/** How old the popularity figures on a page may be, in milliseconds. They change with every view of a tour. */
const popularityMsMax = 1_000;

/** The state of the tours when a page was begun. */
export interface Moment {
  /** Counts the changes of the content of pages. */
  readonly edition: number;
  /** Counts the changes of the tours' popularity, which decides their order. */
  readonly popularity: number;
  readonly beganMs: number;
  /** The next midnight in Zanzibar, because pages name today's date. */
  readonly until: string;
}

interface KeptPage extends Moment {
  readonly page: ReadyPage;
}

/**
 * Keeps pages that are the same for everyone, until their data changes. The age of a page is counted from the
 * beginning of its rendering, because changes after that may be missing.
 */
export class KeptPages {
  /** In order of use, the most recently used page last. */
  readonly #pages = new Map<string, KeptPage>();
  #bytes = 0;
  #edition = 0;
  #popularity = 0;

  constructor(
    private readonly clock: Clock,
    private readonly bytesMax: number,
  ) {}

  find(address: string): ReadyPage | undefined {
    const kept = this.#find(address);
    return kept !== undefined && this.#isPopularityRecent(kept) ? kept.page : undefined;
  }

  /** Returns the page even if its popularity figures are too old for {@link find}. */
  findOlder(address: string): ReadyPage | undefined {
    return this.#find(address)?.page;
  }

  /** Returns the present moment. Call it before anything is read for a page. */
  now(): Moment {
    const tomorrow = addDays(localDateOf(this.clock.now()), 1);
    return {
      edition: this.#edition,
      popularity: this.#popularity,
      beganMs: this.clock.monotonicMs(),
      until: instantOf({ date: tomorrow, time: '00:00' }),
    };
  }

  keep(address: string, page: ReadyPage, asOf: Moment): void {
    this.#drop(address);
    this.#pages.set(address, { ...asOf, page });
    this.#bytes += page.bytes;
    for (const longestUnused of this.#pages.keys()) {
      if (this.#bytes <= this.bytesMax) break;
      this.#drop(longestUnused);
    }
  }

  /** Drops all pages, because the content of the catalogue has changed. */
  noteEdition(): void {
    this.#edition += 1;
    this.#pages.clear();
    this.#bytes = 0;
  }

  /** Records that the popularity of tours has changed. */
  notePopularity(): void {
    this.#popularity += 1;
  }

  #find(address: string): KeptPage | undefined {
    const kept = this.#pages.get(address);
    if (kept === undefined) return undefined;
    if (kept.edition !== this.#edition || kept.until <= this.clock.now()) return undefined;
    this.#pages.delete(address);
    this.#pages.set(address, kept);
    return kept;
  }

  #isPopularityRecent({ popularity, beganMs }: KeptPage): boolean {
    if (popularity === this.#popularity) return true;
    return this.clock.monotonicMs() - beganMs < popularityMsMax;
  }

  #drop(address: string): void {
    this.#bytes -= this.#pages.get(address)?.page.bytes ?? 0;
    this.#pages.delete(address);
  }
}
