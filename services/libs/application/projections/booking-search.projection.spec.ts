import { bookingPlaced, contact, slot } from '../../../../test/support/booking-story.ts';
import { on, project, sealed } from '../../../../test/support/projection-story.ts';
import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import { bookingSearch } from './booking-search.projection.ts';

const stream = 'booking-74100680';
const placed = on(stream, bookingPlaced({ personal: sealed('asha') }));
const opened = { [sealed('asha')]: { ...contact, message: 'We are vegetarians.' } };

const entry = {
  bookingNumber: 74_100_680,
  createdAt: '2026-11-20T09:00:00.000Z',
  date: '2026-12-01',
};
const asha = { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' };

describe('What a booking is found by', () => {
  it('is its number and who booked it, in clear', () => {
    project(bookingSearch, [placed], opened).then({
      '74100680': { ...entry, contact: asha },
    });
  });

  it('is its number alone where the person was erased', () => {
    project(bookingSearch, [placed]).then({ '74100680': entry });
  });

  it('follows a corrected contact', () => {
    const correction: BookingEvent = {
      type: 'ContactCorrected',
      data: { changed: ['name'], personal: sealed('corrected') },
    };
    const more = { ...opened, [sealed('corrected')]: { ...contact, name: 'Asha Bakari' } };
    project(bookingSearch, [placed, on(stream, correction)], more).then({
      '74100680': { ...entry, contact: { ...asha, name: 'Asha Bakari' } },
    });
  });

  it('follows the date it takes place on', () => {
    const moved: BookingEvent = {
      type: 'BookingRescheduled',
      data: { before: slot, after: { date: '2026-12-24', time: '08:00' } },
    };
    project(bookingSearch, [placed, on(stream, moved)], opened).then({
      '74100680': { ...entry, date: '2026-12-24', contact: asha },
    });
  });
});
