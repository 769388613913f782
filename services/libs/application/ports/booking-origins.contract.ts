import {
  type BookingOrigin,
  type BookingOrigins,
  networksListedMax,
  originsListedMax,
} from './booking-origins.ts';

const origin: BookingOrigin = {
  bookingNumber: 10_000_001,
  network: 'net-a',
  nearNetwork: 'near-a',
  at: '2026-11-20T06:10:00.000Z',
};
const day = { from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' };

/** Tests that every {@link BookingOrigins} must pass; `start` returns an empty one. */
export function bookingOriginsContract(start: () => BookingOrigins): void {
  it('lists the bookings of one network within a period, oldest first', async () => {
    const origins = start();
    const later = { ...origin, bookingNumber: 10_000_002, at: '2026-11-20T07:00:00.000Z' };
    await origins.record(later);
    await origins.record(origin);
    await origins.record({ ...origin, bookingNumber: 10_000_003, network: 'net-b' });
    await origins.record({ ...origin, bookingNumber: 10_000_004, at: day.to });
    expect(await origins.of('net-a', day)).toEqual([origin, later]);
    expect(await origins.of('net-a', { ...day, from: later.at })).toEqual([later]);
  });

  it('lists at most the requested number of bookings', async () => {
    const origins = start();
    const recorded: Promise<void>[] = [];
    for (let number = 0; number <= originsListedMax; number += 1) {
      recorded.push(origins.record({ ...origin, bookingNumber: 10_000_000 + number }));
    }
    await Promise.all(recorded);
    expect(await origins.of('net-a', day)).toHaveLength(originsListedMax);
  });

  it('keeps the first origin of a booking', async () => {
    const origins = start();
    await origins.record(origin);
    await origins.record({ ...origin, network: 'net-b', at: '2026-11-20T06:11:00.000Z' });
    expect(await origins.of('net-a', day)).toEqual([origin]);
    expect(await origins.of('net-b', day)).toEqual([]);
  });

  it('counts bookings and reached limits for each network, and lists networks that reached limits first', async () => {
    const origins = start();
    await origins.record(origin);
    await origins.record({ ...origin, bookingNumber: 10_000_002, at: '2026-11-20T06:20:00.000Z' });
    await origins.record({ ...origin, bookingNumber: 10_000_003, network: 'net-b' });
    await origins.noteLimitReached('net-b', '2026-11-20T06:30:00.000Z');
    await origins.noteLimitReached('net-b', '2026-11-20T06:29:00.000Z');
    await origins.noteLimitReached('net-c', '2026-11-20T08:05:00.000Z');
    expect(await origins.networks(day)).toEqual([
      { network: 'net-b', bookings: 1, limitsReached: 2, lastAt: '2026-11-20T06:30:00.000Z' },
      { network: 'net-c', bookings: 0, limitsReached: 1, lastAt: '2026-11-20T08:05:00.000Z' },
      { network: 'net-a', bookings: 2, limitsReached: 0, lastAt: '2026-11-20T06:20:00.000Z' },
    ]);
  });

  it('counts a limit that was reached in the first hour of a period, but none after the period’s end', async () => {
    const origins = start();
    await origins.noteLimitReached('net-a', '2026-11-20T06:10:00.000Z');
    await origins.noteLimitReached('net-a', '2026-11-20T07:10:00.000Z');
    const period = { from: '2026-11-20T06:30:00.000Z', to: '2026-11-20T07:00:00.000Z' };
    expect(await origins.networks(period)).toEqual([
      { network: 'net-a', bookings: 0, limitsReached: 1, lastAt: '2026-11-20T06:10:00.000Z' },
    ]);
  });

  it('lists at most the requested number of networks', async () => {
    const origins = start();
    for (let network = 0; network <= networksListedMax; network += 1) {
      await origins.noteLimitReached(`net-${String(network)}`, origin.at);
    }
    expect(await origins.networks(day)).toHaveLength(networksListedMax);
  });

  it('removes records that are older than an instant, and no others', async () => {
    const origins = start();
    await origins.record(origin);
    const kept = { ...origin, bookingNumber: 10_000_002, at: '2026-11-20T08:00:00.000Z' };
    await origins.record(kept);
    await origins.noteLimitReached('net-b', origin.at);
    await origins.noteLimitReached('net-a', kept.at);
    await origins.forgetBefore(kept.at);
    expect(await origins.of('net-a', day)).toEqual([kept]);
    expect(await origins.networks(day)).toEqual([
      { network: 'net-a', bookings: 1, limitsReached: 1, lastAt: kept.at },
    ]);
  });

  it('answers if there are no records', async () => {
    expect(await start().networks(day)).toEqual([]);
    expect(await start().of('net-a', day)).toEqual([]);
  });
}
