import type { CommandAnswer, ListView } from '../../../libs/contracts/answers.ts';
import type {
  AdminBookingAnswer,
  AdminBookingView,
  AttendanceView,
  BookingNoteView,
  PaymentsView,
} from '../../../libs/contracts/booking/admin-booking-view.ts';
import type {
  BookingAnswer,
  BookingCountsView,
  BookingView,
  CustomerView,
  HistoryEntryView,
  PlacedBookingAnswer,
  PriceLineView,
  QuoteView,
  ShownBooking,
  TravellersView,
} from '../../../libs/contracts/booking/booking-view.ts';
import type {
  DaySheetMoneyView,
  DaySheetTotalsView,
  DaySheetView,
} from '../../../libs/contracts/departure/day-sheet-view.ts';
import type { DepartureView } from '../../../libs/contracts/departure/departure-view.ts';
import type {
  DisruptionFailureView,
  DisruptionView,
} from '../../../libs/contracts/departure/disruption-view.ts';
import type { AsOf } from '../../../libs/contracts/history/as-of-view.ts';
import {
  type AuditCauseView,
  type AuditEntryView,
  type AuditPersonView,
  auditKinds,
  type AuditSubjectView,
} from '../../../libs/contracts/history/audit-view.ts';
import type {
  DailyRevenueView,
  RevenueStepView,
} from '../../../libs/contracts/revenue/revenue-view.ts';
import {
  address,
  anything,
  day,
  decimal,
  type FieldSchemas,
  flag,
  instant,
  integer,
  list,
  named,
  object,
  oneOf,
  optional,
  orNull,
  reference,
  text,
  timeOfDay,
} from './schema.ts';
import { commandAnswerFields } from './view-schemas.ts';

/** The OpenAPI schemas of bookings, departures and revenue. */

const travellers = list(
  named('Travellers', object<TravellersView>({ category: text, count: integer })),
);
const priceLines = list(
  named(
    'PriceLine',
    object<PriceLineView>({
      category: text,
      count: integer,
      unitPrice: decimal,
      amount: decimal,
    }),
  ),
);
const customer = named('Customer', object<CustomerView>({ name: text, email: text, phone: text }));

const bookingFields: FieldSchemas<BookingView> = {
  reference,
  bookingNumber: integer,
  status: oneOf('pending', 'confirmed', 'cancelled'),
  seats: optional(oneOf('not-held')),
  tourId: text,
  tourTitle: text,
  date: day,
  pickupTime: timeOfDay,
  durationHours: decimal,
  guests: integer,
  travellers,
  totalPrice: decimal,
  currency: text,
  priceLines,
  meetingPoint: text,
  meetingPointLink: orNull(address),
  customer: optional(customer),
  unreadable: optional(oneOf('damaged-key', 'missing-key', 'damaged-data')),
  pickupPlace: optional(text),
  message: optional(text),
  freeCancellationUntil: instant,
  createdAt: instant,
  updatedAt: instant,
  revision: text,
};

export const shownBooking = named(
  'Booking',
  object<ShownBooking>({ ...bookingFields, proof: oneOf('given', 'asked', 'not-asked') }),
);
export const bookingAnswer = named(
  'BookingAnswer',
  object<BookingAnswer>({ ...bookingFields, ...commandAnswerFields }),
);
export const placedBookingAnswer = named(
  'PlacedBookingAnswer',
  object<PlacedBookingAnswer>({
    ...bookingFields,
    ...commandAnswerFields,
    confirmationEmail: oneOf('queued', 'failed'),
    manageUrl: address,
  }),
);
const adminBookingFields: FieldSchemas<AdminBookingView> = {
  ...bookingFields,
  attendance: named(
    'Attendance',
    object<AttendanceView>({ checkedIn: orNull(integer), isNoShow: flag }),
  ),
  payments: named(
    'Payments',
    object<PaymentsView>({
      collected: decimal,
      refunded: decimal,
      due: decimal,
      otherCurrencies: optional(
        list(object({ currency: text, collected: decimal, refunded: decimal })),
      ),
    }),
  ),
  notes: optional(list(named('BookingNote', object<BookingNoteView>({ at: instant, text })))),
};

