import type { Position } from '../../services/libs/application/event-log/stored-event.ts';
import { type BookingOperation, bookingObject } from './booking-object.ts';
import { departureObject, type DepartureOperation } from './departure-object.ts';
import { type Call, findLinearOrder, type SequentialObject } from './linear-order.ts';

/** A recorded call, with its position in the log and the position that its reader named. */
interface Recorded<Operation> extends Call<Operation> {
  /** The position of the events that the call stored. */
  readonly position?: Position;
  /** The position that the reader named: the result must include everything up to it. */
  readonly namedPosition?: Position;
}

/** The judgement of the answers of a history. */
export interface Judgement {
  readonly departures: number;
  readonly bookings: number;
  readonly calls: number;
  readonly unknown: number;
  /** A description of each object whose calls fit no order. */
  readonly broken: readonly string[];
}

/** The calls of one history, by their departure and their booking. */
export class Recording {
  readonly departures = new Map<string, Recorded<DepartureOperation>[]>();
  readonly bookings = new Map<string, Recorded<BookingOperation>[]>();
  #ticks = 0;

  /** The next tick, so that no two calls have the same time. */
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

/** The calls that a read with a named position has to include: all that are known to be stored up to it. */
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
