import { accept, type Decision, refuse } from '../../decision.ts';
import type { ManageLinkHandedOut } from '../booking.events.ts';
import type { BookingNotFound, HasEmailAddress } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';

/** Staff ask for the link with which a traveller without an e-mail address manages the booking. */
export interface HandOutManageLink {
  readonly type: 'HandOutManageLink';
  /** Whether the traveller has an e-mail address, and therefore gets the link by e-mail. */
  readonly hasEmail: boolean;
}

export type HandOutManageLinkRefusal = BookingNotFound | HasEmailAddress;

/**
 * Records each time that the link is shown to staff. A traveller with an e-mail address gets the link only by e-mail,
 * so that staff never see it (ADR 78).
 */
export function handOutManageLink(
  { hasEmail }: HandOutManageLink,
  state: BookingState,
): Decision<ManageLinkHandedOut, HandOutManageLinkRefusal> {
  if (state.status === 'none') return refuse({ code: 'BookingNotFound' });
  if (hasEmail) return refuse({ code: 'HasEmailAddress' });
  return accept({ type: 'ManageLinkHandedOut', data: {} });
}
