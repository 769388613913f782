import type { Instant } from '../calendar/instants.ts';

/** Whether the slug the visitor was on belongs to a tour; the tour's stream knows. */
interface OnTour {
  readonly tourExists: boolean;
}

/** One process counted how often a tour's page was opened from `from` (inclusive) to `to`. */
export interface RecordTourViews extends OnTour {
  readonly type: 'RecordTourViews';
  readonly count: number;
  readonly from: Instant;
  readonly to: Instant;
}

export interface StartWhatsAppEnquiry extends OnTour {
  readonly type: 'StartWhatsAppEnquiry';
  readonly tourTitle: string;
  /** As the request named it, of any length. */
  readonly userAgent: string | null;
}

export type EngagementCommand = RecordTourViews | StartWhatsAppEnquiry;
