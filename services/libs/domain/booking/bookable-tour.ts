import type { PickupWindow } from '../tour/pickup-window.ts';
import type { PricingStructure } from '../tour/pricing/pricing-structure.ts';
import type { TourSchedule } from '../tour/tour.events.ts';

/** The data of a tour, in its current state, that decisions about its bookings need. */
export interface BookableTour {
  readonly tourId: string;
  readonly title: string;
  readonly status: 'active' | 'unpublished' | 'deleted';
  readonly durationHours: number;
  readonly meetingPoint: string;
  readonly meetingPointLink: string | null;
  readonly pricing: PricingStructure;
  readonly schedule: TourSchedule;
  /** The times at which travellers are picked up; empty if the tour has no pick-up. */
  readonly pickupWindows: readonly PickupWindow[];
}
