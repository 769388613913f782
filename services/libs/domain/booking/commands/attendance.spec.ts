import {
  bookingConfirmed,
  bookingPlaced,
  cancelled,
  confirmed,
  pending,
  slot,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import { bookingDecider, type BookingCommand } from '../booking.decider.ts';
import type { BookingEvent } from '../booking.events.ts';

const checkIn: BookingCommand = { type: 'CheckInGuests' };
const undoCheckIn: BookingCommand = { type: 'UndoCheckIn' };
const markNoShow: BookingCommand = { type: 'MarkNoShow' };
const undoNoShow: BookingCommand = { type: 'UndoNoShow' };

const checkedIn = (guests: number): BookingEvent => ({ type: 'GuestsCheckedIn', data: { guests } });
const checkInUndone: BookingEvent = { type: 'CheckInUndone', data: {} };
const noShowMarked: BookingEvent = { type: 'NoShowMarked', data: {} };
const noShowUndone: BookingEvent = { type: 'NoShowUndone', data: {} };

const booked = given(bookingDecider, confirmed);
const arrived = given(bookingDecider, [...confirmed, checkedIn(2)]);
const missing = given(bookingDecider, [...confirmed, noShowMarked]);

describe('checking travellers in', () => {
  it('counts all travellers of the booking if no number is given', () => {
    booked.when(checkIn).then([checkedIn(2)]);
    booked.when({ type: 'CheckInGuests', guests: 1 }).then([checkedIn(1)]);
  });

  it('has no effect the second time, and corrects the number if it differs', () => {
    arrived.when(checkIn).thenNothing();
    arrived.when({ type: 'CheckInGuests', guests: 1 }).then([checkedIn(1)]);
    given(bookingDecider, [...confirmed, checkedIn(2), checkedIn(1)])
      .when({ type: 'CheckInGuests', guests: 1 })
      .thenNothing();
  });

  it.each([0, 3, -1, 1.5])(
    'needs a whole number, from 1 to the number of booked travellers: %d is refused',
    (guests) => {
      booked
        .when({ type: 'CheckInGuests', guests })
        .thenRefused({ code: 'GuestsOutOfRange', min: 1, max: 2 });
    },
  );

  it('is refused for travellers marked as a no-show', () => {
    missing.when(checkIn).thenRefused({ code: 'MarkedAsNoShow' });
  });

  it('can be undone', () => {
    arrived.when(undoCheckIn).then([checkInUndone]);
    given(bookingDecider, [...confirmed, checkedIn(2), checkInUndone])
      .when(markNoShow)
      .then([noShowMarked]);
  });

  it('has nothing to undo if no one was checked in', () => {
    booked.when(undoCheckIn).thenNothing();
    missing.when(undoCheckIn).thenNothing();
  });
});

describe('marking travellers as a no-show', () => {
  it('stores an event', () => {
    booked.when(markNoShow).then([noShowMarked]);
  });

  it('has no effect the second time', () => {
    missing.when(markNoShow).thenNothing();
  });

  it('is refused for travellers who are checked in', () => {
    arrived.when(markNoShow).thenRefused({ code: 'GuestsAreCheckedIn' });
  });

  it('can be undone', () => {
    missing.when(undoNoShow).then([noShowUndone]);
    given(bookingDecider, [...confirmed, noShowMarked, noShowUndone])
      .when(checkIn)
      .then([checkedIn(2)]);
  });

  it('has nothing to undo if there is no mark', () => {
    booked.when(undoNoShow).thenNothing();
    arrived.when(undoNoShow).thenNothing();
  });
});

describe('attendance', () => {
  it.each([checkIn, undoCheckIn, markNoShow, undoNoShow])(
    'is noted for confirmed bookings only: $type',
    (command) => {
      given(bookingDecider, []).when(command).thenRefused({ code: 'BookingNotFound' });
      given(bookingDecider, pending).when(command).thenRefused({ code: 'NotConfirmed' });
      given(bookingDecider, cancelled).when(command).thenRefused({ code: 'BookingIsCancelled' });
    },
  );

  it('can be noted again once the booking moved to another departure', () => {
    const rescheduled: BookingEvent = {
      type: 'BookingRescheduled',
      data: {
        before: slot,
        after: { ...slot, date: '2026-12-02' },
        takes: 'other-seats',
        drops: 'first-seats',
      },
    };
    given(bookingDecider, [...confirmed, noShowMarked, rescheduled])
      .when(checkIn)
      .then([checkedIn(2)]);
  });

  it('does not count if it was noted before the booking was confirmed', () => {
    given(bookingDecider, [bookingPlaced(), noShowMarked, bookingConfirmed])
      .when(checkIn)
      .then([checkedIn(2)]);
  });
});
