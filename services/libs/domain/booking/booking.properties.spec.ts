import { categoryNamed } from '../../../../test/support/category-named.ts';
import fc from 'fast-check';
import {
  adults,
  bookingCancelled,
  bookingConfirmed,
  bookingPlaced,
  bookTour,
  children,
  contact,
  departure,
  modifyBooking,
  priceOf,
  rebookBooking,
  reservationAbandoned,
  schedule,
  slot,
  tour,
  twoAdults,
} from '../../../../test/support/stories/booking-story.ts';
import {
  collect,
  collected,
  paymentVoided,
  refund,
  refunded,
  refundVoided,
} from '../../../../test/support/stories/payment-story.ts';
import type { BookableTour } from './bookable-tour.ts';
import { bookingDecider, type BookingCommand } from './booking.decider.ts';
import type { BookingEvent } from './booking.events.ts';
import { type BookingState, heldReservation, isSpent } from './booking.state.ts';
import type { BookingChanges } from './changed-terms.ts';

const { initialState, decide, evolve } = bookingDecider;

/** Few different values, so that many commands have the same value; sometimes a value that is always refused. */
const reservationId = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const by = fc.constantFrom('customer' as const, 'admin' as const);
const mostly = <Value>(usual: fc.Arbitrary<Value>, unusual: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 7, arbitrary: usual }, { weight: 1, arbitrary: unusual });
const now = mostly(
  fc.constant('2026-11-20T09:00:00.000Z'),
  fc.constantFrom(
    '2026-12-01T04:30:00.000Z',
    '2026-12-01T08:00:00.000Z',
    '2026-12-03T08:00:00.000Z',
  ),
);
const date = mostly(
  fc.constantFrom('2026-12-01', '2026-12-02', '2026-12-05'),
  fc.constantFrom('2026-11-19', '2026-02-30', '2029-01-01'),
);
const time = mostly(fc.constantFrom('08:00', '14:00'), fc.constantFrom('09:00', '24:00'));
const line = (count: fc.Arbitrary<number>, ...categories: string[]) =>
  fc.array(fc.record({ category: fc.constantFrom(...categories), count }), { maxLength: 3 });
const party = mostly(
  line(fc.integer({ min: 0, max: 4 }), adults, children),
  line(fc.integer({ min: -1, max: 9 }), adults, children, 'Pets'),
);
const money = fc.record({
  currency: fc.constantFrom('USD' as const, 'USD' as const, 'EUR' as const),
  amountMinor: fc.integer({ min: 0, max: 200 }),
  method: fc.constant('cash' as const),
});
const tours = mostly<BookableTour>(
  fc.constant(tour),
  fc.constantFrom<BookableTour>(
    { ...tour, schedule: { ...schedule, confirmation: 'by-hand', maxGuests: 20 } },
    { ...tour, pricing: { type: 'fixed', currency: 'EUR', basePriceMinor: 10 } },
    { ...tour, status: 'deleted' },
  ),
);
const override = fc.constantFrom(undefined, { reason: 'Regulars', seatRules: ['full'] as const });
const changes: fc.Arbitrary<BookingChanges> = fc.record(
  { date, time, party },
  { requiredKeys: [] },
);

const asked = fc.record({ now, by, tour: tours, reservationId, override });
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;
const withOverride = ({ override: given, ...rest }: Asked) =>
  given === undefined ? rest : { ...rest, override: given };

const sale: fc.Arbitrary<BookingCommand> = fc.oneof(
  fc
    .tuple(asked, fc.record({ date, time }), party)
    .map(([more, slot, travellers]) =>
      bookTour({ ...withOverride(more), slot, party: travellers }),
    ),
  fc.tuple(asked, changes).map(([more, wanted]) => modifyBooking(wanted, withOverride(more))),
  fc.tuple(asked, changes).map(([more, wanted]) => rebookBooking(wanted, withOverride(more))),
);

