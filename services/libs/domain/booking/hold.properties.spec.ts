import fc from 'fast-check';
import { categoryNamed } from '../../../../test/support/category-named.ts';
import {
  adults,
  bookTour,
  now,
  slot,
  tour,
  twoAdults,
} from '../../../../test/support/stories/booking-story.ts';
import { changeHold, form, holdBooking } from '../../../../test/support/stories/hold-story.ts';
import { bookingDecider, type BookingCommand } from './booking.decider.ts';
import type { BookingEvent } from './booking.events.ts';
import { type BookingState, heldReservation, holdOf, isSpent } from './booking.state.ts';

const { initialState, decide, evolve } = bookingDecider;

const begin = Date.parse(now);

/** Moments of different clocks within half an hour, many of them around the end of a hold and of its extension. */
const moment = fc
  .oneof(
    fc.integer({ min: 0, max: 1_800_000 }),
    fc
      .tuple(fc.constantFrom(600_000, 630_000, 1_200_000, 1_230_000), fc.constantFrom(-1, 0, 1))
      .map(([end, ms]) => end + ms),
  )
  .map((ms) => new Date(begin + ms).toISOString());
const reservationId = fc.constantFrom('a', 'b', 'c', 'd');
const party = fc.constantFrom(twoAdults, [{ ...categoryNamed(adults), count: 3 }]);
const slots = fc.constantFrom(slot, { ...slot, time: '14:00' });
const asked = { by: 'customer', tour } as const;

const command: fc.Arbitrary<BookingCommand> = fc.oneof(
  fc
    .tuple(moment, reservationId, party, slots)
    .map(([at, id, travellers, wanted]) =>
      holdBooking({ now: at, reservationId: id, party: travellers, slot: wanted }),
    ),
  fc
    .tuple(moment, reservationId, party, slots)
    .map(([at, id, travellers, wanted]) =>
      changeHold({ now: at, reservationId: id, party: travellers, slot: wanted }),
    ),
  fc
    .tuple(moment, reservationId, party, slots)
    .map(([at, id, travellers, wanted]) =>
      bookTour({ now: at, reservationId: id, party: travellers, slot: wanted }),
    ),
  moment.map((at): BookingCommand => ({ type: 'ExtendHold', now: at, ...asked })),
  moment.map((at): BookingCommand => ({ type: 'ExpireHold', now: at, by: 'system' })),
  moment.map((at): BookingCommand => ({ type: 'ReleaseHold', now: at, by: 'customer' })),
);

const histories = fc
  .tuple(fc.boolean(), fc.array(command, { maxLength: 20, size: 'max' }))
  .map(([isHeld, commands]) =>
    isHeld ? [holdBooking({ reservationId: 'a' }), ...commands] : commands,
  );

function storyOf(commands: readonly BookingCommand[]): {
  readonly events: readonly BookingEvent[];
  readonly states: readonly BookingState[];
} {
  const events: BookingEvent[] = [];
  const states: BookingState[] = [initialState];
  for (const each of commands) {
    const decision = decide(each, states.at(-1) ?? initialState);
    for (const event of decision.accepted ? decision.events : []) {
      events.push(event);
      states.push(evolve(states.at(-1) ?? initialState, event));
    }
  }
  return { events, states };
}

describe('after any sequence of commands at any moments, a hold', () => {
  it('became a booking or ended, never both', () => {
    fc.assert(
      fc.property(histories, (commands) => {
        const types = storyOf(commands).events.map(({ type }) => type);
        const ends = types.filter((type) =>
          /^(BookingPlaced|HoldExpired|HoldReleased)$/.test(type),
        );
        if (types.includes('BookingHeld')) expect(ends.length).toBeLessThanOrEqual(1);
        expect(types.filter((type) => type === 'BookingHeld').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('cannot be both confirmed and expired at the same moment', () => {
    fc.assert(
      fc.property(
        histories,
        moment,
        fc.integer({ min: -29_999, max: 29_999 }),
        (first, at, skew) => {
          const state = storyOf(first).states.at(-1) ?? initialState;
          const hold = holdOf(state);
          if (hold?.isOpen !== true) return;
          const elsewhere = new Date(Date.parse(at) + skew).toISOString();
          const { time, date } = hold.departure;
          const terms = {
            party: hold.party,
            slot: { date, time },
            reservationId: hold.reservationId,
          };
          const confirmed = decide(bookTour({ now: at, ...terms }), state);
          const expired = decide({ type: 'ExpireHold', now: elsewhere, by: 'system' }, state);
          expect(confirmed.accepted && expired.accepted).toBe(false);
          expect(hold.form).toBe(form);
        },
      ),
    );
  });

  it('never holds a reservation that it dropped, and drops each that it held', () => {
    fc.assert(
      fc.property(histories, (commands) => {
        const { states } = storyOf(commands);
        states.forEach((state, index) => {
          const before = heldReservation(states[index - 1] ?? initialState);
          const held = heldReservation(state);
          expect(held !== undefined && isSpent(state, held)).toBe(false);
          if (before !== undefined && before !== held) expect(isSpent(state, before)).toBe(true);
        });
      }),
    );
  });
});
