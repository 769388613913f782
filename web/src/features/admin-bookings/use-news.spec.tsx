import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { adminBooking } from '../../../test-support/sample-bookings.ts';
import { noteOwnChange } from '../../shared/console/own-changes.ts';
import { useNews } from './use-news.ts';

const [first, second, third] = [
  adminBooking(10_000_001),
  adminBooking(10_000_002),
  adminBooking(10_000_003),
];

/** Renders a list, and returns what is marked on it after each answer. */
function look(bookings = [first, second]) {
  const { result, rerender } = renderHook(({ list, shown }) => useNews(list, shown), {
    initialProps: { list: 'today', shown: bookings },
  });
  return {
    shows: (shown: typeof bookings, list = 'today') => {
      rerender({ list, shown });
      return [...result.current];
    },
    marked: () => [...result.current],
  };
}

const changed = { ...second, revision: '2' };

describe('the mark for changes by other people', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is on bookings that changed or arrived while the list was open', () => {
    const list = look();
    expect(list.shows([first, changed])).toEqual([second.reference]);
    expect(list.shows([third, first, changed])).toEqual([second.reference, third.reference]);
  });

  it('is not on bookings that were only fetched again, or fetched because staff scrolled down', () => {
    const list = look();
    expect(list.shows([{ ...first }, { ...second }])).toEqual([]);
    expect(list.shows([first, second, third])).toEqual([]);
  });

  it('is not kept when another list is shown', () => {
    const list = look();
    expect(list.shows([first, changed], 'all')).toEqual([]);
  });

  it('is not on changes made in this browser', async () => {
    const own = { ...first, revision: 'own' };
    await noteOwnChange(undefined, { queryFulfilled: Promise.resolve({ data: own }) });
    await noteOwnChange(undefined, { queryFulfilled: Promise.reject(new Error('refused')) });
    expect(look().shows([own, second])).toEqual([]);
  });

  it('disappears after a while', () => {
    const list = look();
    list.shows([first, changed]);
    act(() => {
      jest.advanceTimersByTime(19_999);
    });
    expect(list.marked()).toEqual([second.reference]);
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(list.marked()).toEqual([]);
  });
});
