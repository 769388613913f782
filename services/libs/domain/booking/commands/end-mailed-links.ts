import { accept, type Decision, refuse } from '../../decision.ts';
import type { MailedLinksEnded } from '../booking.events.ts';
import type { EndMailedLinksRefusal } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';

/** Always possible, also again: an e-mail may have been sent since the links were last ended. */
export function endMailedLinks(
  state: BookingState,
): Decision<MailedLinksEnded, EndMailedLinksRefusal> {
  return state.status === 'none'
    ? refuse({ code: 'BookingNotFound' })
    : accept({ type: 'MailedLinksEnded', data: {} });
}
