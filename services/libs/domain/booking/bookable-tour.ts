import type { PickupWindow } from '../tour/pickup-window.ts';
import type { PricingStructure } from '../tour/pricing/pricing-structure.ts';
import type { TourSchedule } from '../tour/tour.events.ts';

/** What a decision about a booking needs to know of its tour, in the tour's current state. */
export interface BookableTour {
  readonly tourId: string;
  readonly title: string;
  readonly status: 'active' | 'unpublished' | 'deleted';
  readonly durationHours: number;
  readonly meetingPoint: string;
  readonly meetingPointLink: string | null;
  readonly pricing: PricingStructure;
  readonly schedule: TourSchedule;
  /** When its travellers are picked up; empty where nobody is. */
  readonly pickupWindows: readonly PickupWindow[];
}
