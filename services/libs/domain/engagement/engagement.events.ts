import type { Instant } from '../calendar/instants.ts';
import type { DomainEvent, EventTable } from '../decision.ts';

/** The tour's page was opened this many times from `from` (inclusive) to `to` (exclusive). */
export type TourViewsRecorded = DomainEvent<
  'TourViewsRecorded',
  { readonly count: number; readonly from: Instant; readonly to: Instant }
>;
/** A traveller opened WhatsApp from the tour's page. */
export type WhatsAppEnquiryStarted = DomainEvent<
  'WhatsAppEnquiryStarted',
  { readonly tourTitle: string; readonly userAgent: string | null }
>;

export type EngagementEvent = TourViewsRecorded | WhatsAppEnquiryStarted;

export const engagementEvents: EventTable<EngagementEvent> = {
  TourViewsRecorded: [],
  WhatsAppEnquiryStarted: [],
};
