import type { DepartureView } from '../../../contracts/departure/departure-view.ts';
import { localDateOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../../domain/calendar/instants.ts';
import {
  departureId,
  type DepartureRef,
  parseDepartureId,
} from '../../../domain/departure/departure-id.ts';
import { capacityOf, seatsLeft } from '../../../domain/departure/seats-left.ts';
import {
  isPast,
  lastBookableDate,
  slotStatus,
  startsAt,
  startTimesOn,
} from '../../../domain/tour/booking-window.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { TourListing } from '../../projections/tour/tour-listings.projection.ts';
import { daysFrom, type DepartureFacts, readDepartures } from '../tour/availability.ts';
import { disruptionView } from './disruption-view.ts';
import { type CatalogueState, isPublic } from '../tour/tour-catalogue.ts';

export interface DepartureSources {
  readonly catalogue: CatalogueState;
  readonly readStore: ReadStore;
}

/**
 * Returns all departures of a day, sorted by time and tour. These are the departures in the tours' schedules, and
 * departures with bookings or rules that are no longer in a schedule.
 */
export async function listDepartures(
  { catalogue, readStore }: DepartureSources,
  date: LocalDate,
  now: Instant,
): Promise<readonly DepartureView[]> {
  const tourIds = catalogue.tours.map(({ id }) => id);
  const facts = await readDepartures(readStore, tourIds, daysFrom(date), now);
  const scheduled = catalogue.tours
    .filter(({ tour }) => isPublic(tour))
    .flatMap((tour) =>
      startTimesOn(tour.tour.parts.schedule, date).map((time) =>
        departureId({ tourId: tour.id, date, time }),
      ),
    );
  return [...new Set([...scheduled, ...facts.seatsTaken.keys(), ...facts.rules.keys()])]
    .flatMap((id) => departureView(catalogue, id, facts, now) ?? [])
    .sort(byTimeAndTour);
}

/**
 * Returns a tour's departures from today on that are closed, called off or have their own capacity; undefined if there
 * is no such tour.
 */
export async function listSetDepartures(
  { catalogue, readStore }: DepartureSources,
  tourId: string,
  now: Instant,
): Promise<readonly DepartureView[] | undefined> {
  const tour = catalogue.byId.get(tourId);
  if (tour === undefined) {
    return undefined;
  }
  const days = { from: localDateOf(now), to: lastBookableDate(now) };
  const facts = await readDepartures(readStore, [tourId], days, now);
  return [...facts.rules.values()]
    .filter((rules) => rules.isClosed || rules.capacity !== undefined || rules.disruption)
    .map((rules) => viewOf(tour, rules, facts, now))
    .sort(byDay);
}

/** Returns the departures from today on that have more seats taken than their capacity, the next one first. */
export async function listOverbooked(
  { catalogue, readStore }: DepartureSources,
  now: Instant,
): Promise<readonly DepartureView[]> {
  const tourIds = catalogue.tours.map(({ id }) => id);
  const days = { from: localDateOf(now), to: lastBookableDate(now) };
  const facts = await readDepartures(readStore, tourIds, days, now);
  return [...facts.seatsTaken.keys()]
    .flatMap((id) => departureView(catalogue, id, facts, now) ?? [])
    .filter(({ capacity, seatsTaken }) => capacity !== null && seatsTaken > capacity)
    .sort(byDay);
}

/**
 * Returns a departure, even if it has no bookings yet. Undefined if the tour does not exist, or if the tour does not
 * start at this time and the departure has neither bookings nor rules.
 *
 * @param isBooked Whether there ever was a booking for the departure, even if it no longer holds seats.
 */
export async function getDeparture(
  { catalogue, readStore }: DepartureSources,
  id: string,
  now: Instant,
  isBooked = false,
): Promise<DepartureView | undefined> {
  const departure = parseDepartureId(id);
  const tour = departure && catalogue.byId.get(departure.tourId);
  if (departure === undefined || tour === undefined) {
    return undefined;
  }
  const facts = await readDepartures(readStore, [tour.id], daysFrom(departure.date), now);
  return knownDeparture(tour, departure, { ...facts, isBooked }, now);
}

/** The facts that decide whether a departure exists: its tour starts at this time, or it has bookings or rules. */
export interface KnownBy extends DepartureFacts {
  readonly isBooked: boolean;
}

/** Returns a departure from its tour and its facts; undefined if it does not exist. */
export function knownDeparture(
  tour: TourListing,
  departure: DepartureRef,
  facts: KnownBy,
  now: Instant,
): DepartureView | undefined {
  const id = departureId(departure);
  const isKnown =
    facts.isBooked ||
    startsAt(tour.tour.parts.schedule, departure) ||
    facts.seatsTaken.has(id) ||
    facts.rules.has(id);
  return isKnown ? viewOf(tour, departure, facts, now) : undefined;
}

function departureView(
  catalogue: CatalogueState,
  id: string,
  facts: DepartureFacts,
  now: Instant,
): DepartureView | undefined {
  const departure = parseDepartureId(id);
  const tour = departure && catalogue.byId.get(departure.tourId);
  return departure && tour && viewOf(tour, departure, facts, now);
}

function viewOf(
  { id: tourId, tour }: TourListing,
  { date, time }: DepartureRef,
  facts: DepartureFacts,
  now: Instant,
): DepartureView {
  const { schedule, details } = tour.parts;
  const id = departureId({ tourId, date, time });
  const rules = facts.rules.get(id);
  const seatsTaken = facts.seatsTaken.get(id) ?? 0;
  const capacity = capacityOf(rules?.capacity, schedule.capacity);
  const left = seatsLeft(capacity, seatsTaken);
  const isClosed = rules?.isClosed ?? false;
  return {
    id,
    tourId,
    tourTitle: details.title,
    date,
    time,
    status: slotStatus({
      isPast: isPast(schedule, { date, time }, now),
      isClosed,
      seatsLeft: left,
    }),
    capacity,
    seatsTaken,
    seatsHeld: facts.seatsHeld.get(id) ?? 0,
    seatsLeft: left,
    isClosed,
    ...(rules?.closureReason === undefined ? {} : { closureReason: rules.closureReason }),
    ...(rules?.note?.after === undefined ? {} : { note: rules.note.after }),
    ...(rules?.note?.before === undefined ? {} : { noteBefore: rules.note.before }),
    ...(rules?.disruption === undefined ? {} : { disruption: disruptionView(rules.disruption) }),
  };
}

function byDay(a: DepartureView, b: DepartureView): number {
  const [one, other] = [`${a.date} ${a.time}`, `${b.date} ${b.time}`];
  return Number(one > other) - Number(one < other);
}

function byTimeAndTour(a: DepartureView, b: DepartureView): number {
  const [one, other] = [`${a.time} ${a.tourId}`, `${b.time} ${b.tourId}`];
  return Number(one > other) - Number(one < other);
}
