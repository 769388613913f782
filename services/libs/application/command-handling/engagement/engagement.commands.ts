import type {
  RecordTourViews as RecordViews,
  RecordTourViewsRefusal,
} from '../../../domain/engagement/commands/record-tour-views.ts';
import type { StartWhatsAppEnquiry as StartEnquiry } from '../../../domain/engagement/commands/start-whatsapp-enquiry.ts';
import type { EngagementState } from '../../../domain/engagement/engagement.decider.ts';
import type { EngagementEvent } from '../../../domain/engagement/engagement.events.ts';
import type { TourNotFound } from '../../../domain/tour/tour.refusals.ts';
import { RequestedCommand } from '../engine/requested-command.ts';
import type { StreamAsOf } from '../engine/stream-as-of.ts';
import type { TourAddress } from '../tour/tour-streams.ts';

export type EngagementAsOf = StreamAsOf<EngagementState, EngagementEvent>;

/** The handler looks up whether the tour exists. */
type OnTour<Command> = TourAddress & Omit<Command, 'type' | 'tourExists'>;

abstract class EngagementCommand<
  Command,
  Refusal extends { readonly code: string },
> extends RequestedCommand<OnTour<Command>, EngagementAsOf, Refusal> {
  get target(): string {
    return this.input.tourId;
  }
}

export class RecordTourViews extends EngagementCommand<RecordViews, RecordTourViewsRefusal> {}

export class StartWhatsAppEnquiry extends EngagementCommand<StartEnquiry, TourNotFound> {}
