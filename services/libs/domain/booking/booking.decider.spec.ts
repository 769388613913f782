import {
  bookingCancelled,
  bookingConfirmed,
  bookingPlaced,
  bookTour,
  cancelBooking,
  cancelled,
  confirmed,
  contact,
  departure,
  modifyBooking,
  now,
  pending,
  rebookBooking,
  reservationAbandoned,
} from '../../../../test/support/stories/booking-story.ts';
import {
  collect,
  collected,
  refund,
  refunded,
} from '../../../../test/support/stories/payment-story.ts';
import { bookingDecider, type BookingCommand } from './booking.decider.ts';
import type { BookingEvent } from './booking.events.ts';

const { initialState, decide, evolve } = bookingDecider;

const checkedIn: BookingEvent = { type: 'GuestsCheckedIn', data: { guests: 2 } };
const noShowMarked: BookingEvent = { type: 'NoShowMarked', data: {} };
const debtWrittenOff: BookingEvent = {
  type: 'DebtWrittenOff',
  data: { amount: { currency: 'USD', amountMinor: 10_000 } },
};

const nameOf = ({ type, data }: BookingEvent) =>
  'declined' in data ? `${type} as declined` : type;

/** A command that is accepted, the events before it, and the events it stores. */
const inputs: readonly (readonly [BookingCommand, readonly BookingEvent[], readonly string[]])[] = [
  [bookTour(), [], ['BookingPlaced', 'BookingConfirmed']],
  [modifyBooking({ time: '14:00' }), confirmed, ['BookingRescheduled']],
  [rebookBooking(), cancelled, ['BookingRebooked']],
  [{ type: 'ConfirmBooking' }, pending, ['BookingConfirmed']],
  [{ type: 'DeclineBooking', now, by: 'admin' }, pending, ['BookingCancelled as declined']],
  [cancelBooking, confirmed, ['BookingCancelled']],
  [
    {
      type: 'CorrectContact',
      by: 'customer',
      current: contact,
      contact: { ...contact, name: 'A' },
    },
    confirmed,
    ['ContactCorrected'],
  ],
  [{ type: 'CheckInGuests' }, confirmed, ['GuestsCheckedIn']],
  [{ type: 'UndoCheckIn' }, [...confirmed, checkedIn], ['CheckInUndone']],
  [{ type: 'MarkNoShow' }, confirmed, ['NoShowMarked']],
  [{ type: 'UndoNoShow' }, [...confirmed, noShowMarked], ['NoShowUndone']],
  [collect(4000), confirmed, ['PaymentCollected']],
  [refund(4000), [...confirmed, collected(4000)], ['RefundRecorded']],
  [
    { type: 'VoidPayment', paymentNo: 1, reason: 'A slip' },
    [...confirmed, collected(4000)],
    ['PaymentVoided'],
  ],
  [
    { type: 'VoidRefund', refundNo: 1, reason: 'A slip' },
    [...confirmed, collected(4000), refunded(4000)],
    ['RefundVoided'],
  ],
  [{ type: 'WriteOffDebt', reason: 'Lost' }, [...confirmed, noShowMarked], ['DebtWrittenOff']],
  [{ type: 'UndoWriteOff' }, [...confirmed, noShowMarked, debtWrittenOff], ['WriteOffUndone']],
  [{ type: 'AddBookingNote', text: 'Hello' }, confirmed, ['BookingNoteAdded']],
  [{ type: 'TagBooking', tag: 'VIP' }, confirmed, ['BookingTagAdded']],
  [
    { type: 'UntagBooking', tag: 'vip' },
    [...confirmed, { type: 'BookingTagAdded', data: { tag: 'VIP' } }],
    ['BookingTagRemoved'],
  ],
  [{ type: 'EndMailedLinks' }, confirmed, ['MailedLinksEnded']],
  [
    { type: 'AbandonReservation', reservationId: 'abandoned-seats', departure },
    confirmed,
    ['ReservationAbandoned'],
  ],
];

describe('a booking', () => {
  it('has no status except "none" before the first event', () => {
    expect(initialState.status).toBe('none');
  });

  it.each(inputs)('decides on $type', (command, events, stored) => {
    const decision = decide(command, events.reduce(evolve, initialState));
    expect(decision.accepted ? decision.events.map(nameOf) : decision).toEqual(stored);
  });

  it('evolves with each event', () => {
    const events = [reservationAbandoned, bookingPlaced(), bookingConfirmed, bookingCancelled()];
    expect(events.reduce(evolve, initialState)).toMatchObject({
      status: 'cancelled',
      droppedReservations: ['first-seats'],
      abandonedReservations: ['abandoned-seats'],
    });
  });
});
