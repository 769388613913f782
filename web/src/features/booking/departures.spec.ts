import { slot } from '../../../test-support/sample-tours.ts';
import { slotNote, timeToBook } from './departures.ts';

const day = '2026-11-28';
const morning = slot(day, '09:00');
const afternoon = slot(day, '15:30');

describe('the departures of a day', () => {
  it.each([
    [{ status: 'full', seatsLeft: 0 }, 'Full'],
    [{ status: 'closed' }, 'Closed'],
    [{ status: 'past' }, 'Too late'],
    [{ status: 'limited', seatsLeft: 3 }, '3 seats left'],
    [{ status: 'limited', seatsLeft: 1 }, 'Only 1 seat left'],
    [{ status: 'available', seatsLeft: 9 }, undefined],
    [{ status: 'available', seatsLeft: null }, undefined],
  ] as const)('with %j have this note, for two travellers: %s', (more, note) => {
    expect(slotNote(slot(day, '09:00', more), 2)).toBe(note);
  });

  it('keep the chosen start time while it has room for the party', () => {
    expect(timeToBook([morning, afternoon], '15:30', 2)).toBe('15:30');
    const small = slot(day, '15:30', { status: 'limited', seatsLeft: 1 });
    expect(timeToBook([morning, small], '15:30', 1)).toBe('15:30');
  });

  it('give the only start time with room, and let the traveller choose between two', () => {
    expect(
      timeToBook([slot(day, '09:00', { status: 'full', seatsLeft: 0 }), afternoon], null, 2),
    ).toBe('15:30');
    expect(timeToBook([morning, afternoon], null, 2)).toBeNull();
    expect(timeToBook([], '09:00', 2)).toBeNull();
  });
});
