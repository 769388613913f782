import { readTourFilter } from './read-tour-filter.ts';
import { tourPath, toursPath, writeTourFilter } from './tour-filter.ts';

const days = { first: '2026-11-20', last: '2028-05-13' };
const read = (search: string) => readTourFilter(new URLSearchParams(search), days);

describe('the filter in the address of the list', () => {
  it('contains the search, the day, the travellers and the category', () => {
    expect(read('q=+spice+farm+&date=2026-11-28&guests=4&category=Food+%26+Culinary')).toEqual({
      q: 'spice farm',
      date: '2026-11-28',
      guests: 4,
      category: 'Food & Culinary',
    });
  });

  it.each([
    'q=+++',
    'date=2026-02-30',
    'date=tomorrow',
    'date=2026-11-19',
    'date=2028-05-14',
    'date=banana',
    'date=banana&date=2026-11-28',
    'guests=999',
    'guests=2&guests=5',
    'category=<script>alert(1)</script>',
    'q=%00%01%07',
    'favourites=',
    'favourites=../admin,<script>,%00',
    'guests=0',
    'guests=-3',
    'guests=2.5',
    'guests=100',
    'guests=many',
    'category=Space+Travel',
    'price=51',
    'price=50.0',
    'price=1e2',
    'duration=week',
    'place=atlantis',
    'place=constructor',
    'pickup=yes',
    'children=',
    'sort=popularity',
    'colour=red',
  ])('ignores %s', (search) => {
    expect(read(search)).toEqual({});
  });

  it('is cut at the longest text that can be typed', () => {
    expect(read(`q=${'x'.repeat(1_000_000)}`).q).toHaveLength(100);
  });

  it('keeps markup as text, and replaces control characters', () => {
    expect(read('q=<b>reef</b>').q).toBe('<b>reef</b>');
    expect(read('q=reef%00%0Afish').q).toBe('reef fish');
    expect(read('q=%F0%9F%90%A2+%D8%B3').q).toBe('🐢 س');
  });

  it('contains the price, the duration, the place, the pick-up, the children and the order', () => {
    const search =
      'price=50&duration=half-day&place=stone-town&pickup=included&children=welcome&sort=soonest';
    const filter = read(search);
    expect(filter).toEqual({
      price: 50,
      duration: 'half-day',
      place: 'stone-town',
      pickup: 'included',
      children: 'welcome',
      sort: 'soonest',
    });
    expect(writeTourFilter(filter).toString()).toBe(search);
    expect(read('place=mainland')).toEqual({ place: 'mainland' });
  });

  it('contains the tours of a shared list', () => {
    const shared = { ids: ['spice-farm-tour', 'jozani-forest'] };
    expect(read('favourites=spice-farm-tour,jozani-forest')).toEqual(shared);
    expect(read('favourites=spice-farm-tour,/,jozani-forest,spice-farm-tour')).toEqual(shared);
    expect(read(writeTourFilter(shared).toString())).toEqual(shared);
  });

  it('leaves out two travellers, which is the default', () => {
    expect(read('guests=2')).toEqual({});
    expect(toursPath({ q: 'reef', guests: 2 })).toBe('/tours?q=reef');
  });

  it('is the same after it was written to an address and read again', () => {
    const filter = { q: 'reef & fish', date: '2026-12-01', guests: 6, category: 'City Tours' };
    expect(read(writeTourFilter(filter).toString())).toEqual(filter);
    expect(toursPath({ q: '  ' })).toBe('/tours');
    expect(toursPath({ q: 'reef', date: '2026-12-01', guests: 3 })).toBe(
      '/tours?q=reef&date=2026-12-01&guests=3',
    );
  });

  it('is passed on to a tour’s page with the day and the travellers', () => {
    expect(tourPath('spice-farm-tour', { date: '2026-12-01', guests: 3 })).toBe(
      '/tour/spice-farm-tour?date=2026-12-01&guests=3',
    );
    expect(tourPath('spice-farm-tour', {})).toBe('/tour/spice-farm-tour');
  });
});
