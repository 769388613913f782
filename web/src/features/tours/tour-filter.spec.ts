import { readTourFilter, tourPath, toursPath, writeTourFilter } from './tour-filter.ts';

const days = { first: '2026-11-20', last: '2028-05-13' };
const read = (search: string) => readTourFilter(new URLSearchParams(search), days);

describe('the filter in the address of the list', () => {
  it('reads what somebody asked for', () => {
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
    'colour=red',
  ])('ignores %s', (search) => {
    expect(read(search)).toEqual({});
  });

  it('cuts a text that nobody typed', () => {
    expect(read(`q=${'x'.repeat(1_000_000)}`).q).toHaveLength(100);
  });

  it('takes a text as a text, whatever stands in it', () => {
    expect(read('q=<b>reef</b>').q).toBe('<b>reef</b>');
    expect(read('q=reef%00%0Afish').q).toBe('reef fish');
    expect(read('q=%F0%9F%90%A2+%D8%B3').q).toBe('🐢 س');
  });

  it('names the tours of a list that was shared', () => {
    const shared = { ids: ['spice-farm-tour', 'jozani-forest'] };
    expect(read('favourites=spice-farm-tour,jozani-forest')).toEqual(shared);
    expect(read('favourites=spice-farm-tour,/,jozani-forest,spice-farm-tour')).toEqual(shared);
    expect(read(writeTourFilter(shared).toString())).toEqual(shared);
  });

  it('leaves two guests out, whoever says so', () => {
    expect(read('guests=2')).toEqual({});
    expect(toursPath({ q: 'reef', guests: 2 })).toBe('/tours?q=reef');
  });

  it('writes an address that reads back the same', () => {
    const filter = { q: 'reef & fish', date: '2026-12-01', guests: 6, category: 'City Tours' };
    expect(read(writeTourFilter(filter).toString())).toEqual(filter);
    expect(toursPath({ q: '  ' })).toBe('/tours');
    expect(toursPath({ q: 'reef', date: '2026-12-01', guests: 3 })).toBe(
      '/tours?q=reef&date=2026-12-01&guests=3',
    );
  });

  it('takes day and party along to a tour', () => {
    expect(tourPath('spice-farm-tour', { date: '2026-12-01', guests: 3 })).toBe(
      '/tour/spice-farm-tour?date=2026-12-01&guests=3',
    );
    expect(tourPath('spice-farm-tour', {})).toBe('/tour/spice-farm-tour');
  });
});
