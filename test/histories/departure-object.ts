import type { SequentialObject } from './linear-order.ts';

/** An operation on one departure or a read of it, with the answer. */
export type DepartureOperation =
  | {
      readonly kind: 'take';
      readonly booking: string;
      readonly reservation: string;
      readonly seats: number;
    }
  /** Refused, because fewer seats were left. */
  | {
      readonly kind: 'full';
      readonly booking: string;
      readonly seats: number;
      readonly seatsLeft: number;
    }
  | {
      readonly kind: 'release';
      readonly booking: string;
      readonly reservation: string;
      /** False also if an earlier try of the same call released the seats without an answer. */
      readonly wasOpen: boolean;
    }
  | { readonly kind: 'look'; readonly seatsTaken: number };

/** The seats of every open reservation, by booking and by name. */
type Held = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * A departure according to domain rule 10. A booking holds the largest of its open reservations. So it can reserve
 * its new seats before it releases the old ones. All bookings together never hold more seats than there are.
 */
export function departureObject(capacity: number): SequentialObject<Held, DepartureOperation> {
  const free = (held: Held) => capacity - seatsTaken(held);
  return {
    initial: {},
    apply(held, operation) {
      switch (operation.kind) {
        case 'take': {
          const { booking, reservation, seats } = operation;
          const fits = seats - heldBy(held, booking) <= Math.max(0, free(held));
          return fits
            ? withOpen(held, booking, { ...held[booking], [reservation]: seats })
            : undefined;
        }
        case 'full': {
          const { booking, seats, seatsLeft } = operation;
          const isTooMany = seats - heldBy(held, booking) > Math.max(0, free(held));
          return isTooMany && seatsLeft === free(held) ? held : undefined;
        }
        case 'release': {
          const { booking, reservation, wasOpen } = operation;
          const { [reservation]: seats, ...others } = held[booking] ?? {};
          if (seats === undefined) return wasOpen ? undefined : held;
          return withOpen(held, booking, others);
        }
        case 'look':
          return operation.seatsTaken === seatsTaken(held) ? held : undefined;
      }
    },
    isRead: ({ kind }) => kind === 'full' || kind === 'look',
    key: (held) =>
      Object.entries(held)
        .map(([booking, open]) => `${booking}:${Object.keys(open).sort().join('+')}`)
        .sort()
        .join(' '),
  };
}

function withOpen(held: Held, booking: string, open: Readonly<Record<string, number>>): Held {
  const all = Object.entries({ ...held, [booking]: open });
  return Object.fromEntries(all.filter(([, each]) => Object.keys(each).length > 0));
}

function heldBy(held: Held, booking: string): number {
  return Math.max(0, ...Object.values(held[booking] ?? {}));
}

function seatsTaken(held: Held): number {
  return Object.keys(held).reduce((sum, booking) => sum + heldBy(held, booking), 0);
}