export const adminBooking = named('AdminBooking', object<AdminBookingView>(adminBookingFields));
export const adminBookingThen = named(
  'AdminBookingThen',
  object<AsOf<AdminBookingView>>({ ...adminBookingFields, asOf: optional(instant) }),
);
export const adminBookingAnswer = named(
  'AdminBookingAnswer',
  object<AdminBookingAnswer>({ ...adminBookingFields, ...commandAnswerFields }),
);
export const bookingCounts = named(
  'BookingCounts',
  object<BookingCountsView>({ today: integer, dueToday: integer, tomorrow: integer, all: integer }),
);
export const quote = named(
  'Quote',
  object<QuoteView>({
    lines: priceLines,
    total: decimal,
    currency: text,
    fromPrice: decimal,
    difference: optional(decimal),
  }),
);
const historyEntryFields: FieldSchemas<HistoryEntryView> = {
  revision: text,
  at: instant,
  actor: object<HistoryEntryView['actor']>({
    kind: text,
    id: optional(text),
    name: optional(text),
  }),
  action: text,
  changes: list(object({ field: text, before: anything, after: anything })),
  reason: optional(text),
  isReasonTold: optional(flag),
  causedBy: text,
  undoes: optional(text),
  isFinal: optional(flag),
  bulkActId: optional(text),
};
export const historyEntry = named('HistoryEntry', object<HistoryEntryView>(historyEntryFields));

const auditSubject = named(
  'AuditSubject',
  object<AuditSubjectView>({ kind: oneOf(...auditKinds), id: text, title: text }),
);
export const auditPerson = named('AuditPerson', object<AuditPersonView>({ id: text, name: text }));
export const auditEntry = named(
  'AuditEntry',
  object<AuditEntryView>({
    ...historyEntryFields,
    id: text,
    subject: auditSubject,
    cause: optional(object<AuditCauseView>({ id: text, action: text, subject: auditSubject })),
  }),
);

const disruption = named(
  'Disruption',
  object<DisruptionView>({
    id: text,
    kind: oneOf('cancellation', 'move'),
    to: optional(object({ date: day, time: timeOfDay })),
    reason: text,
    state: oneOf('running', 'stopped', 'done'),
    total: integer,
    done: integer,
    failed: list(object<DisruptionFailureView>({ reference, why: text })),
  }),
);
const departureFields: FieldSchemas<DepartureView> = {
  id: text,
  tourId: text,
  tourTitle: text,
  date: day,
  time: timeOfDay,
  status: oneOf('available', 'limited', 'full', 'closed', 'past'),
  capacity: orNull(integer),
  seatsTaken: integer,
  seatsLeft: orNull(integer),
  isClosed: flag,
  closureReason: optional(text),
  note: optional(text),
  noteBefore: optional(text),
  disruption: optional(disruption),
};
export const departure = named('Departure', object<DepartureView>(departureFields));
export const departureAnswer = named(
  'DepartureAnswer',
  object<DepartureView & CommandAnswer>({ ...departureFields, ...commandAnswerFields }),
);

export const daySheetThen = named(
  'DaySheetThen',
  object<AsOf<DaySheetView>>({
    asOf: optional(instant),
    ...departureFields,
    bookings: list(adminBooking),
    cancelled: list(adminBooking),
    totals: object<DaySheetTotalsView>({
      guests: integer,
      byCategory: travellers,
      checkedIn: integer,
      noShow: integer,
      money: list(
        object<DaySheetMoneyView>({
          currency: text,
          total: decimal,
          collected: decimal,
          refunded: decimal,
          due: decimal,
        }),
      ),
    }),
  }),
);

const dailyRevenue = named(
  'DailyRevenue',
  object<DailyRevenueView>({
    date: day,
    currency: text,
    bookings: integer,
    gross: decimal,
    cancelled: decimal,
    net: decimal,
  }),
);

export const revenueStep = named(
  'RevenueStep',
  object<RevenueStepView>({
    at: instant,
    reference,
    currency: text,
    total: decimal,
    isCancelled: flag,
  }),
);

export const revenueThen = object<AsOf<ListView<DailyRevenueView>>>({
  items: list(dailyRevenue),
  nextCursor: optional(text),
  asOf: optional(instant),
});