const rest: fc.Arbitrary<BookingCommand> = fc.oneof(
  fc.constant<BookingCommand>({ type: 'ConfirmBooking' }),
  fc.record({ type: fc.constant('DeclineBooking' as const), now, by }),
  fc.record({ type: fc.constant('CancelBooking' as const), now, by }),
  fc.record({
    type: fc.constant('CorrectContact' as const),
    by,
    current: fc.constant(contact),
    contact: fc.constantFrom(contact, { ...contact, name: 'Asha' }, { ...contact, email: 'b' }),
  }),
  fc.constantFrom<BookingCommand>(
    { type: 'CheckInGuests' },
    { type: 'UndoCheckIn' },
    { type: 'MarkNoShow' },
    { type: 'UndoNoShow' },
  ),
  money.map(({ amountMinor, ...more }) => collect(amountMinor, more)),
  money.map(({ amountMinor, ...more }) => refund(amountMinor, more)),
  fc.constantFrom<BookingCommand>(
    refund(10, { of: 1 }),
    { type: 'VoidPayment', paymentNo: 1, reason: 'A slip' },
    { type: 'VoidRefund', refundNo: 1, reason: 'A slip' },
    { type: 'WriteOffDebt', reason: 'Lost' },
    { type: 'UndoWriteOff' },
  ),
  fc.constantFrom<BookingCommand>(
    { type: 'AddBookingNote', text: 'Hello' },
    { type: 'TagBooking', tag: 'VIP' },
    { type: 'UntagBooking', tag: 'vip' },
    { type: 'EndMailedLinks' },
    { type: 'HandOutManageLink', hasEmail: false },
  ),
  reservationId.map((id): BookingCommand => ({
    type: 'AbandonReservation',
    reservationId: id,
    departure,
  })),
);

/** Most histories begin with a booking, because almost every command is refused without one. */
const histories: fc.Arbitrary<readonly BookingCommand[]> = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.oneof({ weight: 2, arbitrary: sale }, { weight: 3, arbitrary: rest }), {
      maxLength: 40,
      size: 'max',
    }),
  )
  .map(([isBooked, commands]) => (isBooked ? [bookTour(), ...commands] : commands));

/** The state before one command, the events it stored, and the state after it. */
interface Chapter {
  readonly command: BookingCommand;
  readonly before: BookingState;
  readonly events: readonly BookingEvent[];
  readonly after: BookingState;
}

function historyOf(commands: readonly BookingCommand[]): readonly Chapter[] {
  const chapters: Chapter[] = [];
  let state = initialState;
  for (const command of commands) {
    const decision = decide(command, state);
    const events = decision.accepted ? decision.events : [];
    const after = events.reduce(evolve, state);
    chapters.push({ command, before: state, events, after });
    state = after;
  }
  return chapters;
}

function expectAlways(check: (chapter: Chapter) => void): void {
  fc.assert(
    fc.property(histories, (commands) => {
      historyOf(commands).forEach(check);
    }),
  );
}

/** The fields of a cancelled booking that only a rebooking changes. */
const agreed = (state: BookingState) =>
  state.status === 'none'
    ? undefined
    : [state.departure, state.party, state.price, state.contact, state.status];

