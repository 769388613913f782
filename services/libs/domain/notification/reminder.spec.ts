import { isReminderDue, type TripToCome } from './reminder.ts';

/** A Tuesday at nine in Zanzibar. Its reminder is due on Monday at nine in Zanzibar, which is 06:00 UTC. */
const trip: TripToCome = {
  status: 'confirmed',
  date: '2026-12-01',
  pickupTime: '09:00',
  informedAt: '2026-11-20T09:00:00.000Z',
};
const atNine = '2026-11-30T06:00:00.000Z';

describe('the reminder of a tour', () => {
  const isDue = (more: Partial<TripToCome>, now = atNine) =>
    isReminderDue({ ...trip, ...more }, '09:00', now);

  it('is due from its time on the day before until the tour starts', () => {
    expect(isDue({}, '2026-11-30T05:59:59.999Z')).toBe(false);
    expect(isDue({})).toBe(true);
    expect(isDue({}, '2026-12-01T05:59:59.999Z')).toBe(true);
    expect(isDue({}, '2026-12-01T06:00:00.000Z')).toBe(false);
  });

  it('is only for confirmed bookings', () => {
    expect(isDue({ status: 'pending' })).toBe(false);
    expect(isDue({ status: 'cancelled' })).toBe(false);
  });

  it('is not sent for bookings made or moved at the time of the reminder or later, because they already caused an e-mail', () => {
    expect(isDue({ informedAt: '2026-11-30T05:59:59.999Z' })).toBe(true);
    expect(isDue({ informedAt: atNine })).toBe(false);
    expect(isDue({ informedAt: '2026-11-30T07:00:00.000Z' }, '2026-11-30T08:00:00.000Z')).toBe(
      false,
    );
  });

  it('is due the day before in Zanzibar, where days start at 21:00 UTC', () => {
    const early = { date: '2026-12-01', pickupTime: '00:30' };
    expect(isReminderDue({ ...trip, ...early }, '00:15', '2026-11-29T21:14:59.999Z')).toBe(false);
    expect(isReminderDue({ ...trip, ...early }, '00:15', '2026-11-29T21:15:00.000Z')).toBe(true);
    expect(isReminderDue({ ...trip, ...early }, '00:15', '2026-11-30T21:30:00.000Z')).toBe(false);
  });
});
