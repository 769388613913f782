import { decider } from '../decision.ts';
import { recordTourViews } from './commands/record-tour-views.ts';
import { startWhatsAppEnquiry } from './commands/start-whatsapp-enquiry.ts';
import type { EngagementEvent } from './engagement.events.ts';

/** Earlier acts of visitors do not affect later ones, so there is no state. */
export type EngagementState = null;

const evolve: (state: EngagementState, event: EngagementEvent) => EngagementState = (state) =>
  state;

/** The actions of visitors of one tour, except bookings. */
export const engagementDecider = decider({
  initialState: null,
  evolve,
  commands: {
    RecordTourViews: recordTourViews,
    StartWhatsAppEnquiry: startWhatsAppEnquiry,
  },
});
