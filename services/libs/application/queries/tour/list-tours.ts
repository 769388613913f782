import { hasRoom } from '../../../contracts/tour/has-room.ts';
import type {
  AdminTourView,
  SlotView,
  TourListItem,
  TourView,
} from '../../../contracts/tour/tour-view.ts';
import { localDateOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../../domain/calendar/instants.ts';
import { isSimilar, relevanceOf } from '../../../domain/tour/suggestion-relevance.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { type DayRange, daysFrom, readDepartures, slotViews } from './availability.ts';
import { type CatalogueState, type CatalogueTour, isPublic } from './tour-catalogue.ts';
import { adminTourView, tourView } from './tour-view.ts';

/** At most this many tours are featured (requirements, section 9). */
const featuredToursMax = 8;

/** The next start of a tour is searched within this number of days. */
const nextStartDaysMax = 60;

/** The filter of a list of tours; an absent field excludes no tour. */
export interface TourFilter {
  readonly q?: string;
  /** Selects tours that allow this many travellers in one booking. */
  readonly guests?: number;
  readonly category?: string;
}

interface TourSources {
  readonly catalogue: CatalogueState;
  readonly readStore: ReadStore;
}

/** A tour of a list. It says whether the tour is only similar to the search text. */
type FoundTour = CatalogueTour & { readonly isSimilar?: true };

/**
 * Returns the matching tours that travellers see, most popular first. Tours that are only similar to the text come
 * last.
 */
export function listTours(
  catalogue: CatalogueState,
  filter: TourFilter,
  now: Instant,
): readonly TourListItem[] {
  const today = localDateOf(now);
  return matching(catalogue.publicTours, filter).map((tour) => listItem(tour, today));
}

/**
 * Returns the same tours, each with the availability of its departures on one day. No tour is excluded because of the
 * day.
 */
export function listToursOn(
  sources: TourSources,
  filter: TourFilter,
  date: LocalDate,
  now: Instant,
): Promise<readonly TourListItem[]> {
  return withSlots(sources, { filter, days: daysFrom(date), now }, (availability) => ({
    availability,
  }));
}

/**
 * Returns the same tours, each with its next start that has room for this many travellers; null if there is none in the
 * coming weeks.
 */
export function listToursWithNextStart(
  sources: TourSources,
  filter: TourFilter,
  guests: number,
  now: Instant,
): Promise<readonly TourListItem[]> {
  const days = daysFrom(localDateOf(now), nextStartDaysMax);
  return withSlots(sources, { filter, days, now }, (slots) => ({
    nextStart: slots.find((slot) => hasRoom(slot, guests)) ?? null,
  }));
}

/** The tours of a list, each with the fields that `added` computes from its departures on these days. */
async function withSlots(
  { catalogue, readStore }: TourSources,
  {
    filter,
    days,
    now,
  }: { readonly filter: TourFilter; readonly days: DayRange; readonly now: Instant },
  added: (slots: readonly SlotView[]) => Partial<TourListItem>,
): Promise<readonly TourListItem[]> {
  const today = localDateOf(now);
  const tours = matching(catalogue.publicTours, filter);
  const ids = tours.map(({ id }) => id);
  const facts = await readDepartures(readStore, ids, days, now);
  return tours.map((tour) => ({
    ...listItem(tour, today),
    ...added(slotViews(tour, days, facts, now)),
  }));
}

/** Returns the featured tours, most popular first. */
export function listFeaturedTours(catalogue: CatalogueState, now: Instant): readonly TourView[] {
  const today = localDateOf(now);
  return catalogue.publicTours
    .filter(({ tour }) => tour.isFeatured)
    .slice(0, featuredToursMax)
    .map((tour) => tourView(tour, today));
}

/** Returns the tours for staff, newest first: either the deleted tours or all other tours. */
export function listAdminTours(
  catalogue: CatalogueState,
  shown: 'present' | 'deleted',
  now: Instant,
): readonly AdminTourView[] {
  const today = localDateOf(now);
  return catalogue.tours
    .filter(({ tour }) => (tour.status === 'deleted') === (shown === 'deleted'))
    .toSorted(newestFirst)
    .map((tour) => adminTourView(tour, today));
}

/** Returns a tour that travellers see; undefined for other tours. */
export function findPublicTour(catalogue: CatalogueState, id: string): CatalogueTour | undefined {
  const tour = catalogue.byId.get(id);
  return tour !== undefined && isPublic(tour.tour) ? tour : undefined;
}

function listItem(tour: FoundTour, today: LocalDate): TourListItem {
  return {
    ...tourView(tour, today),
    ...(tour.isSimilar && { isSimilar: true }),
  };
}

/**
 * Returns the tours that match the text, the number of travellers and the category. Tours that are only similar to the
 * text come last.
 */
function matching(
  tours: readonly CatalogueTour[],
  { q = '', guests, category }: TourFilter,
): readonly FoundTour[] {
  const left = tours.filter(
    ({ tour: { parts } }) =>
      (guests === undefined || parts.schedule.maxGuests >= guests) &&
      (category === undefined || parts.details.categories.includes(category)),
  );
  if (q.trim() === '') return left;
  return [
    ...left.filter(({ tour }) => relevanceOf(q, tour.parts.details) > 0),
    ...left
      .filter(({ tour }) => isSimilar(q, tour.parts.details))
      .map((tour) => ({ ...tour, isSimilar: true as const })),
  ];
}

/** Tours that were created at the same instant are sorted by id. */
function newestFirst(a: CatalogueTour, b: CatalogueTour): number {
  return (
    Number(b.createdAt > a.createdAt) - Number(b.createdAt < a.createdAt) ||
    Number(b.id < a.id) - Number(b.id > a.id)
  );
}
