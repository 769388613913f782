import { accept, type Decision, refuse } from '../../decision.ts';
import type { MailedLinksEnded } from '../booking.events.ts';
import type { BookingNotFound } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';

/** Ends the mailed links that were sent for the booking until now. Later e-mails contain new links. */
export interface EndMailedLinks {
  readonly type: 'EndMailedLinks';
}

export type EndMailedLinksRefusal = BookingNotFound;

/**
 * Accepted for every booking that exists, also repeatedly, because an e-mail may have been sent after the links were
 * last ended.
 */
export function endMailedLinks(
  _command: EndMailedLinks,
  state: BookingState,
): Decision<MailedLinksEnded, EndMailedLinksRefusal> {
  return state.status === 'none'
    ? refuse({ code: 'BookingNotFound' })
    : accept({ type: 'MailedLinksEnded', data: {} });
}
