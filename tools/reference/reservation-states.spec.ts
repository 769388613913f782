import { reservationTransitions } from './reservation-states.ts';

describe('the states of a reservation, as the deciders answer', () => {
  const transitions = reservationTransitions();
  const stored = transitions.filter(({ outcome }) => !outcome.startsWith('['));
  const nextOf = (state: string) =>
    stored.filter(({ from }) => from === state).map(({ command, to }) => `${command}: ${to}`);

  it('begin with seats that are reserved, and end with seats that are released', () => {
    expect(nextOf('Not reserved')).toEqual(['ReserveSeats: Reserved']);
    expect(nextOf('Released')).toEqual([]);
  });

  it('lead from a hold to the booking or to its end, never to both', () => {
    expect(nextOf('Held')).toEqual([
      'ExtendHold: Held',
      'ChangeHold: Let go',
      'ReleaseHold: Let go',
      'ExpireHold: Let go',
      'BookTour: Booked',
    ]);
    expect(transitions).toContainEqual({
      from: 'Let go',
      command: 'BookTour',
      outcome: '[HoldEnded]',
      to: 'Let go',
    });
  });

  it('lead from booked to released only if the booking drops the reservation', () => {
    expect(nextOf('Booked')).toEqual(['ModifyBooking: Let go', 'CancelBooking: Let go']);
    expect(stored.filter(({ to }) => to === 'Released').map(({ from }) => from)).toEqual([
      'Given up',
      'Let go',
    ]);
  });

  it('refuse a booking that comes after its reservation was given up', () => {
    expect(transitions).toContainEqual({
      from: 'Given up',
      command: 'BookTour',
      outcome: '[ReservationSpent]',
      to: 'Given up',
    });
  });
});
