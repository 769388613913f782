import {
  bookingAsked,
  bookingCancelled,
  confirmed,
  pending,
  priceOf,
  slot,
  stateAfter,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import { collected } from '../../../../../test/support/stories/payment-story.ts';
import type { BookingEvent } from '../booking.events.ts';
import { dueMinor } from '../booking-money.ts';
import { undoWriteOff } from './undo-write-off.ts';
import { writeOffDebt, type WriteOffDebt } from './write-off-debt.ts';

const writing = bookingAsked(writeOffDebt);
const undoing = bookingAsked(undoWriteOff);

const reason = 'Missed the ferry';
const writeOff: WriteOffDebt = { type: 'WriteOffDebt', reason };
const noShow: BookingEvent = { type: 'NoShowMarked', data: {} };
const missed = [...confirmed, noShow];

const dollars = (amountMinor: number) => ({ currency: 'USD', amountMinor }) as const;
const writtenOff = (amountMinor: number): BookingEvent => ({
  type: 'DebtWrittenOff',
  data: { amount: dollars(amountMinor), personal: { text: reason } },
});
const undone = (amountMinor: number): BookingEvent => ({
  type: 'WriteOffUndone',
  data: { amount: dollars(amountMinor) },
});

function dueAfter(events: readonly BookingEvent[]): number | undefined {
  const state = stateAfter(events);
  return state.status === 'none' ? undefined : dueMinor(state);
}

describe('writing off a debt', () => {
  it('writes off the unpaid amount, and a later payment reduces this amount', () => {
    given(writing, [...missed, collected(4000)])
      .when(writeOff)
      .then([writtenOff(6000)]);
    expect(dueAfter([...missed, collected(4000)])).toBe(6000);
    expect(dueAfter([...missed, collected(4000), writtenOff(6000)])).toBe(0);
    const paidLater = collected(1000, { paymentNo: 2 });
    expect(dueAfter([...missed, collected(4000), writtenOff(6000), paidLater])).toBe(0);
    const overpaid = collected(7000, { paymentNo: 2 });
    expect(dueAfter([...missed, collected(4000), writtenOff(6000), overpaid])).toBe(-1000);
  });

  it('changes nothing the second time, unless the price has risen since', () => {
    given(writing, [...missed, writtenOff(10_000)])
      .when(writeOff)
      .thenNothing();
    const repriced: BookingEvent = {
      type: 'BookingRepriced',
      data: { tourId: 't', placedAt: '', before: priceOf(2), after: priceOf(3) },
    };
    given(writing, [...missed, writtenOff(10_000), repriced])
      .when(writeOff)
      .then([writtenOff(15_000)]);
  });

  it('is only for travellers who did not come and who owe money', () => {
    for (const events of [pending, confirmed, [...confirmed, bookingCancelled()]]) {
      given(writing, events).when(writeOff).thenRefused({ code: 'NotANoShow' });
    }
    given(writing, [...missed, collected(10_000)])
      .when(writeOff)
      .thenRefused({ code: 'NothingOwed' });
    given(writing, []).when(writeOff).thenRefused({ code: 'BookingNotFound' });
  });

  it('needs a reason', () => {
    given(writing, missed)
      .when({ ...writeOff, reason: ' ' })
      .thenRefused({
        code: 'InvalidFields',
        faults: [{ field: 'reason', message: 'Please fill in all required fields' }],
      });
  });

  it('can be undone, once', () => {
    given(undoing, [...missed, writtenOff(10_000)])
      .when({ type: 'UndoWriteOff' })
      .then([undone(10_000)]);
    given(undoing, [...missed, writtenOff(10_000), undone(10_000)])
      .when({ type: 'UndoWriteOff' })
      .thenNothing();
    given(undoing, []).when({ type: 'UndoWriteOff' }).thenRefused({ code: 'BookingNotFound' });
    expect(dueAfter([...missed, writtenOff(10_000), undone(10_000)])).toBe(10_000);
  });

  it.each<readonly [string, BookingEvent]>([
    ['the no-show is undone', { type: 'NoShowUndone', data: {} }],
    ['the booking moves', { type: 'BookingRescheduled', data: { before: slot, after: slot } }],
    ['the booking is cancelled', bookingCancelled()],
  ])('ends when %s', (_, event) => {
    expect(stateAfter([...missed, writtenOff(10_000), event])).toMatchObject({ writtenOff: null });
  });
});
