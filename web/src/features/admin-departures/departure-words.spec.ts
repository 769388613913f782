import type { DepartureView } from '@contracts/departure/departure-view.ts';
import { leftWords, seatsWords, standingsOf } from './departure-words.ts';

const departure: DepartureView = {
  id: 'spice-farm-tour_2099-12-01_0900',
  tourId: 'spice-farm-tour',
  tourTitle: 'Spice Farm Tour',
  date: '2099-12-01',
  time: '09:00',
  status: 'available',
  capacity: 20,
  seatsTaken: 12,
  seatsHeld: 0,
  seatsLeft: 8,
  isClosed: false,
};

const disruption = {
  id: '1',
  reason: 'Storm',
  state: 'running',
  total: 3,
  done: 1,
  failed: [],
} as const;

describe('the words for a departure', () => {
  it('count seats, with and without a limit', () => {
    const unlimited = { ...departure, capacity: null, seatsLeft: null };
    expect([seatsWords(departure), leftWords(departure)]).toEqual(['12 of 20 seats', '8 left']);
    expect([seatsWords(unlimited), leftWords(unlimited)]).toEqual(['12 seats', undefined]);
    expect(seatsWords({ ...departure, seatsHeld: 2 })).toBe('12 of 20 seats (2 only held)');
    expect(seatsWords({ ...unlimited, seatsHeld: 1 })).toBe('12 seats (1 only held)');
    expect(leftWords({ ...departure, seatsLeft: -2 })).toBe('2 too many');
  });

  it.each<[Partial<DepartureView>, readonly string[]]>([
    [{}, []],
    [{ seatsLeft: 0 }, ['Full']],
    [{ isClosed: true, seatsLeft: 0 }, ['Closed', 'Full']],
    [{ status: 'past' }, ['Cut-off passed']],
    [{ status: 'past', date: '2020-01-01' }, ['Departed']],
    [{ isClosed: true, disruption: { ...disruption, kind: 'cancellation' } }, ['Cancelled']],
    [
      { disruption: { ...disruption, kind: 'move', to: { date: '2099-12-02', time: '14:00' } } },
      ['Moved to Dec 02, 2099, 14:00'],
    ],
  ])('with the properties %j are %j', (more, words) => {
    expect(standingsOf({ ...departure, ...more }).map((each) => each.words)).toEqual(words);
  });
});
