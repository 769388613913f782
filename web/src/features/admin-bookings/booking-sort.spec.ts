import { isSort, nextSort, shownSort, sortOf } from './booking-sort.ts';

describe('the order of the list of bookings', () => {
  it('starts with the usual order of a column, and the next press reverses it', () => {
    expect(nextSort('total', undefined)).toBe('total-desc');
    expect(nextSort('total', 'total-desc')).toBe('total-asc');
    expect(nextSort('total', 'total-asc')).toBe('total-desc');
    expect(nextSort('start', 'total-asc')).toBe('start-asc');
    expect(nextSort('booked', 'booked-desc')).toBe('booked-asc');
  });

  it('is the order of a search, or of the money to refund, if staff chose none', () => {
    expect(sortOf({ sort: 'due-asc', search: 'asha' })).toBeUndefined();
    expect(shownSort({ sort: 'due-asc', search: 'asha' })).toBe('booked-desc');
    expect(shownSort({ money: 'to-give-back' })).toBeUndefined();
    expect(shownSort({ money: 'to-give-back', sort: 'due-asc' })).toBe('due-asc');
    expect(shownSort({})).toBe('booked-desc');
  });

  it('belongs to one of the columns', () => {
    expect(['total-asc', 'name-asc', 'total', ''].filter(isSort)).toEqual(['total-asc']);
  });
});
