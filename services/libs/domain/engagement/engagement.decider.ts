import type { Decider, Decision } from '../decision.ts';
import { recordTourViews } from './commands/record-tour-views.ts';
import { startWhatsAppEnquiry } from './commands/start-whatsapp-enquiry.ts';
import type { EngagementCommand } from './engagement.commands.ts';
import type { EngagementEvent } from './engagement.events.ts';
import type { EngagementRefusal } from './engagement.refusals.ts';

/** Earlier acts of visitors do not affect later ones, so there is no state. */
export type EngagementState = null;

/** What visitors of one tour did, besides booking it. */
export const engagementDecider: Decider<
  EngagementState,
  EngagementCommand,
  EngagementEvent,
  EngagementRefusal
> = { initialState: null, decide: decideEngagement, evolve: (state) => state };

function decideEngagement(
  command: EngagementCommand,
): Decision<EngagementEvent, EngagementRefusal> {
  switch (command.type) {
    case 'RecordTourViews':
      return recordTourViews(command);
    case 'StartWhatsAppEnquiry':
      return startWhatsAppEnquiry(command);
  }
}
