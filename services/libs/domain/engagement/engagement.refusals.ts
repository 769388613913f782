import type { TourNotFound } from '../tour/tour.refusals.ts';

/** Views are counted over a minute or longer, from an instant to a later one. */
export interface InvalidWindow {
  readonly code: 'InvalidWindow';
  readonly secondsMin: number;
}

/** Not a whole number of views. */
export interface InvalidCount {
  readonly code: 'InvalidCount';
}

/**
 * StartWhatsAppEnquiry is refused only with TourNotFound. Visitors see none of these refusals: their
 * page opens even if a count is refused.
 */
export type EngagementRefusal = TourNotFound | InvalidWindow | InvalidCount;
