import { categoryNamed } from '../../../../../test/support/category-named.ts';
import type { AdminBookingView } from '../../../contracts/booking/admin-booking-view.ts';
import type { DepartureView } from '../../../contracts/departure/departure-view.ts';
import {
  bookingConfirmed,
  bookingPlaced,
} from '../../../../../test/support/stories/booking-story.ts';
import {
  type BookingCard,
  foldBookingCard,
} from '../../projections/booking/booking-tabs.projection.ts';
import { adminBookingView } from '../booking/admin-booking-view.ts';
import { daySheet } from './day-sheet.ts';

/** Two adults at 50 dollars each. */
function booked(bookingNumber: number, change: Partial<BookingCard> = {}): BookingCard {
  const [placed, confirmed] = [bookingPlaced({ bookingNumber }), bookingConfirmed];
  const at = { revision: 0, occurredAt: '2026-11-20T09:00:00.000Z' };
  const card = foldBookingCard(foldBookingCard(undefined, { ...placed, ...at }), {
    ...confirmed,
    ...at,
  });
  if (card === undefined) throw new Error('Nothing was placed.');
  return { ...card, ...change };
}

function named(name: string, card: BookingCard): AdminBookingView {
  return adminBookingView(card, { name, email: 'a@example.com', phone: '1' });
}

const departure: DepartureView = {
  id: 'jozani-forest_2026-12-01_0800',
  tourId: 'jozani-forest',
  tourTitle: 'Jozani Forest',
  date: '2026-12-01',
  time: '08:00',
  status: 'available',
  capacity: 20,
  seatsTaken: 4,
  seatsHeld: 0,
  seatsLeft: 16,
  isClosed: false,
};

describe('A day sheet', () => {
  const asha = named('Asha', booked(10_000_001, { collected: { USD: 5_010 } }));
  const juma = named('juma', booked(10_000_002, { attendance: { kind: 'no-show' } }));
  const zena = named('Zena', booked(10_000_003, { attendance: { kind: 'checked-in', guests: 1 } }));
  const gone = named('Bakari', booked(10_000_004, { status: 'cancelled', collected: { USD: 1 } }));
  const erased = adminBookingView(booked(10_000_005), undefined);

  it('lists travellers by name, with erased travellers last, and cancelled bookings separately', () => {
    const { bookings, cancelled } = daySheet(departure, [zena, erased, gone, juma, asha]);
    expect(bookings).toStrictEqual([asha, juma, zena, erased]);
    expect(cancelled).toStrictEqual([gone]);
  });

  it('sorts bookings with the same name by their number', () => {
    const other = named('Asha', booked(10_000_000));
    expect(daySheet(departure, [asha, other]).bookings).toStrictEqual([other, asha]);
  });

  it('counts travellers by category, and counts check-ins and no-shows', () => {
    const family = named(
      'Family',
      booked(10_000_006, {
        guests: 3,
        party: [
          { ...categoryNamed('3-9 years'), count: 2 },
          { ...categoryNamed('Adults (10+)'), count: 1 },
        ],
      }),
    );
    expect(daySheet(departure, [asha, juma, zena, gone, family]).totals).toMatchObject({
      guests: 9,
      byCategory: [
        { ...categoryNamed('Adults (10+)'), count: 7 },
        { ...categoryNamed('3-9 years'), count: 2 },
      ],
      checkedIn: 1,
      noShow: 2,
    });
  });

  it('adds up the money of bookings that take place, in each currency, to the cent', () => {
    const price = { currency: 'EUR', lines: [], totalMinor: 8_020 } as const;
    const repriced = named(
      'Repriced',
      booked(10_000_007, {
        price,
        currency: 'EUR',
        collected: { USD: 10_000, EUR: 20 },
        refunded: { USD: 3_000 },
      }),
    );
    const sheet = daySheet(departure, [asha, juma, gone, repriced]);
    expect(sheet.totals.money).toStrictEqual([
      { currency: 'USD', total: 200, collected: 150.1, refunded: 30, due: 149.9, toRefund: 70.01 },
      { currency: 'EUR', total: 80.2, collected: 0.2, refunded: 0, due: 80, toRefund: 0 },
    ]);
    expect(repriced.payments).toStrictEqual({
      collected: 0.2,
      refunded: 0,
      due: 80,
      otherCurrencies: [{ currency: 'USD', collected: 100, refunded: 30 }],
    });
  });

  it('also adds up the amounts in the currency of payment, if a booking was paid in another currency', () => {
    const tendered = { collected: { USD: 1_000, TZS: 10_000_000 }, refunded: { TZS: 2_500_000 } };
    const paid = booked(10_000_009, {
      collected: { USD: 5_000 },
      refunded: { USD: 1_000 },
      tendered,
    });
    const sheet = daySheet(departure, [asha, named('Zuhura', paid)]);
    expect(sheet.totals.money).toMatchObject([{ currency: 'USD', collected: 100.1, refunded: 10 }]);
    expect(sheet.totals.tendered).toStrictEqual([
      { currency: 'USD', collected: 60.1, refunded: 0 },
      { currency: 'TZS', collected: 100_000, refunded: 25_000 },
    ]);
    expect(daySheet(departure, [asha]).totals).not.toHaveProperty('tendered');
  });

  it('does not subtract the refund of one traveller from the debt of another', () => {
    const overpaid = named('Over', booked(10_000_008, { collected: { USD: 240_000 } }));
    const [both] = daySheet(departure, [overpaid, juma]).totals.money;
    expect(both).toMatchObject({ due: 100, toRefund: 2_300 });
    const { money } = daySheet(departure, [gone]).totals;
    expect(money).toStrictEqual([
      { currency: 'USD', total: 0, collected: 0, refunded: 0, due: 0, toRefund: 0.01 },
    ]);
  });

  it('is empty before the first booking', () => {
    expect(daySheet(departure, [])).toStrictEqual({
      ...departure,
      bookings: [],
      cancelled: [],
      totals: { guests: 0, byCategory: [], checkedIn: 0, noShow: 0, money: [] },
    });
  });
});
