import type { Slot } from './departure-id.ts';
import type {
  DepartureCancelled,
  DepartureMoved,
  DisruptionProgressed,
  DisruptionResumed,
  DisruptionStopped,
  FailedBooking,
} from './departure.events.ts';

/** How far the bookings of a departure that does not take place have been cancelled or moved. */
export interface Disruption {
  readonly id: string;
  readonly kind: 'cancellation' | 'move';
  /** Where a move goes. */
  readonly to?: Slot;
  readonly reason: string;
  readonly total: number;
  readonly isStopped: boolean;
  /** Those nobody has dealt with yet, the longest held first. */
  readonly unsettled: readonly number[];
  readonly failed: readonly FailedBooking[];
}

export type DisruptionEvent =
  | DepartureCancelled
  | DepartureMoved
  | DisruptionProgressed
  | DisruptionStopped
  | DisruptionResumed;

export function disruptionState(disruption: Disruption): 'running' | 'stopped' | 'done' {
  if (disruption.unsettled.length === 0) {
    return 'done';
  }
  return disruption.isStopped ? 'stopped' : 'running';
}

/** The disruption after one more event; one that belongs to another disruption changes nothing. */
export function evolveDisruption(
  disruption: Disruption | undefined,
  event: DisruptionEvent,
): Disruption | undefined {
  switch (event.type) {
    case 'DepartureCancelled':
      return { ...begun(event.data), kind: 'cancellation' };
    case 'DepartureMoved':
      return { ...begun(event.data), kind: 'move', to: event.data.to };
    case 'DisruptionProgressed':
    case 'DisruptionStopped':
    case 'DisruptionResumed':
      return disruption?.id === event.data.disruptionId ? goneOn(disruption, event) : disruption;
  }
}

function begun({
  disruptionId,
  reason,
  bookings,
}: DepartureCancelled['data']): Omit<Disruption, 'kind'> {
  return {
    id: disruptionId,
    reason,
    total: bookings.length,
    isStopped: false,
    unsettled: bookings,
    failed: [],
  };
}

function goneOn(
  disruption: Disruption,
  event: DisruptionProgressed | DisruptionStopped | DisruptionResumed,
): Disruption {
  const { unsettled, failed } = disruption;
  switch (event.type) {
    case 'DisruptionProgressed': {
      const ended = new Set([
        ...event.data.settled,
        ...event.data.failed.map(({ bookingNumber }) => bookingNumber),
      ]);
      return {
        ...disruption,
        unsettled: unsettled.filter((bookingNumber) => !ended.has(bookingNumber)),
        failed: [
          ...failed.filter(({ bookingNumber }) => !ended.has(bookingNumber)),
          ...event.data.failed,
        ],
      };
    }
    case 'DisruptionStopped':
      return { ...disruption, isStopped: true };
    case 'DisruptionResumed': {
      const again = failed.map(({ bookingNumber }) => bookingNumber);
      return { ...disruption, isStopped: false, unsettled: [...unsettled, ...again], failed: [] };
    }
  }
}
