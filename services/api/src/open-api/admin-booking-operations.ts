import type { ProblemCode } from '../../../libs/contracts/problems.ts';
import { modification, seats, terms } from './booking-refusals.ts';
import {
  adminBooking,
  adminBookingAnswer,
  adminBookingThen,
  bookingCounts,
  historyEntry,
} from './booking-schemas.ts';
import { as, type Operations } from './operation.ts';
import { listOf } from './view-schemas.ts';

const attendance: readonly ProblemCode[] = [
  'InvalidReference',
  'BookingNotFound',
  'BookingIsCancelled',
  'NotConfirmed',
];

/** The answer of the calls that export a list as a CSV file. */
const csv = {
  type: 'text/csv',
  description:
    'UTF-8 with a byte order mark, after RFC 4180; a text that a spreadsheet would take for a ' +
    'formula is preceded by an apostrophe.',
};

export const adminBookingOperations: Operations = {
  AdminBookingsController: {
    list: { summary: 'The bookings of a tab, the newest first', answer: as(listOf(adminBooking)) },
    search: {
      summary:
        'GET /api/admin/bookings with its filters in the body: no proxy logs who is searched for',
      answer: as(listOf(adminBooking)),
    },
    counts: { summary: 'How many bookings each tab holds', answer: as(bookingCounts) },
    countFound: {
      summary: 'The GET of this with its filters in the body: no proxy logs who is searched for',
      answer: as(bookingCounts),
    },
    place: {
      summary: 'Books on a caller’s behalf',
      answer: as(adminBookingAnswer),
      refuses: terms,
    },
    one: {
      summary: 'One booking, now or at an instant',
      answer: as(adminBookingThen),
      refuses: ['InvalidReference', 'BookingNotFound'],
    },
    history: {
      summary: 'Everything that happened to a booking, the oldest first',
      answer: as(listOf(historyEntry)),
      refuses: ['InvalidReference', 'BookingNotFound'],
    },
    modify: {
      summary: 'Changes a booking',
      answer: as(adminBookingAnswer),
      refuses: ['InvalidReference', ...modification],
    },
    cancel: {
      summary: 'Cancels a booking',
      answer: as(adminBookingAnswer),
      refuses: ['InvalidReference', 'BookingNotFound'],
    },
    rebook: {
      summary: 'Takes a cancelled booking up again, as it was or changed',
      answer: as(adminBookingAnswer),
      refuses: ['InvalidReference', 'BookingNotFound', 'NotCancelled', 'RequestIsOver', ...terms],
    },
    confirm: {
      summary: 'Confirms a request, and takes seats for one that has none',
      answer: as(adminBookingAnswer),
      refuses: [
        'InvalidReference',
        'BookingNotFound',
        'NotPending',
        'PastDate',
        'NotAStartTime',
        'TourNotBookable',
        'TourNotFound',
        ...seats,
      ],
    },
    decline: {
      summary: 'Turns a request down',
      answer: as(adminBookingAnswer),
      refuses: ['InvalidReference', 'BookingNotFound', 'NotPending'],
    },
    note: {
      summary: 'Writes something down about a booking',
      answer: as(adminBookingAnswer),
      refuses: ['InvalidReference', 'BookingNotFound', 'CustomerErased'],
    },
    endMailedLinks: {
      summary: 'Ends the links in all e-mails of a booking sent until now',
      answer: as(adminBookingAnswer),
      refuses: ['InvalidReference', 'BookingNotFound'],
    },
  },
  AdminAttendanceController: {
    checkIn: {
      summary: 'Notes that the travellers came, all of them or so many',
      answer: as(adminBookingAnswer),
      refuses: [...attendance, 'MarkedAsNoShow', 'GuestsOutOfRange'],
    },
    undoCheckIn: {
      summary: 'Takes a check-in back that was entered by mistake',
      answer: as(adminBookingAnswer),
      refuses: attendance,
    },
    markNoShow: {
      summary: 'Notes that nobody came',
      answer: as(adminBookingAnswer),
      refuses: [...attendance, 'GuestsAreCheckedIn'],
    },
    undoNoShow: {
      summary: 'Takes a no-show back that was entered by mistake',
      answer: as(adminBookingAnswer),
      refuses: attendance,
    },
  },
  AdminPaymentsController: {
    collect: {
      summary: 'Notes money that was collected',
      answer: as(adminBookingAnswer),
      refuses: ['InvalidReference', 'BookingNotFound', 'CurrencyMismatch'],
    },
    refund: {
      summary: 'Notes money that was given back',
      answer: as(adminBookingAnswer),
      refuses: [
        'InvalidReference',
        'BookingNotFound',
        'CurrencyMismatch',
        'RefundExceedsCollected',
      ],
    },
  },
  AdminExportsController: {
    bookings: {
      summary: 'The bookings of a list as a file for spreadsheets, the newest first',
      stream: csv,
    },
    foundBookings: {
      summary: 'The GET of this with its filters in the body: no proxy logs who is searched for',
      stream: csv,
    },
    audit: {
      summary: 'What happened and answers a filter as a file for spreadsheets, the newest first',
      stream: csv,
    },
  },
};
