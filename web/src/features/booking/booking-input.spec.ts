import { reefTour } from '../../../test-support/sample-tours.ts';
import { bookingPath, partyDoubts, readBookingInput, writeBookingInput } from './booking-input.ts';
import { partyText } from './party-text.ts';

const read = (search: string) => readBookingInput(new URLSearchParams(search), reefTour);
const party = (search: string) => partyText(read(search).party);

describe('the booking input in an address', () => {
  it('reads the day, the start time and the travellers', () => {
    const travellers =
      '[{"category":"Adult (12+)","count":1},{"category":"Child (8-11)","count":2}]';
    const search = new URLSearchParams({ date: '2026-11-28', time: '08:30', travellers });
    const input = readBookingInput(search, reefTour);
    expect(input).toMatchObject({ date: '2026-11-28', time: '08:30' });
    expect(partyText(input.party)).toBe('1 × Adult (12+), 2 × Child (8-11)');
  });

  it.each(['date=2026-02-30', 'date=soon', 'date=', ''])('has no day in "%s"', (search) => {
    expect(read(search).date).toBeNull();
  });

  it.each(['time=24:00', 'time=8:30', 'time=noon'])('has no start time in "%s"', (search) => {
    expect(read(search).time).toBeNull();
  });

  it('prefers travellers to guests, and guests to the default of two', () => {
    const travellers = '&travellers=[{"category":"Adult (12%2B)","count":3}]';
    expect(party(`guests=5${travellers}`)).toBe('3 × Adult (12+)');
    expect(party('guests=5')).toBe('5 × Adult (12+)');
    expect(party('')).toBe('2 × Adult (12+)');
  });

  it.each([
    'travellers=not-json',
    'travellers={"category":"Adult (12%2B)","count":3}',
    'travellers=[null,7,"x"]',
    'travellers=[{"category":"Adult (12%2B)","count":-3}]',
    'travellers=[{"category":"Adult (12%2B)","count":1.5}]',
    'travellers=[{"category":"Adult (12%2B)","count":"3"}]',
    'travellers=[{"category":"Elephants","count":3}]',
    'travellers=[{"category":"Adult (12%2B)","count":99}]',
  ])('falls back to the guests if the address has %s', (search) => {
    expect(party(`guests=4&${search}`)).toBe('4 × Adult (12+)');
  });

  it.each(['guests=0', 'guests=-1', 'guests=2.5', 'guests=1e3', 'guests=lots'])(
    'falls back to two travellers if %s',
    (search) => {
      expect(party(search)).toBe('2 × Adult (12+)');
    },
  );

  it('limits the travellers to the largest party', () => {
    expect(party('guests=9999')).toBe('6 × Adult (12+)');
  });

  it('is the same after it was written to an address and read again', () => {
    const input = read('date=2026-11-28&time=08:30&guests=3');
    expect(read(writeBookingInput(input).toString())).toEqual(input);
    expect(bookingPath('spice', input)).toBe(
      '/booking/spice?date=2026-11-28&time=08%3A30&guests=3&travellers=%5B%7B%22categoryId%22%3A%22Adult+%2812%2B%29%22%2C%22count%22%3A3%7D%5D',
    );
  });
});

describe('the messages about the party in an address', () => {
  const doubts = (search: string) => partyDoubts(new URLSearchParams(search), reefTour).join(' ');

  it.each([
    ['travellers=not-json', 'travellers in the link could not be read'],
    ['travellers={"category":"Adult (12%2B)"}', 'travellers in the link could not be read'],
    ['travellers=[{"category":"Adult (12%2B)","count":-3}]', 'could not be read'],
    ['travellers=[{"category":"Elephants","count":3}]', 'for whom this tour has no price'],
    ['travellers=[{"category":"Adult (12%2B)","count":99}]', 'Max 6 travelers'],
    ['guests=lots', 'number of travellers in the link could not be read'],
    ['guests=99', 'Max 6 travelers'],
  ])('about %s contain: %s', (search, words) => {
    expect(doubts(search)).toContain(words);
  });

  it.each(['', 'guests=3', 'guests=lots&travellers=[{"category":"Adult (12%2B)","count":3}]'])(
    'are empty if the address is understood: "%s"',
    (search) => {
      expect(doubts(search)).toBe('');
    },
  );

  it('never repeat text from the address', () => {
    expect(doubts('travellers=[{"category":"<b>Hi</b>","count":1}]')).not.toContain('Hi');
  });
});
