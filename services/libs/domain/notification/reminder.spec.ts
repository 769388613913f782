import { isReminderDue, type TripToCome } from './reminder.ts';

/** A Tuesday at nine in Zanzibar; its reminder is due on Monday at nine, which is six UTC. */
const trip: TripToCome = {
  status: 'confirmed',
  date: '2026-12-01',
  pickupTime: '09:00',
  toldAt: '2026-11-20T09:00:00.000Z',
};
const atNine = '2026-11-30T06:00:00.000Z';

describe('the reminder of a trip', () => {
  const isDue = (more: Partial<TripToCome>, now = atNine) =>
    isReminderDue({ ...trip, ...more }, '09:00', now);

  it('is due from its moment on the day before until the trip begins', () => {
    expect(isDue({}, '2026-11-30T05:59:59.999Z')).toBe(false);
    expect(isDue({})).toBe(true);
    expect(isDue({}, '2026-12-01T05:59:59.999Z')).toBe(true);
    expect(isDue({}, '2026-12-01T06:00:00.000Z')).toBe(false);
  });

  it('is for confirmed bookings alone', () => {
    expect(isDue({ status: 'pending' })).toBe(false);
    expect(isDue({ status: 'cancelled' })).toBe(false);
  });

  it('is not for whoever booked, or was moved there, at its moment or later: they were just told', () => {
    expect(isDue({ toldAt: '2026-11-30T05:59:59.999Z' })).toBe(true);
    expect(isDue({ toldAt: atNine })).toBe(false);
    expect(isDue({ toldAt: '2026-11-30T07:00:00.000Z' }, '2026-11-30T08:00:00.000Z')).toBe(false);
  });

  it('is due the day before in Zanzibar, where days begin at nine in the evening, UTC', () => {
    const early = { date: '2026-12-01', pickupTime: '00:30' };
    expect(isReminderDue({ ...trip, ...early }, '00:15', '2026-11-29T21:14:59.999Z')).toBe(false);
    expect(isReminderDue({ ...trip, ...early }, '00:15', '2026-11-29T21:15:00.000Z')).toBe(true);
    expect(isReminderDue({ ...trip, ...early }, '00:15', '2026-11-30T21:30:00.000Z')).toBe(false);
  });
});
