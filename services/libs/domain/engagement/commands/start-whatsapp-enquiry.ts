import { accept, type Decision, refuse } from '../../decision.ts';
import type { WhatsAppEnquiryStarted } from '../engagement.events.ts';
import type { TourNotFound } from '../../tour/tour.refusals.ts';

export interface StartWhatsAppEnquiry {
  readonly type: 'StartWhatsAppEnquiry';
  /** Whether the slug of the visited page belongs to a tour; the tour's stream shows it. */
  readonly tourExists: boolean;
  readonly tourTitle: string;
  /** The text as the request gives it, of any length. */
  readonly userAgent: string | null;
}

/** Longer texts are cut, because they come from unknown browsers and the log keeps them permanently. */
const userAgentLengthMax = 400;

export function startWhatsAppEnquiry(
  command: StartWhatsAppEnquiry,
): Decision<WhatsAppEnquiryStarted, TourNotFound> {
  if (!command.tourExists) {
    return refuse({ code: 'TourNotFound' });
  }
  return accept({
    type: 'WhatsAppEnquiryStarted',
    data: {
      tourTitle: command.tourTitle,
      userAgent: command.userAgent?.slice(0, userAgentLengthMax).toWellFormed() ?? null,
    },
  });
}
