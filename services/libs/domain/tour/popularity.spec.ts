import fc from 'fast-check';
import { contribution, halfLifeDays, type Interest, normalisedScore } from './popularity.ts';

const landmark = '2026-01-01T00:00:00.000Z';
const msPerDay = 24 * 60 * 60 * 1000;

function daysAfter(days: number): string {
  return new Date(Date.parse(landmark) + days * msPerDay).toISOString();
}

const interests = fc.constantFrom<Interest>('booking', 'enquiry', 'view');
const instants = fc
  .integer({ min: -10 * 365 * msPerDay, max: 70 * 365 * msPerDay })
  .map((ms) => new Date(Date.parse(landmark) + ms).toISOString());

describe('the popularity of a tour', () => {
  it('counts a booking as ten, an enquiry as three and ten views as one', () => {
    expect(contribution('booking', landmark)).toBe(10);
    expect(contribution('enquiry', landmark)).toBe(3);
    expect(contribution('view', landmark, 10)).toBe(1);
    expect(normalisedScore(contribution('booking', daysAfter(321)), daysAfter(321))).toBe(10);
  });

  it('halves every thirty days', () => {
    expect(halfLifeDays).toBe(30);
    const booked = contribution('booking', daysAfter(200));
    expect(normalisedScore(booked, daysAfter(230))).toBe(5);
    expect(normalisedScore(booked, daysAfter(260))).toBe(2.5);
    expect(normalisedScore(booked, daysAfter(215))).toBeCloseTo(10 / Math.SQRT2, 12);
    expect(contribution('booking', daysAfter(-30))).toBe(5);
    expect(contribution('booking', daysAfter(15))).toBe(10 * Math.SQRT2);
  });

  it('agrees with the power of two that it is computed from', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const halfLives = (Date.parse(at) - Date.parse(landmark)) / (30 * msPerDay);
        expect(contribution('booking', at) / (10 * 2 ** halfLives)).toBeCloseTo(1, 5);
      }),
    );
  });

  it('gives a later action more weight, even if it is only three seconds later', () => {
    const delays = fc.nat(100_000);
    fc.assert(
      fc.property(instants, delays, interests, (at, ms, interest) => {
        const after = (delay: number) => new Date(Date.parse(at) + delay).toISOString();
        const counted = contribution(interest, at);
        expect(contribution(interest, after(ms))).toBeGreaterThanOrEqual(counted);
        expect(contribution(interest, after(ms + 3000))).toBeGreaterThan(counted);
      }),
    );
  });

  it('is the same sum if bookings are counted together or one by one', () => {
    fc.assert(
      fc.property(instants, interests, fc.integer({ min: 1, max: 1000 }), (at, interest, count) => {
        expect(contribution(interest, at, count) / contribution(interest, at)).toBeCloseTo(
          count,
          9,
        );
      }),
    );
  });

  it('decreases by the value of a booking when the booking is cancelled', () => {
    const placedAt = daysAfter(300);
    const views = contribution('view', daysAfter(299), 40);
    expect(contribution('booking', placedAt) - contribution('booking', placedAt)).toBe(0);
    expect(
      views + contribution('booking', placedAt) - contribution('booking', placedAt),
    ).toBeCloseTo(views, 6);
  });

  it('orders tours at every instant the same way as their sums', () => {
    fc.assert(
      fc.property(instants, instants, instants, (one, other, asOf) => {
        const [a, b] = [contribution('booking', one), contribution('booking', other)];
        expect(Math.sign(normalisedScore(a, asOf) - normalisedScore(b, asOf))).toBe(
          Math.sign(a - b),
        );
      }),
    );
  });

  it('is never below zero, even if the subtracted value is rounded', () => {
    expect(normalisedScore(-1e-9, landmark)).toBe(0);
    expect(normalisedScore(0, landmark)).toBe(0);
  });

  it('is a finite number for a century; it stops growing after seven decades', () => {
    expect(contribution('booking', '2099-12-03T23:59:59.999Z')).toBeLessThan(
      contribution('booking', '2099-12-04T00:00:00.000Z'),
    );
    expect(contribution('booking', '2099-12-04T00:00:00.001Z')).toBe(
      contribution('booking', '2150-01-01T00:00:00.000Z'),
    );
    expect(contribution('view', '2150-01-01T00:00:00.000Z', 1e15)).toBeLessThan(Infinity);
  });

  it('is the same number on every machine, to the last bit', () => {
    expect(contribution('booking', '2026-11-20T17:48:00.123Z')).toBe(17_722.771447817897);
    expect(contribution('view', '2019-03-01T00:00:00.000Z', 7)).toBe(6.016355964460213e-26);
  });
});
