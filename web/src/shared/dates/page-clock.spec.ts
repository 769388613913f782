import { jest } from '@jest/globals';
import {
  holdTime,
  storeServerTime,
  storeServerTimeFrom,
  letTimePass,
  now,
  onTimeLearnt,
} from './page-clock.ts';

const atTheServer = '2026-11-26T09:00:00.000Z';
const minute = 60_000;
const month = 30 * 24 * 60 * minute;

/** Lets time pass on the device. The clock of the device can also be set to another time. */
function pass(ms: number, setBy = 0): void {
  jest.advanceTimersByTime(ms);
  if (setBy !== 0) jest.setSystemTime(Date.now() + setBy);
}

const later = (ms: number) => new Date(Date.parse(atTheServer) + ms).toISOString();

describe('the clock of a page', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['behind', -month],
    ['ahead', month],
  ])('shows the server’s time on a device that is a month %s', (_, offMs) => {
    jest.useFakeTimers({ now: Date.parse(atTheServer) + offMs });
    storeServerTime(Date.parse(atTheServer));
    expect(now()).toBe(atTheServer);
    pass(5 * minute);
    expect(now()).toBe(later(5 * minute));
  });

  it('continues if the device’s clock is set back, and follows the next answer if it is set ahead', () => {
    jest.useFakeTimers({ now: Date.parse(atTheServer) });
    storeServerTime(Date.parse(atTheServer));
    pass(minute, -month);
    expect(now()).toBe(later(minute));
    pass(minute, 2 * month);
    storeServerTimeFrom(new Response(null, { headers: { date: 'Thu, 26 Nov 2026 09:02:00 GMT' } }));
    expect(now()).toBe(later(2 * minute));
  });

  it('does not go back for an answer that was slow, or that has no date', () => {
    jest.useFakeTimers({ now: Date.parse(atTheServer) });
    storeServerTime(Date.parse(atTheServer));
    pass(minute);
    storeServerTime(Date.parse(later(50_000)));
    storeServerTimeFrom(new Response());
    storeServerTimeFrom(undefined);
    expect(now()).toBe(later(minute));
  });

  it('does not change while a page is hydrated, and reports afterwards that the time may have changed', () => {
    jest.useFakeTimers({ now: Date.parse(atTheServer) });
    storeServerTime(Date.parse(atTheServer));
    holdTime(later(-minute));
    const heard = jest.fn();
    const stop = onTimeLearnt(heard);
    expect(now()).toBe(later(-minute));
    letTimePass();
    expect(now()).toBe(atTheServer);
    stop();
    storeServerTime(Date.parse(later(minute)));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(now()).toBe(later(minute));
  });
});
