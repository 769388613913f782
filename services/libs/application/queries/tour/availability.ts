import type { SlotView } from '../../../contracts/tour/tour-view.ts';
import { overdueBefore } from '../../../domain/booking/hold.ts';
import { addDays } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../../domain/calendar/instants.ts';
import { departureId, type DepartureRef } from '../../../domain/departure/departure-id.ts';
import { capacityOf, seatsLeft } from '../../../domain/departure/seats-left.ts';
import {
  isPast,
  lastBookableDate,
  slotsBetween,
  slotStatus,
} from '../../../domain/tour/booking-window.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  type DepartureRules,
  departures,
  type HeldSeats,
} from '../../projections/departure/departures.projection.ts';
import { findHolds } from '../departure/find-holds.ts';
import type { CatalogueTour } from './tour-catalogue.ts';

/** The requested days, both included. */
export interface DayRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The bookings and rules of departures. Departures without bookings and rules are left out. */
export interface DepartureFacts {
  /** Seats taken, by departure id; 0 if there is no entry. Held seats are taken, until their hold is overdue. */
  readonly seatsTaken: ReadonlyMap<string, number>;
  /** The taken seats that are only held, by departure id; 0 if there is no entry. */
  readonly seatsHeld: ReadonlyMap<string, number>;
  readonly rules: ReadonlyMap<string, DepartureRules>;
}

/** One query reads at most this many rules. Staff close departures by hand, so there are always fewer. */
const rulesMax = 5_000;

/** One query reads at most this many holds, of all tours. Holds last minutes, so there are always fewer. */
const holdsMax = 5_000;

/**
 * Returns the availability of the tour's departures, in the order of their start, without days that cannot
 * be booked yet.
 */
export async function getAvailability(
  readStore: ReadStore,
  tour: CatalogueTour,
  days: DayRange,
  now: Instant,
): Promise<readonly SlotView[]> {
  return slotViews(tour, days, await readDepartures(readStore, [tour.id], days, now), now);
}

/** Returns the availability of one tour's departures, from facts that were read for several tours at once. */
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

/**
 * Reads the facts of these tours' departures on the days. It needs only three queries for any number of tours. The
 * seats of overdue holds are free for the next booking, even if no event says so yet.
 */
export async function readDepartures(
  readStore: ReadStore,
  tourIds: readonly string[],
  { from, to }: DayRange,
  now: Instant,
): Promise<DepartureFacts> {
  const where = { tourId: { in: tourIds }, date: { from, to } };
  const [taken, holds, rules] = await Promise.all([
    readStore.tally(departures.collection, {
      where: { kind: 'seats', ...where },
      groupBy: ['tourId', 'date', 'time'],
      sums: ['seats'],
    }),
    findHolds(readStore, { limit: holdsMax }),
    readStore.find(departures.collection, {
      where: { kind: 'rules', ...where },
      sort: { by: [], direction: 'ascending' },
      limit: rulesMax,
    }),
  ]);
  const { held, overdue } = heldSeats(holds, now);
  return {
    seatsTaken: new Map(
      taken
        .map(({ group: [tourId, date, time], sums: [seats = 0] }) => {
          const id = departureId({ tourId, date, time } as DepartureRef);
          return [id, seats - (overdue.get(id) ?? 0)] as const;
        })
        .filter(([, seats]) => seats > 0),
    ),
    seatsHeld: held,
    rules: new Map(
      rules.documents.flatMap((each) => (each.kind === 'rules' ? [[departureId(each), each]] : [])),
    ),
  };
}

/** Sums the seats that are only held, by departure id: those that are still held, and those that are overdue. */
function heldSeats(
  holds: readonly HeldSeats[],
  now: Instant,
): Readonly<Record<'held' | 'overdue', ReadonlyMap<string, number>>> {
  const held = new Map<string, number>();
  const overdue = new Map<string, number>();
  for (const each of holds) {
    const sums = each.heldUntil <= overdueBefore(now) ? overdue : held;
    const id = departureId(each);
    sums.set(id, (sums.get(id) ?? 0) + each.seats);
  }
  return { held, overdue };
}

/** Returns a range that begins with the date and has this number of days, by default one. */
export function daysFrom(date: LocalDate, count = 1): DayRange {
  return { from: date, to: addDays(date, count - 1) };
}
