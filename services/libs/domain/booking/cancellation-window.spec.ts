import { freeCancellationUntil, hasStarted, isFreeCancellation } from './cancellation-window.ts';

/** 08:00 in Dar es Salaam on New Year's Day, which is 05:00 UTC. */
const departure = { date: '2027-01-01', time: '08:00' };

describe('free cancellation', () => {
  it('ends 24 hours before the start', () => {
    expect(freeCancellationUntil(departure)).toBe('2026-12-31T05:00:00.000Z');
  });

  it('ends on the day before by the clock of Dar es Salaam, even if UTC has another day', () => {
    expect(freeCancellationUntil({ date: '2027-01-01', time: '01:30' })).toBe(
      '2026-12-30T22:30:00.000Z',
    );
  });

  it('ends as many hours before the start as the terms of the booking say', () => {
    const terms = { freeUntilHours: 48, chargePercentMax: 50 };
    expect(freeCancellationUntil(departure, terms)).toBe('2026-12-30T05:00:00.000Z');
    expect(isFreeCancellation(departure, '2026-12-30T05:00:00.000Z', terms)).toBe(true);
    expect(isFreeCancellation(departure, '2026-12-30T05:00:01.000Z', terms)).toBe(false);
  });

  it.each([
    ['2026-12-31T04:59:59.000Z', true],
    ['2026-12-31T05:00:00.000Z', true],
    ['2026-12-31T05:00:01.000Z', false],
    ['2027-01-01T05:00:00.000Z', false],
  ])('is exact to the second: at %s → %s', (now, isFree) => {
    expect(isFreeCancellation(departure, now)).toBe(isFree);
  });
});

describe('a departure', () => {
  it.each([
    ['2027-01-01T04:59:59.999Z', false],
    ['2027-01-01T05:00:00.000Z', true],
    ['2027-01-01T05:00:00.001Z', true],
  ])('has started from its start time on: at %s → %s', (now, started) => {
    expect(hasStarted(departure, now)).toBe(started);
  });
});
