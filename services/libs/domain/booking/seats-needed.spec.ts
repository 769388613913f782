import {
  adults,
  bookTour,
  cancelled,
  children,
  confirmed,
  departure,
  pending,
  stateAfter,
  twoAdults,
} from '../../../../test/support/stories/booking-story.ts';
import { seatsForBooking, seatsForModification, seatsForRebooking } from './seats-needed.ts';

const booked = stateAfter(confirmed);
const wasCancelled = stateAfter(cancelled);
const three = [
  { category: adults, count: 2 },
  { category: children, count: 1 },
];

describe('the seats a command needs', () => {
  it('are one for each traveller, on the booked departure', () => {
    expect(seatsForBooking(bookTour({ party: three }))).toStrictEqual({ departure, seats: 3 });
  });

  it.each([
    ['another time', { time: '14:00' }, { departure: { ...departure, time: '14:00' }, seats: 2 }],
    [
      'another day',
      { date: '2026-12-02' },
      { departure: { ...departure, date: '2026-12-02' }, seats: 2 },
    ],
    ['more travellers', { party: three }, { departure, seats: 3 }],
    ['fewer travellers', { party: [{ category: adults, count: 1 }] }, { departure, seats: 1 }],
  ])('are new seats for %s', (_what, changes, needed) => {
    expect(seatsForModification({ changes }, booked)).toStrictEqual(needed);
    expect(seatsForModification({ changes }, stateAfter(pending))).toStrictEqual(needed);
  });

  it.each([
    ['nothing changes', {}],
    ['the same slot and the same party are given again', { ...departure, party: twoAdults }],
    [
      'only the categories change',
      {
        party: [
          { category: adults, count: 1 },
          { category: children, count: 1 },
        ],
      },
    ],
  ])('are none if %s', (_what, changes) => {
    expect(seatsForModification({ changes }, booked)).toBeUndefined();
  });

  it('are none if the booking cannot be changed', () => {
    expect(seatsForModification({ changes: { party: three } }, stateAfter([]))).toBeUndefined();
    expect(seatsForModification({ changes: { party: three } }, wasCancelled)).toBeUndefined();
  });

  it('are always needed to rebook, with or without changes', () => {
    expect(seatsForRebooking({ changes: {} }, wasCancelled)).toStrictEqual({ departure, seats: 2 });
    expect(
      seatsForRebooking({ changes: { time: '14:00', party: three } }, wasCancelled),
    ).toStrictEqual({
      departure: { ...departure, time: '14:00' },
      seats: 3,
    });
  });

  it.each([
    ['does not exist', stateAfter([])],
    ['is pending', stateAfter(pending)],
    ['is confirmed', booked],
  ])('are none to rebook a booking that %s', (_what, state) => {
    expect(seatsForRebooking({ changes: { party: three } }, state)).toBeUndefined();
  });
});
