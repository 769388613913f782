import {
  bookingCancelled,
  bookingConfirmed,
  bookingPlaced,
  contact,
  priceOf,
  slot,
} from '../../../../../test/support/stories/booking-story.ts';
import { on, project, sealed } from '../../../../../test/support/stories/projection-story.ts';
import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import { bookingSearch } from './booking-search.projection.ts';

const stream = 'booking-74100680';
const placed = on(stream, bookingPlaced({ personal: sealed('asha') }));
const opened = { [sealed('asha')]: { ...contact, message: 'We are vegetarians.' } };

const entry = {
  bookingNumber: 74_100_680,
  createdAt: '2026-11-20T09:00:00.000Z',
  date: '2026-12-01',
  tourId: 'jozani-forest',
  status: 'pending',
  currency: 'USD',
};
const asha = { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' };
const ashas = { contact: asha, customerId: 'customer' };

const erased = (customerId: string) =>
  on(`customer-${customerId}`, {
    type: 'CustomerErased',
    data: { bookings: [74_100_680], messages: [] },
  });

describe('The search document of a booking', () => {
  it('holds its number and its unsealed contact', () => {
    project(bookingSearch, [placed], opened).then({
      '74100680': { ...entry, ...ashas },
    });
  });

  it('holds only its number if the person was already erased', () => {
    project(bookingSearch, [placed]).then({ '74100680': entry });
  });

  it('holds only its number after the person is erased, and ignores the erasure of another person', () => {
    project(bookingSearch, [placed, erased('customer')], opened).then({ '74100680': entry });
    project(bookingSearch, [placed, erased('another')], opened).then({
      '74100680': { ...entry, ...ashas },
    });
  });

  it('follows a corrected contact', () => {
    const correction: BookingEvent = {
      type: 'ContactCorrected',
      data: { changed: ['name'], personal: sealed('corrected') },
    };
    const more = { ...opened, [sealed('corrected')]: { ...contact, name: 'Asha Bakari' } };
    project(bookingSearch, [placed, on(stream, correction)], more).then({
      '74100680': { ...entry, ...ashas, contact: { ...asha, name: 'Asha Bakari' } },
    });
  });

  it('follows the date of the departure', () => {
    const moved: BookingEvent = {
      type: 'BookingRescheduled',
      data: { before: slot, after: { date: '2026-12-24', time: '08:00' } },
    };
    project(bookingSearch, [placed, on(stream, moved)], opened).then({
      '74100680': { ...entry, date: '2026-12-24', ...ashas },
    });
  });

  it('follows the status and the currency of the price', () => {
    const share = { tourId: 'jozani-forest', placedAt: entry.createdAt };
    const inEuro = { ...priceOf(2), currency: 'EUR' } as const;
    const repriced: BookingEvent = {
      type: 'BookingRepriced',
      data: { ...share, before: priceOf(2), after: inEuro },
    };
    const rebooked: BookingEvent = {
      type: 'BookingRebooked',
      data: {
        ...share,
        departure: { before: slot, after: { ...slot, date: '2027-01-05' } },
        party: { before: [], after: [] },
        price: { before: inEuro, after: priceOf(2) },
        takes: 'c',
      },
    };
    const history = [bookingConfirmed, repriced, bookingCancelled(), rebooked];
    const after = (count: number) =>
      project(
        bookingSearch,
        [placed, ...history.slice(0, count).map((event) => on(stream, event))],
        opened,
      );
    const found = { ...entry, ...ashas, status: 'confirmed' };
    after(1).then({ '74100680': found });
    after(2).then({ '74100680': { ...found, currency: 'EUR' } });
    after(3).then({ '74100680': { ...found, currency: 'EUR', status: 'cancelled' } });
    after(4).then({ '74100680': { ...found, date: '2027-01-05' } });
  });
});
