import { booking, wordsOf } from '../../../../test/support/stories/letter-story.ts';
import { operator } from '../../../../test/support/stories/mail-world.ts';
import type { AdminBookingView } from '../../contracts/booking/admin-booking-view.ts';
import { totalsOf } from '../queries/departure/day-sheet.ts';
import { type DepartureOfDay, digestLetter } from './digest-letter.ts';

const booked = (change: Partial<AdminBookingView> = {}): AdminBookingView => ({
  ...booking,
  attendance: { checkedIn: null, isNoShow: false },
  payments: { collected: 0, refunded: 0, due: 170 },
  guestIds: [],
  ...change,
});

function departure(time: string, ...bookings: readonly AdminBookingView[]): DepartureOfDay {
  const id = `jozani-forest_2026-12-01_${time.replace(':', '')}`;
  return { id, tourTitle: 'Jozani Forest', time, bookings, totals: totalsOf(bookings) };
}

const letterOf = (departures: readonly DepartureOfDay[], today = '2026-11-30') =>
  digestLetter({ day: '2026-12-01', today, departures, operator });

describe('the digest of a day’s departures', () => {
  it('has the day, the number of departures and the number of travellers in its subject', () => {
    const letter = letterOf([departure('08:30', booked()), departure('14:00', booked())]);
    expect([letter.subject, letter.heading]).toEqual([
      'Departures of Tuesday 1 December 2026: 2 departures, 6 travellers',
      'Tomorrow’s departures',
    ]);
    expect(letter.preview).toBe('08:30 Jozani Forest · 14:00 Jozani Forest');
    expect(letterOf([departure('08:30', booked())], '2026-12-01').heading).toBe('Departures');
  });

  it('lists for each departure who comes, where to collect them, and what they owe', () => {
    const letter = wordsOf(
      letterOf([
        departure(
          '08:30',
          booked({ pickupPlace: 'Paje', message: 'Vegetarians' }),
          booked({ reference: 'ZBL-2', status: 'pending' }),
        ),
      ]),
    );
    for (const words of [
      '08:30 Jozani Forest',
      '6 travellers',
      '4 × Adult (12+), 2 × Child (4-11)',
      'To collect: $340.00',
      'https://tours.example/admin/departures/jozani-forest_2026-12-01_0830',
      'Asha Juma',
      '+255 700 000 001',
      'Pick-up: Paje',
      '“Vegetarians”',
      'Due: $170.00',
      'ZBL-2, not confirmed yet',
    ]) {
      expect(letter).toContain(words);
    }
  });

  it('says if no money is to be collected', () => {
    const paid = booked({ payments: { collected: 170, refunded: 0, due: 0 } });
    expect(wordsOf(letterOf([departure('08:30', paid)]))).toContain('Everything is paid.');
  });

  it('says separately which amount to collect and which amount to refund', () => {
    const overpaid = booked({ payments: { collected: 180, refunded: 0, due: -10 } });
    const letter = wordsOf(letterOf([departure('08:30', booked(), overpaid)]));
    expect(letter).toContain('To collect: $170.00');
    expect(letter).toContain('To refund: $10.00');
  });

  it('counts a traveller who was erased, without the name', () => {
    const { customer, ...rest } = booked();
    const letter = wordsOf(letterOf([departure('08:30', rest)]));
    expect(letter).toContain('Erased traveller');
    expect(letter).not.toContain(customer?.name);
    expect(letter).toContain('3 travellers');
  });
});
