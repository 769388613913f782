import type { Clock } from '../../../libs/application/ports/clock.ts';
import { addDays, instantOf, localDateOf } from '../../../libs/contracts/calendar.ts';
import type { ReadyPage } from './ready-page.ts';

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
  readonly #bytesMax: number;
  /** The one that was asked for last at the end. */
  readonly #pages = new Map<string, KeptPage>();
  #bytes = 0;
  #edition = 0;
  #popularity = 0;

  constructor(clock: Clock, bytesMax: number) {
    this.#clock = clock;
    this.#bytesMax = bytesMax;
  }

  find(address: string): ReadyPage | undefined {
    const kept = this.#find(address);
    return kept !== undefined && this.#isPopularityRecent(kept) ? kept.page : undefined;
  }

  /** The same, however long ago tours were as popular as it says. */
  findOlder(address: string): ReadyPage | undefined {
    return this.#find(address)?.page;
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
    this.#drop(address);
    this.#pages.set(address, { ...asOf, page });
    this.#bytes += page.bytes;
    for (const longestUnused of this.#pages.keys()) {
      if (this.#bytes <= this.#bytesMax) break;
      this.#drop(longestUnused);
    }
  }

  /** The catalogue says something else now. */
  noteEdition(): void {
    this.#edition += 1;
    this.#pages.clear();
    this.#bytes = 0;
  }

  /** Tours are more or less popular than they were. */
  notePopularity(): void {
    this.#popularity += 1;
  }

  #find(address: string): KeptPage | undefined {
    const kept = this.#pages.get(address);
    if (kept === undefined) return undefined;
    if (kept.edition !== this.#edition || kept.until <= this.#clock.now()) return undefined;
    this.#pages.delete(address);
    this.#pages.set(address, kept);
    return kept;
  }

  #isPopularityRecent({ popularity, beganMs }: KeptPage): boolean {
    if (popularity === this.#popularity) return true;
    return this.#clock.monotonicMs() - beganMs < popularityMsMax;
  }

  #drop(address: string): void {
    this.#bytes -= this.#pages.get(address)?.page.bytes ?? 0;
    this.#pages.delete(address);
  }
}
