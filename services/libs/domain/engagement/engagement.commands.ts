import type { Instant } from '../calendar/instants.ts';

/** Whether the slug of the visited page belongs to a tour; the tour's stream shows it. */
interface OnTour {
  readonly tourExists: boolean;
}

/** One process counted how often a tour's page was opened from `from` (inclusive) to `to` (exclusive). */
export interface RecordTourViews extends OnTour {
  readonly type: 'RecordTourViews';
  readonly count: number;
  readonly from: Instant;
  readonly to: Instant;
}

export interface StartWhatsAppEnquiry extends OnTour {
  readonly type: 'StartWhatsAppEnquiry';
  readonly tourTitle: string;
  /** As the request gives it, of any length. */
  readonly userAgent: string | null;
}

export type EngagementCommand = RecordTourViews | StartWhatsAppEnquiry;
