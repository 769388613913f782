import type { TourSuggestion } from '../../../contracts/tour/tour-view.ts';
import type { TourState } from '../../../domain/tour/tour.state.ts';
import { beginning, type Position } from '../../event-log/stored-event.ts';
import type { Clock } from '../../ports/clock.ts';
import { EngineAway } from '../../ports/engine-away.ts';
import type { CollectionChange, ReadStore } from '../../ports/read-store.ts';
import { popularity, type TourPopularity } from '../../projections/tour/popularity.projection.ts';
import { type TourRating, tourRatings } from '../../projections/review/tour-ratings.projection.ts';
import { tourListings, type TourListing } from '../../projections/tour/tour-listings.projection.ts';
import { CollectionMirror } from '../engine/collection-mirror.ts';
import { SuggestionIndex } from './suggestion-index.ts';

/** A tour with its popularity and its rating. */
export interface CatalogueTour extends TourListing {
  /** Undefined until the first view, enquiry or booking. */
  readonly popularity: TourPopularity | undefined;
  /** Undefined until the first review of the tour is published. */
  readonly rating: TourRating | undefined;
}

/** The whole catalogue as of one position of the log; immutable. */
export interface CatalogueState {
  /** The catalogue includes every event up to this position. */
  readonly position: Position;
  /** All tours, including unpublished and deleted tours, in the order that travellers see. */
  readonly tours: readonly CatalogueTour[];
  /** The tours that travellers see, sorted by popularityScore, totalBookings and createdAt, each descending. */
  readonly publicTours: readonly CatalogueTour[];
  readonly byId: ReadonlyMap<string, CatalogueTour>;
}

/**
 * The pause between a change and the next read of the catalogue, in milliseconds. If a caller waits, there is no pause.
 */
const refreshDelayMs = 100;

/** How long opening the catalogue is tried, and the pause between two attempts, in milliseconds. */
const openMsMax = 30_000;
const openPauseMs = 500;

/**
 * The catalogue in memory, so that lists, details and suggestions need no database query. It follows the read store,
 * and has the position of the last event that it includes.
 */
export class TourCatalogue {
  readonly #readStore: ReadStore;
  readonly #clock: Clock;
  readonly #listings: CollectionMirror<TourListing>;
  readonly #popularity: CollectionMirror<TourPopularity>;
  readonly #ratings: CollectionMirror<TourRating>;
  readonly #suggestions = new SuggestionIndex();
  readonly #listeners = new Set<() => void>();
  readonly #closing = new AbortController();
  readonly #stopListening: () => void;
  #state = catalogueOf([], [], [], beginning);
  #refreshing: Promise<void> | undefined;
  #isRefreshDue = false;
  #isAskedToSuggest = false;

