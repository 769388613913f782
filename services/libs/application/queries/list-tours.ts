import type { AdminTourView, TourListItem, TourView } from '../../contracts/tour/tour-view.ts';
import { localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../domain/calendar/instants.ts';
import { relevanceOf } from '../../domain/tour/suggestion-relevance.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { daysFrom, readDepartures, slotViews } from './availability.ts';
import { type CatalogueState, type CatalogueTour, isPublic } from './tour-catalogue.ts';
import { adminTourView, tourView } from './tour-view.ts';

/** At most this many tours are featured (requirements, section 9). */
const featuredToursMax = 8;

/** What a list of tours is narrowed down by; every absent field lets all tours through. */
export interface TourFilter {
  readonly q?: string;
  /** Tours with room for so many in one booking. */
  readonly guests?: number;
  readonly category?: string;
}

/** The tours travellers see, most popular first. */
export function listTours(
  catalogue: CatalogueState,
  filter: TourFilter,
  now: Instant,
): readonly TourView[] {
  const today = localDateOf(now);
  return matching(catalogue.publicTours, filter).map((tour) => tourView(tour, today));
}

/** The same, each with how its departures of one day stand; a day leaves out no tour. */
export async function listToursOn(
  { catalogue, readStore }: { readonly catalogue: CatalogueState; readonly readStore: ReadStore },
  filter: TourFilter,
  date: LocalDate,
  now: Instant,
): Promise<readonly TourListItem[]> {
  const today = localDateOf(now);
  const tours = matching(catalogue.publicTours, filter);
  const days = daysFrom(date);
  const ids = tours.map(({ id }) => id);
  const facts = await readDepartures(readStore, ids, days);
  return tours.map((tour) => ({
    ...tourView(tour, today),
    availability: slotViews(tour, days, facts, now),
  }));
}

/** The featured tours, most popular first. */
export function listFeaturedTours(catalogue: CatalogueState, now: Instant): readonly TourView[] {
  const today = localDateOf(now);
  return catalogue.publicTours
    .filter(({ tour }) => tour.isFeatured)
    .slice(0, featuredToursMax)
    .map((tour) => tourView(tour, today));
}

/** All tours for staff, newest first; deleted ones alone or not at all. */
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

/** A tour that travellers see; undefined for any other. */
export function findPublicTour(catalogue: CatalogueState, id: string): CatalogueTour | undefined {
  const tour = catalogue.byId.get(id);
  return tour !== undefined && isPublic(tour.tour) ? tour : undefined;
}

function matching(
  tours: readonly CatalogueTour[],
  { q = '', guests, category }: TourFilter,
): readonly CatalogueTour[] {
  return tours.filter(({ tour: { parts } }) => {
    const { details, schedule } = parts;
    return (
      (q.trim() === '' || relevanceOf(q, details) > 0) &&
      (guests === undefined || schedule.maxGuests >= guests) &&
      (category === undefined || details.categories.includes(category))
    );
  });
}

/** Tours imported in one moment keep an order of their own: by id. */
function newestFirst(a: CatalogueTour, b: CatalogueTour): number {
  return (
    Number(b.createdAt > a.createdAt) - Number(b.createdAt < a.createdAt) ||
    Number(b.id < a.id) - Number(b.id > a.id)
  );
}
