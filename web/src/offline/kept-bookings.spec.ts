import {
  forgetBooking,
  keepBooking,
  keptBookings,
  type KeptBooking,
  renewBooking,
} from './kept-bookings.ts';

const booking: KeptBooking = {
  reference: 'ZBL-74100680',
  title: 'Spice Farm Tour',
  facts: [['Start', 'Sat, Nov 28, 2026, 09:00']],
  asOf: 'Fri, Nov 27, 2026, 14:05',
  removeAt: '2026-12-05T06:00:00.000Z',
  voucher: null,
};
const before = new Date('2026-12-05T05:59:59Z');
const after = new Date('2026-12-05T06:00:00Z');

describe('bookings kept on this device', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('are read back as they were stored', async () => {
    await keepBooking(booking);
    expect(keptBookings(before)).toEqual([booking]);
  });

  it('are replaced by a newer copy', async () => {
    await keepBooking(booking);
    await keepBooking({ ...booking, asOf: 'Fri, Nov 27, 2026, 15:00' });
    expect(keptBookings(before).map(({ asOf }) => asOf)).toEqual(['Fri, Nov 27, 2026, 15:00']);
  });

  it('are not stored again by a newer copy after the traveller removed them', async () => {
    await keepBooking(booking);
    await renewBooking({ ...booking, asOf: 'Fri, Nov 27, 2026, 15:00' });
    expect(keptBookings(before).map(({ asOf }) => asOf)).toEqual(['Fri, Nov 27, 2026, 15:00']);
    forgetBooking(booking.reference);
    await renewBooking(booking);
    expect(keptBookings(before)).toEqual([]);
  });

  it('can be removed', async () => {
    await keepBooking(booking);
    await keepBooking({ ...booking, reference: 'ZBL-74100681' });
    forgetBooking('ZBL-74100680');
    forgetBooking('ZBL-74100999');
    expect(keptBookings(before).map(({ reference }) => reference)).toEqual(['ZBL-74100681']);
  });

  it('are removed when their time is over', async () => {
    await keepBooking(booking);
    expect(keptBookings(after)).toEqual([]);
    expect(keptBookings(before)).toEqual([]);
  });

  it.each(['{', '{}', '[1]', '[{"reference":"ZBL-1"}]', '[null]'])(
    'are an empty list if the storage contains %s',
    (text) => {
      localStorage.setItem('zanzibar-day-trips-kept-bookings', text);
      expect(keptBookings(before)).toEqual([]);
    },
  );
});
