import type {
  DashboardDayView,
  DashboardView,
  SeatsOfDayView,
} from '../../../contracts/dashboard/dashboard-view.ts';
import { addDays, daysBetween, localDateOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../../domain/calendar/instants.ts';
import {
  bookingFigures,
  type BookingFigures,
  emptyDay,
} from '../../projections/booking/booking-figures.projection.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import type { DayRange } from '../tour/availability.ts';
import { dashboardTotals, moneyViews } from './dashboard-totals.ts';
import { type DepartureSources, listDepartures } from '../departure/get-departures.ts';
import { popularityView } from '../tour/popularity-view.ts';

/** Returns the figures of the days and of the period before, and how full the departures of today and tomorrow are. */
export async function getDashboard(
  { catalogue, readStore }: DepartureSources,
  { from, to }: DayRange,
  now: Instant,
): Promise<DashboardView> {
  const today = localDateOf(now);
  const count = daysBetween(from, to) + 1;
  const earlier = { from: addDays(from, -count), to: addDays(from, -1) };
  const [known, ...seats] = await Promise.all([
    figuresByDay(readStore, { from: earlier.from, to }),
    ...[today, addDays(today, 1)].map((date) => seatsOfDay({ catalogue, readStore }, date, now)),
  ]);
  const figuresOf = ({ from: first }: DayRange) =>
    Array.from({ length: count }, (_, index) => {
      const day = addDays(first, index);
      return known.get(day) ?? emptyDay(day);
    });
  const figures = figuresOf({ from, to });
  return {
    from,
    to,
    days: figures.map(dayView),
    totals: dashboardTotals(figures),
    before: { ...earlier, totals: dashboardTotals(figuresOf(earlier)) },
    popularity: popularityView(catalogue, today),
    seats,
  };
}

async function figuresByDay(
  readStore: ReadStore,
  { from, to }: DayRange,
): Promise<ReadonlyMap<LocalDate, BookingFigures>> {
  const { documents } = await readStore.find(bookingFigures.collection, {
    where: { day: { from, to } },
    sort: { by: ['day'], direction: 'ascending' },
    limit: daysBetween(from, to) + 1,
  });
  return new Map(documents.map((figures) => [figures.day, figures]));
}

function dayView(figures: BookingFigures): DashboardDayView {
  const { day, bookings, cancelled } = figures;
  return {
    date: day,
    bookings,
    cancelled: Object.keys(cancelled).length,
    money: moneyViews([figures]),
  };
}

async function seatsOfDay(
  sources: DepartureSources,
  date: LocalDate,
  now: Instant,
): Promise<SeatsOfDayView> {
  const listed = await listDepartures(sources, date, now);
  // Held seats are not sold yet.
  const departures = listed.map((each) => ({
    ...each,
    seatsTaken: each.seatsTaken - each.seatsHeld,
  }));
  const booked = departures.filter(({ seatsTaken }) => seatsTaken > 0);
  return {
    date,
    departures: booked.map(({ id, tourTitle, time, seatsTaken, capacity, disruption }) => ({
      ...{ id, tourTitle, time, seatsTaken, capacity },
      isCalledOff: disruption !== undefined,
    })),
    withoutGuests: departures.filter(
      ({ seatsTaken, status }) => seatsTaken === 0 && status !== 'past' && status !== 'closed',
    ).length,
  };
}