  private constructor(readStore: ReadStore, clock: Clock) {
    this.#readStore = readStore;
    this.#clock = clock;
    this.#listings = new CollectionMirror(readStore, tourListings.collection);
    this.#popularity = new CollectionMirror(readStore, popularity.collection);
    this.#ratings = new CollectionMirror(readStore, tourRatings.collection);
    this.#stopListening = readStore.onChange((change) => {
      this.#hear(change);
    });
  }

  /**
   * Reads the catalogue and then follows its changes. If a slow read store does not answer in time, it keeps trying for
   * a while, because the store was reachable a moment ago.
   *
   * @throws EngineAway if the read store stays away.
   */
  static async open(readStore: ReadStore, clock: Clock): Promise<TourCatalogue> {
    const catalogue = new TourCatalogue(readStore, clock);
    const untilMs = clock.monotonicMs() + openMsMax;
    for (;;) {
      try {
        await catalogue.#refresh();
        return catalogue;
      } catch (error) {
        if (!(error instanceof EngineAway) || clock.monotonicMs() >= untilMs) {
          catalogue.close();
          throw error;
        }
        await clock.sleep(openPauseMs);
      }
    }
  }

  get current(): CatalogueState {
    return this.#state;
  }

  /** Returns the tours to suggest for a typed text; these are the tours that `suggest` in domain/tour finds. */
  suggest(typed: string): readonly TourSuggestion[] {
    if (!this.#isAskedToSuggest) {
      // From now on the index follows the catalogue. It was not built at the start, because it may never be needed.
      this.#isAskedToSuggest = true;
      this.#arrangeSuggestions();
    }
    return this.#suggestions.suggest(typed);
  }

  /**
   * Waits, at most this long in milliseconds, until the catalogue includes every event up to the position. While the
   * read store cannot be reached, the catalogue does not change, and the answer is false, as after any other delay.
   */
  async reach(position: Position, timeoutMs: number): Promise<boolean> {
    try {
      return await this.#reach(position, timeoutMs);
    } catch (error) {
      if (error instanceof EngineAway) return false;
      throw error;
    }
  }

  async #reach(position: Position, timeoutMs: number): Promise<boolean> {
    if (this.#state.position < position) {
      const collections = [tourListings.collection, popularity.collection, tourRatings.collection];
      await this.#readStore.waitFor(collections, position, timeoutMs);
      await this.#refresh();
    }
    if (this.#state.position < position) {
      // The first refresh may have begun before the store had reached the position.
      await this.#refresh();
    }
    return this.#state.position >= position;
  }

  /** Calls the function after every change; the returned function ends this. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#stopListening();
    this.#closing.abort();
    this.#listeners.clear();
  }

  #hear(change: CollectionChange): void {
    for (const mirror of this.#mirrors) mirror.hear(change);
    if (this.#isStale) {
      void this.#refreshSoon();
    } else {
      this.#state = { ...this.#state, position: this.#position };
    }
  }

  get #position(): Position {
    return this.#mirrors
      .map(({ position }) => position)
      .reduce((one, other) => (one < other ? one : other));
  }

  get #mirrors() {
    return [this.#listings, this.#popularity, this.#ratings] as const;
  }

  get #isStale(): boolean {
    return this.#mirrors.some(({ isStale }) => isStale);
  }

  async #refreshSoon(): Promise<void> {
    if (this.#isRefreshDue) {
      return;
    }
    this.#isRefreshDue = true;
    await this.#clock.sleep(refreshDelayMs, this.#closing.signal);
    this.#isRefreshDue = false;
    if (!this.#closing.signal.aborted) {
      // A collection that could not be read stays stale. The next change or the next caller tries again.
      await this.#refresh().catch(() => undefined);
    }
  }

  #refresh(): Promise<void> {
    this.#refreshing ??= this.#load().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #load(): Promise<void> {
    if (!this.#isStale) {
      return;
    }
    await Promise.all(this.#mirrors.map((mirror) => mirror.refresh()));
    this.#state = catalogueOf(
      this.#listings.documents,
      this.#popularity.documents,
      this.#ratings.documents,
      this.#position,
    );
    if (this.#isAskedToSuggest) {
      this.#arrangeSuggestions();
    }
    for (const listener of this.#listeners) {
      listener();
    }
  }

  #arrangeSuggestions(): void {
    this.#suggestions.arrange(
      this.#state.publicTours.map(({ id, revision, tour }) => ({
        id,
        revision,
        ...tour.parts.details,
      })),
    );
  }
}

/** Whether travellers can see the tour. */
export function isPublic(tour: Exclude<TourState, { readonly status: 'none' }>): boolean {
  return tour.status === 'catalogued' && tour.isActive;
}

function catalogueOf(
  listings: readonly TourListing[],
  popularities: readonly TourPopularity[],
  ratings: readonly TourRating[],
  position: Position,
): CatalogueState {
  const byTour = new Map(popularities.map((each) => [each.tourId, each]));
  const ratingOf = new Map(ratings.map((each) => [each.tourId, each]));
  const tours = listings
    .map((listing): CatalogueTour => ({
      ...listing,
      popularity: byTour.get(listing.id),
      rating: ratingOf.get(listing.id),
    }))
    .sort(byPopularity);
  return {
    position,
    tours,
    publicTours: tours.filter(({ tour }) => isPublic(tour)),
    byId: new Map(tours.map((tour) => [tour.id, tour])),
  };
}

/** The order from the requirements, section 7, and then by id, so that the order is unique. */
function byPopularity(a: CatalogueTour, b: CatalogueTour): number {
  return (
    (b.popularity?.score ?? 0) - (a.popularity?.score ?? 0) ||
    (b.popularity?.bookings ?? 0) - (a.popularity?.bookings ?? 0) ||
    Number(b.createdAt > a.createdAt) - Number(b.createdAt < a.createdAt) ||
    Number(b.id < a.id) - Number(b.id > a.id)
  );
}
