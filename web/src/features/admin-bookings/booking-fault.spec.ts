import { problemKinds, type ProblemCode } from '@contracts/problems.ts';
import { commandFaultOf } from './booking-fault.ts';

const otherwise = 'Failed to cancel booking. Please try again.';

function answer(code: ProblemCode, more: object = {}) {
  const { status, title } = problemKinds[code];
  return { status, data: { type: '', code, status, title, ...more } };
}

describe('a refused command', () => {
  it('shows the message of the API, or a general one if the API gave none', () => {
    expect(commandFaultOf(answer('NotPending'), otherwise).errors).toEqual([
      { message: 'This booking is not waiting for confirmation' },
    ]);
    const broken = { status: 'FETCH_ERROR', error: 'Failed to fetch' };
    expect(commandFaultOf(broken, otherwise).errors).toEqual([{ message: otherwise }]);
  });

  it('lists each field that is wrong, with its input in the form', () => {
    const errors = [
      { field: 'customer.email', message: 'This is no e-mail address' },
      { field: 'travellers.0.count', message: 'Give a whole number from 0 to 999' },
    ];
    expect(commandFaultOf(answer('InvalidFields', { errors }), otherwise).errors).toEqual([
      { fieldId: 'contact-email', message: 'This is no e-mail address' },
      { message: 'Give a whole number from 0 to 999' },
    ]);
  });

  it('offers departures with free seats instead of a full one', () => {
    const nearestFree = [{ date: '2026-11-29', time: '08:30', status: 'available', seatsLeft: 9 }];
    const { errors, canOverride } = commandFaultOf(
      answer('DepartureFull', { nearestFree }),
      otherwise,
    );
    expect(errors[0]?.message).toBe(
      'Not enough seats are left on this departure. These departures have seats: Nov 29, 2026, 08:30.',
    );
    expect(canOverride).toBe(true);
  });

  it.each([
    ['PastDate', {}, true],
    ['DepartureClosed', {}, true],
    ['AlreadyStarted', {}, true],
    ['TourNotBookable', { reason: 'too-far-ahead' }, true],
    ['TourNotBookable', { reason: 'withdrawn' }, false],
    ['NotAStartTime', {}, false],
    ['PartyTooLarge', {}, false],
  ] as const)('says whether staff may override the rule: %s %j', (code, more, canOverride) => {
    expect(commandFaultOf(answer(code, more), otherwise).canOverride).toBe(canOverride);
  });

  it('first shows what another person changed', () => {
    const differences = [{ field: 'date', before: '2026-11-28', after: '2026-11-29' }];
    expect(commandFaultOf(answer('RevisionMismatch', { differences }), otherwise)).toEqual({
      errors: [],
      canOverride: false,
      conflict: differences,
    });
  });
});
