import type { PlaceBookingRequest } from '@contracts/booking/booking-view.ts';
import { placedBooking } from '../../../test-support/open-site.tsx';
import { readConfirmation, thankYouMemory, thankYouPath } from './confirmation.ts';

const read = (search: string) => readConfirmation(new URLSearchParams(search));

describe('the address of the thank-you page', () => {
  it('contains tour, day, start time, travellers and reference', () => {
    expect(
      read(
        'tour=Spice+Farm&date=2026-11-28&time=09:00&guests=3&reference=ZBL-74100680&email=a%40b.tz',
      ),
    ).toEqual({
      tour: 'Spice Farm',
      date: '2026-11-28',
      time: '09:00',
      guests: 3,
      reference: 'ZBL-74100680',
      isRequest: false,
      isWithoutSeats: false,
    });
    expect(read('status=pending').isRequest).toBe(true);
  });

  it('is read without its invalid values', () => {
    expect(read('date=2026-02-30&time=25:00&guests=-2&reference=%3Cscript%3E')).toMatchObject({
      date: null,
      time: null,
      guests: null,
      reference: '',
    });
    expect(read(`tour=${'x'.repeat(5_000)}`).tour).toHaveLength(200);
  });

  it('describes the booking, and does not contain the e-mail', () => {
    const request: PlaceBookingRequest = {
      tourId: 'mnemba-reef-snorkelling',
      date: '2026-11-28',
      pickupTime: '08:30',
      travellers: [{ category: 'Adult (12+)', count: 2 }],
      customer: { name: 'Asha', email: 'asha@example.com', phone: '1' },
    };
    const booking = placedBooking(request, { status: 'pending' });
    const path = thankYouPath(booking);
    expect(path).not.toContain('asha');
    expect(read(path.slice(path.indexOf('?')))).toEqual({
      tour: 'Mnemba Reef Snorkelling',
      date: '2026-11-28',
      time: '08:30',
      guests: 2,
      reference: 'ZBL-74100680',
      isRequest: true,
      isWithoutSeats: false,
    });
    expect(thankYouMemory(booking, { whatToBring: ['A towel'] })).toMatchObject({
      email: 'asha@example.com',
      booked: {
        reference: 'ZBL-74100680',
        meetingPoint: 'Muyuni beach, north of Matemwe',
        totalPrice: booking.totalPrice,
        whatToBring: ['A towel'],
      },
    });
  });
});
