import type { BookingView } from '@contracts/booking/booking-view.ts';
import { keptCopyOf } from './kept-copy.ts';

const booking = {
  reference: 'ZBL-74100680',
  status: 'confirmed',
  tourTitle: 'Spice Farm Tour',
  date: '2099-11-28',
  pickupTime: '09:00',
  travellers: [{ category: 'Adult', count: 2 }],
  meetingPoint: 'Darajani market',
  meetingPointLink: null,
  pickupPlace: 'Tembo House Hotel',
  totalPrice: 60,
  currency: 'USD',
} as unknown as BookingView;
const readAt = '2026-11-27T11:05:00.000Z';

describe('the copy that a phone keeps', () => {
  it('contains the words of the page, and when they were read', () => {
    const { facts, asOf, voucher } = keptCopyOf(booking, readAt);
    expect(asOf).toBe('Fri, Nov 27, 2026, 14:05');
    expect(voucher).toBe('/api/bookings/ZBL-74100680/voucher.pdf');
    expect(facts).toContainEqual(['Start', 'Sat, Nov 28, 2099, 09:00, Zanzibar time']);
    expect(facts).toContainEqual(['Pick-up', 'Tembo House Hotel']);
    expect(facts).toContainEqual(['To pay on arrival', '$60.00']);
  });

  it('is removed seven days after the tour', () => {
    expect(keptCopyOf(booking, readAt).removeAt).toBe('2099-12-05T06:00:00.000Z');
  });

  it('has no voucher and no price once the booking is cancelled', () => {
    const { voucher, facts } = keptCopyOf({ ...booking, status: 'cancelled' }, readAt);
    expect(voucher).toBeNull();
    expect(facts.map(([name]) => name)).not.toContain('To pay on arrival');
  });
});
