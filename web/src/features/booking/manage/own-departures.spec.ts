import { slot } from '../../../../test-support/sample-tours.ts';
import { startOn, withOwnSeats } from './own-departures.ts';

const day = '2026-12-01';
const booked = { date: day, pickupTime: '08:30', guests: 3 };

describe('the departures for a booking on one of them', () => {
  it.each([
    ['full', { status: 'full', seatsLeft: 0 }, { status: 'limited', seatsLeft: 3 }],
    ['closed', { status: 'closed', seatsLeft: 9 }, { status: 'limited', seatsLeft: 3 }],
    ['nearly full', { status: 'limited', seatsLeft: 2 }, { status: 'limited', seatsLeft: 5 }],
    ['without a limit', { status: 'available', seatsLeft: null }, { seatsLeft: null }],
  ] as const)('count its own seats as free if its departure is %s', (_, before, after) => {
    expect(withOwnSeats([slot(day, '08:30', before)], booked)).toEqual([
      expect.objectContaining(after),
    ]);
  });

  it('stay the same for other departures', () => {
    const others = [
      slot(day, '14:00', { status: 'full', seatsLeft: 0 }),
      slot('2026-12-02', '08:30', { status: 'full', seatsLeft: 0 }),
    ];
    expect(withOwnSeats(others, booked)).toEqual(others);
  });

  it('select the only start time of the day if it has room, and otherwise only the wanted one', () => {
    const two = [slot(day, '08:30', { status: 'full', seatsLeft: 0 }), slot(day, '14:00')];
    expect(startOn(two, '08:30', 3)).toBeNull();
    expect(startOn(two, '14:00', 3)).toBe('14:00');
    expect(startOn([slot(day, '14:00')], '08:30', 3)).toBe('14:00');
    expect(startOn([slot(day, '14:00', { seatsLeft: 2 })], '14:00', 3)).toBeNull();
    expect(startOn([], '08:30', 3)).toBeNull();
  });
});
