import { accept, type Decision } from '../../decision.ts';
import type { SeatsReleased } from '../departure.events.ts';
import type { DepartureState } from '../departure.state.ts';

/**
 * Releases a reservation. The id must be one that the booking's stream names as dropped or abandoned. The sender of
 * the command has read that stream.
 */
export interface ReleaseSeats {
  readonly type: 'ReleaseSeats';
  readonly reservationId: string;
}

/** Stores no event for a reservation that was already released or never made. */
export function releaseSeats(
  command: ReleaseSeats,
  state: DepartureState,
): Decision<SeatsReleased, never> {
  const open = state.seats.open(command.reservationId);
  if (open === undefined) {
    return accept();
  }
  const { reservationId, bookingNumber, seats } = open;
  return accept({ type: 'SeatsReleased', data: { reservationId, bookingNumber, seats } });
}
