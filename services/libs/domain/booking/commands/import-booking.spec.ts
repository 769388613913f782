import {
  bookingAsked,
  bookingConfirmed,
  bookingPlaced,
  bookTour,
  contact,
  now,
  override,
  priceOf,
  tourWith,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import { importBooking, type ImportBooking } from './import-booking.ts';

const imported = { line: 2, key: 'a key' };
const fromFile = { bulkActId: 'import', isSilent: true, imported } as const;

const asked = bookTour({ by: 'admin' });
const importOne = (more: Partial<ImportBooking> = {}): ImportBooking => ({
  ...asked,
  ...{ type: 'ImportBooking', bulkActId: 'import', imported, status: 'confirmed', tags: [] },
  ...more,
});

const booking = bookingAsked(importBooking);
const nothing = given(booking, []);
const placed = bookingPlaced(fromFile);
const faulty = (field: string, message: string) =>
  ({ code: 'InvalidFields', faults: [{ field, message }] }) as const;

describe('a booking that is imported', () => {
  it('is confirmed without an e-mail, also on a tour that staff confirm', () => {
    nothing.when(importOne()).then([placed, bookingConfirmed]);
    nothing
      .when(importOne({ tour: tourWith({ confirmation: 'by-hand' }) }))
      .then([placed, bookingConfirmed]);
  });

  it('waits for staff if the import says that it is pending', () => {
    nothing.when(importOne({ status: 'pending' })).then([placed]);
  });

  it('gets its payment, note and tags in one decision', () => {
    const { currency } = priceOf(2, 0);
    const money = { currency, amountMinor: 1_000 };
    nothing
      .when(
        importOne({
          paid: { amountMinor: 1_000, method: 'cash' },
          note: ' Vegetarian ',
          tags: ['VIP', ' ', 'vip', 'Agency'],
        }),
      )
      .then([
        placed,
        bookingConfirmed,
        {
          type: 'PaymentCollected',
          data: { paymentNo: 1, tendered: money, applied: money, method: 'cash', recordedAt: now },
        },
        { type: 'BookingNoteAdded', data: { personal: { text: 'Vegetarian' } } },
        { type: 'BookingTagAdded', data: { tag: 'VIP' } },
        { type: 'BookingTagAdded', data: { tag: 'Agency' } },
      ]);
  });

  it('keeps the total that was agreed', () => {
    const { lines } = priceOf(2, 0);
    const [line] = lines;
    if (line === undefined) throw new Error('The price has a line.');
    const agreed = { currency: 'TZS', amountMinor: 10_001 } as const;
    const price = {
      currency: 'TZS',
      totalMinor: 10_001,
      lines: [
        { ...line, count: 1, unitMinor: 5_000, amountMinor: 5_000 },
        { ...line, count: 1, unitMinor: 5_001, amountMinor: 5_001 },
      ],
    } as const;
    const party = [{ categoryId: line.categoryId, category: line.category, count: 2 }];
    nothing
      .when(importOne({ agreed, party }))
      .then([bookingPlaced({ ...fromFile, party, price }), bookingConfirmed]);
  });

  it('may be in the past, and names the rule that staff overrode', () => {
    const past = { slot: { date: '2026-11-01', time: asked.slot.time }, override } as const;
    nothing.when(importOne(past)).then([
      bookingPlaced({
        ...fromFile,
        departure: { ...placed.data.departure, ...past.slot },
        overridden: ['past'],
        personal: { ...contact, overrideReason: override.reason },
      }),
      bookingConfirmed,
    ]);
  });

  it('is refused with a wrong amount or tag, or too many tags', () => {
    nothing
      .when(importOne({ agreed: { currency: 'USD', amountMinor: -1 } }))
      .thenRefused(faulty('total', 'The total must be 0 or more'));
    nothing
      .when(importOne({ paid: { amountMinor: 0, method: 'cash' } }))
      .thenRefused(faulty('paid', 'The amount must be more than 0'));
    nothing
      .when(importOne({ tags: ['asha@example.com'] }))
      .thenRefused(faulty('tags', 'Use letters, digits, spaces, and the signs - & / ’'));
    nothing
      .when(importOne({ tags: Array.from({ length: 11 }, (_none, index) => `tag ${index}`) }))
      .thenRefused({ code: 'TooManyTags' });
  });

  it('is refused for the same reasons as any other booking', () => {
    nothing
      .when(importOne({ tour: { ...asked.tour, status: 'unpublished' } }))
      .thenRefused({ code: 'TourNotBookable', reason: 'withdrawn' });
  });
});
