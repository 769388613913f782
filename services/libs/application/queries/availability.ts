import type { SlotView } from '../../contracts/tour/tour-view.ts';
import { addDays } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../domain/calendar/instants.ts';
import { departureId, type DepartureRef } from '../../domain/departure/departure-id.ts';
import { capacityOf, seatsLeft } from '../../domain/departure/seats-left.ts';
import {
  isPast,
  lastBookableDate,
  slotsBetween,
  slotStatus,
} from '../../domain/tour/booking-window.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { type DepartureRules, departures } from '../projections/departures.projection.ts';
import type { CatalogueTour } from './tour-catalogue.ts';

/** The days asked about, both included. */
export interface DayRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** What is known of departures that somebody booked or that staff said something about. */
export interface DepartureFacts {
  /** Seats taken, by departure id; none where there is no entry. */
  readonly seatsTaken: ReadonlyMap<string, number>;
  readonly rules: ReadonlyMap<string, DepartureRules>;
}

/** More rules than this for one question are left out: staff close departures by hand. */
const rulesMax = 5_000;

/** How the tour's departures stand, in the order they start; days beyond the bookable ones left out. */
export async function getAvailability(
  readStore: ReadStore,
  tour: CatalogueTour,
  days: DayRange,
  now: Instant,
): Promise<readonly SlotView[]> {
  return slotViews(tour, days, await readDepartures(readStore, [tour.id], days), now);
}

/** How one tour's departures stand, by facts that were read for many. */
export function slotViews(
  tour: CatalogueTour,
  { from, to }: DayRange,
  facts: DepartureFacts,
  now: Instant,
): readonly SlotView[] {
  const { schedule } = tour.tour.parts;
  const last = lastBookableDate(now);
  return slotsBetween(schedule, from, to < last ? to : last).map((slot) => {
    const id = departureId({ tourId: tour.id, ...slot });
    const rules = facts.rules.get(id);
    const left = seatsLeft(
      capacityOf(rules?.capacity, schedule.capacity),
      facts.seatsTaken.get(id) ?? 0,
    );
    const status = slotStatus({
      isPast: isPast(schedule, slot, now),
      isClosed: rules?.isClosed ?? false,
      seatsLeft: left,
    });
    return { ...slot, status, seatsLeft: left === null ? null : Math.max(0, left) };
  });
}

/** Reads the facts of all the tours' departures on the days, in two queries whatever their number. */
export async function readDepartures(
  readStore: ReadStore,
  tourIds: readonly string[],
  { from, to }: DayRange,
): Promise<DepartureFacts> {
  const where = { tourId: { in: tourIds }, date: { from, to } };
  const [taken, rules] = await Promise.all([
    readStore.tally(departures.collection, {
      where: { kind: 'seats', ...where },
      groupBy: ['tourId', 'date', 'time'],
      sums: ['seats'],
    }),
    readStore.find(departures.collection, {
      where: { kind: 'rules', ...where },
      sort: { by: [], direction: 'ascending' },
      limit: rulesMax,
    }),
  ]);
  return {
    seatsTaken: new Map(
      taken.map(({ group: [tourId, date, time], sums: [seats = 0] }) => [
        departureId({ tourId, date, time } as DepartureRef),
        seats,
      ]),
    ),
    rules: new Map(
      rules.documents.flatMap((each) => (each.kind === 'rules' ? [[departureId(each), each]] : [])),
    ),
  };
}

/** One day, or the days from one for so many. */
export function daysFrom(date: LocalDate, count = 1): DayRange {
  return { from: date, to: addDays(date, count - 1) };
}
