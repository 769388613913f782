import type {
  CancellationsView,
  DashboardBeforeView,
  DashboardDayView,
  DashboardMoneyView,
  DashboardTotalsView,
  DashboardView,
  LeadTimeStretchView,
  LeadTimeView,
  PopularityView,
  SeatsOfDayView,
  SeatsSoldView,
  TourInterestView,
} from '../../../libs/contracts/dashboard/dashboard-view.ts';
import { cancellationCauses, interests } from '../../../libs/contracts/dashboard/figure-kinds.ts';
import { as, type Operations } from './operation.ts';
import {
  day,
  decimal,
  flag,
  integer,
  list,
  named,
  object,
  oneOf,
  orNull,
  text,
  timeOfDay,
} from './schema.ts';

const money = named(
  'DashboardMoney',
  object<DashboardMoneyView>({
    currency: text,
    bookings: integer,
    gross: decimal,
    cancelled: decimal,
    net: decimal,
    refunded: decimal,
  }),
);

const totals = named(
  'DashboardTotals',
  object<DashboardTotalsView>({
    bookings: integer,
    cancellations: object<CancellationsView>({
      count: integer,
      share: orNull(decimal),
      free: integer,
      causes: list(object({ cause: oneOf(...cancellationCauses), count: integer })),
    }),
    leadTime: object<LeadTimeView>({
      meanDays: orNull(decimal),
      stretches: list(
        object<LeadTimeStretchView>({
          fromDays: integer,
          toDays: orNull(integer),
          bookings: integer,
        }),
      ),
    }),
    money: list(money),
  }),
);

const interest = oneOf(...interests);

const dashboard = named(
  'Dashboard',
  object<DashboardView>({
    from: day,
    to: day,
    days: list(
      object<DashboardDayView>({
        date: day,
        bookings: integer,
        cancelled: integer,
        money: list(money),
      }),
    ),
    totals,
    before: object<DashboardBeforeView>({ from: day, to: day, totals }),
    popularity: object<PopularityView>({
      halfLifeDays: integer,
      weights: list(object({ interest, weight: decimal })),
      tours: list(
        object<TourInterestView>({
          tourId: text,
          title: text,
          score: decimal,
          parts: list(object({ interest, count: integer, score: decimal })),
        }),
      ),
    }),
    seats: list(
      object<SeatsOfDayView>({
        date: day,
        departures: list(
          object<SeatsSoldView>({
            id: text,
            tourTitle: text,
            time: timeOfDay,
            seatsTaken: integer,
            capacity: orNull(integer),
            isCalledOff: flag,
          }),
        ),
        withoutGuests: integer,
      }),
    ),
  }),
);

export const dashboardOperations: Operations = {
  AdminDashboardController: {
    show: {
      summary:
        'How the business did on some days, at most two years, beside as many before; the last thirty days where none is named',
      answer: as(dashboard),
    },
  },
};
