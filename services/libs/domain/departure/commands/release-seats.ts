import { accept, type Decision } from '../../decision.ts';
import type { ReleaseSeats } from '../departure.commands.ts';
import type { SeatsReleased } from '../departure.events.ts';
import type { DepartureState } from '../departure.state.ts';

/** A reservation that was already released, or never made, yields no event. */
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
