import type { Instant } from '../../../domain/calendar/instants.ts';
import type { EngagementState } from '../../../domain/engagement/engagement.decider.ts';
import type { EngagementEvent } from '../../../domain/engagement/engagement.events.ts';
import type { EngagementRefusal } from '../../../domain/engagement/engagement.refusals.ts';
import type { TourNotFound } from '../../../domain/tour/tour.refusals.ts';
import { RequestedCommand } from '../requested-command.ts';
import type { StreamAsOf } from '../stream-as-of.ts';

export type EngagementAsOf = StreamAsOf<EngagementState, EngagementEvent>;

abstract class EngagementCommand<
  Wish extends { readonly tourId: string },
  Refusal extends { readonly code: string },
> extends RequestedCommand<Wish, EngagementAsOf, Refusal> {
  get target(): string {
    return this.wish.tourId;
  }
}

export interface RecordTourViewsWish {
  readonly tourId: string;
  readonly count: number;
  /** A minute or longer; `to` is exclusive. */
  readonly from: Instant;
  readonly to: Instant;
}

export class RecordTourViews extends EngagementCommand<RecordTourViewsWish, EngagementRefusal> {}

export interface StartWhatsAppEnquiryWish {
  readonly tourId: string;
  readonly tourTitle: string;
  readonly userAgent: string | null;
}

export class StartWhatsAppEnquiry extends EngagementCommand<
  StartWhatsAppEnquiryWish,
  TourNotFound
> {}
