import { accept, type Decision, refuse } from '../../decision.ts';
import type { MailedLinksEnded } from '../booking.events.ts';
import type { BookingNotFound } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';

/** Ends the mailed links of the booking that were sent until now; later e-mails have new ones. */
export interface EndMailedLinks {
  readonly type: 'EndMailedLinks';
}

export type EndMailedLinksRefusal = BookingNotFound;

/** Always possible, also again: an e-mail may have been sent since the links were last ended. */
export function endMailedLinks(
  _command: EndMailedLinks,
  state: BookingState,
): Decision<MailedLinksEnded, EndMailedLinksRefusal> {
  return state.status === 'none'
    ? refuse({ code: 'BookingNotFound' })
    : accept({ type: 'MailedLinksEnded', data: {} });
}
