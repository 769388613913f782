import type { Position } from '../../services/libs/application/event-log/stored-event.ts';
import { type BookingOperation, bookingObject } from './booking-object.ts';
import { departureObject, type DepartureOperation } from './departure-object.ts';
import { type Call, findLinearOrder, type SequentialObject } from './linear-order.ts';

/** A call as it was recorded, with what was said of its place in the log. */
interface Recorded<Operation> extends Call<Operation> {
  /** Of what the call stored. */
  readonly position?: Position;
  /** The reader named this position: what was stored up to it is in what they saw. */
  readonly namedPosition?: Position;
}

/** What the answers of a history come to. */
export interface Judgement {
  readonly departures: number;
  readonly bookings: number;
  readonly calls: number;
  readonly unknown: number;
  /** Each object whose calls fit no order, in words. */
  readonly broken: readonly string[];
}

/** The calls of one history, by the departure and the booking they were about. */
export class Recording {
  readonly departures = new Map<string, Recorded<DepartureOperation>[]>();
  readonly bookings = new Map<string, Recorded<BookingOperation>[]>();
  #ticks = 0;

  /** The next moment: no two calls are asked or answered at the same. */
  tick(): number {
    this.#ticks += 1;
    return this.#ticks;
  }

  ofDeparture(slot: string, call: Recorded<DepartureOperation>): void {
    listOf(this.departures, slot).push(call);
  }

  ofBooking(booking: string, call: Recorded<BookingOperation>): void {
    listOf(this.bookings, booking).push(call);
  }

  judge(capacity: number): Judgement {
    const broken = [
      ...[...this.departures].flatMap(([slot, calls]) =>
        wordsOf(`departure ${slot}`, departureObject(capacity), calls),
      ),
      ...[...this.bookings].flatMap(([booking, calls]) =>
        wordsOf(`booking ${booking}`, bookingObject, calls),
      ),
    ];
    const all = [...this.departures.values(), ...this.bookings.values()].flat();
    return {
      departures: this.departures.size,
      bookings: this.bookings.size,
      calls: all.length,
      unknown: all.filter(({ isUnknown }) => isUnknown).length,
      broken,
    };
  }
}

function wordsOf<State, Operation>(
  name: string,
  object: SequentialObject<State, Operation>,
  recorded: readonly Recorded<Operation>[],
): readonly string[] {
  const calls = recorded.map((call) => ({ ...call, after: before(call, recorded) }));
  const verdict = findLinearOrder(object, calls);
  if (verdict.isLinearizable) return [];
  const stuckAt = verdict.stuckAt.map((index) => JSON.stringify(calls[index]?.operation));
  return [
    `${name}: after ${verdict.fitting} of ${calls.length} calls none fits of ${stuckAt.join(', ')}`,
  ];
}

/** What a reader who names a position has to see: everything that is known to be stored up to it. */
function before<Operation>(
  { namedPosition }: Recorded<Operation>,
  recorded: readonly Recorded<Operation>[],
): readonly number[] {
  if (namedPosition === undefined) return [];
  return recorded.flatMap(({ position }, index) =>
    position !== undefined && position <= namedPosition ? [index] : [],
  );
}

function listOf<Item>(lists: Map<string, Item[]>, name: string): Item[] {
  const list = lists.get(name) ?? [];
  lists.set(name, list);
  return list;
}