describe('after any sequence of commands, a booking', () => {
  it('changes its departure, party, price and contact after a cancellation only by a rebooking', () => {
    const others: readonly BookingEvent['type'][] = [
      'PaymentCollected',
      'RefundRecorded',
      'PaymentVoided',
      'RefundVoided',
      'BookingNoteAdded',
      'BookingTagAdded',
      'BookingTagRemoved',
      'MailedLinksEnded',
      'ManageLinkHandedOut',
      'ReservationAbandoned',
    ];
    expectAlways(({ command, before, events, after }) => {
      if (before.status === 'cancelled' && command.type !== 'RebookBooking') {
        expect(agreed(after)).toEqual(agreed(before));
        expect(others).toEqual(expect.arrayContaining(events.map((event) => event.type)));
      }
    });
  });

  it('changes its status only from none to pending to confirmed to cancelled and back', () => {
    const ways = [
      'none pending',
      'none confirmed',
      'pending confirmed',
      'pending cancelled',
      'confirmed cancelled',
      'cancelled confirmed',
    ];
    expectAlways(({ before, after }) => {
      if (before.status !== after.status) {
        expect(ways).toContain(`${before.status} ${after.status}`);
      }
    });
  });

  it('never takes a reservation twice, and never takes one that it dropped or abandoned', () => {
    fc.assert(
      fc.property(histories, (commands) => {
        const gone = new Set<string>();
        for (const { events } of historyOf(commands)) {
          for (const { data } of events) {
            if ('takes' in data) {
              expect(gone).not.toContain(data.takes);
              gone.add(data.takes);
            }
            if ('reservationId' in data) {
              gone.add(data.reservationId);
            }
          }
        }
      }),
    );
  });

  it('holds its reservation until it is cancelled, and until then the reservation must not be released', () => {
    expectAlways(({ after }) => {
      const held = heldReservation(after);
      expect(held === undefined).toBe(after.status === 'none' || after.status === 'cancelled');
      expect(held !== undefined && isSpent(after, held)).toBe(false);
    });
  });

  it('drops exactly the reservation it held when it takes another or is cancelled', () => {
    expectAlways(({ before, after, events }) => {
      const dropped = events.flatMap(({ data }) => ('drops' in data ? [data.drops] : []));
      const held = heldReservation(before);
      expect(dropped).toEqual(held === undefined || held === heldReservation(after) ? [] : [held]);
    });
  });

  it('never refunds more money than was collected, in any currency', () => {
    expectAlways(({ after }) => {
      if (after.status !== 'none') {
        for (const currency of ['USD', 'EUR'] as const) {
          expect(after.refunded[currency] ?? 0).toBeLessThanOrEqual(after.collected[currency] ?? 0);
        }
      }
    });
  });

  it('stores no event if a command changes nothing, except for money, notes and mailed links', () => {
    expectAlways(({ command, events, after }) => {
      const isEachSeparate =
        command.type === 'RecordCollection' ||
        command.type === 'RecordRefund' ||
        command.type === 'AddBookingNote' ||
        command.type === 'EndMailedLinks' ||
        command.type === 'HandOutManageLink' ||
        // The handler reads the current contact before it decides, because the state does not contain it.
        command.type === 'CorrectContact';
      if (events.length > 0 && !isEachSeparate) {
        const again = decide(command, after);
        expect(again.accepted ? again.events : []).toEqual([]);
      }
    });
  });

  it('has the same party as the lines of its price', () => {
    expectAlways(({ after }) => {
      if (after.status !== 'none') {
        expect(after.price.lines).toMatchObject(after.party);
        expect(after.price.lines).toHaveLength(after.party.length);
      }
    });
  });
});

describe('from any events in the log, a booking', () => {
  const share = { tourId: 'jozani-forest', placedAt: bookingPlaced().data.placedAt };
  const twoPrices = { before: priceOf(2), after: priceOf(3) };
  const twoParties = { before: twoAdults, after: [{ ...categoryNamed(adults), count: 3 }] };
  const twoSlots = { before: slot, after: { ...slot, time: '14:00' } };
  const anyEvent = fc.constantFrom<BookingEvent>(
    bookingPlaced(),
    bookingConfirmed,
    { type: 'BookingRescheduled', data: { ...twoSlots, takes: 'b', drops: 'a' } },
    { type: 'PartyChanged', data: twoParties },
    { type: 'BookingRepriced', data: { ...share, ...twoPrices } },
    { type: 'ContactCorrected', data: { changed: ['name'], personal: { ...contact, name: 'A' } } },
    bookingCancelled(),
    {
      type: 'BookingRebooked',
      data: { ...share, departure: twoSlots, party: twoParties, price: twoPrices, takes: 'c' },
    },
    reservationAbandoned,
    { type: 'GuestsCheckedIn', data: { guests: 2 } },
    { type: 'CheckInUndone', data: {} },
    { type: 'NoShowMarked', data: {} },
    { type: 'NoShowUndone', data: {} },
    collected(100),
    refunded(100),
    paymentVoided(100),
    refundVoided(100),
    { type: 'DebtWrittenOff', data: { amount: { currency: 'USD', amountMinor: 100 } } },
    { type: 'WriteOffUndone', data: { amount: { currency: 'USD', amountMinor: 100 } } },
    { type: 'BookingNoteAdded', data: { personal: { text: 'Hello' } } },
    { type: 'BookingTagAdded', data: { tag: 'VIP' } },
    { type: 'BookingTagRemoved', data: { tag: 'VIP' } },
    { type: 'MailedLinksEnded', data: {} },
    { type: 'ManageLinkHandedOut', data: {} },
  );

  it('can be folded, and keeps its terms once it is cancelled', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60, size: 'max' }), (events) => {
        let state = initialState;
        for (const event of events) {
          const after = evolve(state, event);
          if (state.status === 'cancelled' && event.type !== 'BookingRebooked') {
            expect(agreed(after)).toEqual(agreed(state));
          }
          state = after;
        }
      }),
    );
  });
});
