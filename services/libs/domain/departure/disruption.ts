import {
  progressed,
  resumed,
  stopped,
  type WorkList,
  workListOf,
  workState,
} from '../bulk-act/work-list.ts';
import type { Slot } from './departure-id.ts';
import type {
  DepartureCancelled,
  DepartureMoved,
  DisruptionProgressed,
  DisruptionResumed,
  DisruptionStopped,
} from './departure.events.ts';

/** The progress of cancelling or moving the bookings of a departure that was called off. */
export interface Disruption extends WorkList {
  readonly kind: 'cancellation' | 'move';
  /** The slot that the bookings move to. */
  readonly to?: Slot;
  readonly reason: string;
}

export type DisruptionEvent =
  | DepartureCancelled
  | DepartureMoved
  | DisruptionProgressed
  | DisruptionStopped
  | DisruptionResumed;

export const disruptionState: (disruption: Disruption) => 'running' | 'stopped' | 'done' =
  workState;

/** The disruption after one more event; an event of another disruption changes nothing. */
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
  return { ...workListOf(disruptionId, bookings), reason };
}

function goneOn(
  disruption: Disruption,
  event: DisruptionProgressed | DisruptionStopped | DisruptionResumed,
): Disruption {
  switch (event.type) {
    case 'DisruptionProgressed':
      return progressed(disruption, event.data);
    case 'DisruptionStopped':
      return stopped(disruption);
    case 'DisruptionResumed':
      return resumed(disruption);
  }
}
