import type { WholeNumber } from '../whole-number.ts';
import type { Instant, LocalDate, LocalTime } from '../../domain/calendar/instants.ts';
import type { WebAddress } from '../web-address.ts';
import type { CommandAnswer } from '../answers.ts';
import type { PricingStructureView } from './pricing-view.ts';

/** The data of a tour that staff write; the body of POST and PUT /api/admin/tours. */
export interface TourFields {
  readonly title: string;
  readonly category: readonly string[];
  readonly badge: string | null;
  readonly description: string;
  /** HTML; the server keeps only safe elements. */
  readonly fullDescription: string;
  readonly durationHours: number;
  readonly maxGuests: WholeNumber;
  readonly meetingPoint: string;
  readonly meetingPointLink: WebAddress | null;
  /** Start times, 24-hour `HH:mm`. */
  readonly pickupTimes: readonly LocalTime[];
  readonly pricingStructure: PricingStructureView;
  readonly highlights: readonly string[];
  readonly itinerary: readonly ItineraryStepView[];
  readonly includes: readonly string[];
  readonly excludes: readonly string[];
  readonly whatToBring: readonly string[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  /** At most seven URLs; the first is the featured one. */
  readonly images: readonly string[];
  /**
   * The alternative texts and focus points. An answer has every picture in order, or leaves this out if staff
   * wrote neither. In a request, an entry belongs to the picture with its `url`; other entries are ignored.
   */
  readonly pictures?: readonly PictureView[] | undefined;
  readonly isFeatured: boolean;
  readonly isActive: boolean;
  /** Seats of one departure; null for no limit. */
  readonly capacity: WholeNumber | null;
  readonly confirmation: 'instant' | 'by-hand';
  /** ISO weekdays, 1 = Monday … 7 = Sunday. */
  readonly weekdays: readonly WholeNumber[];
  readonly season: { readonly from: LocalDate; readonly to: LocalDate } | null;
  readonly bookingCutoffHours: number;
  /** Minors may travel without an adult; if absent, they may not. */
  readonly allowsMinorsAlone?: boolean;
  /** Cancelling is free until this many hours before the start. */
  readonly freeCancellationHours: WholeNumber;
  /** After that the operator may charge up to this percentage of the price. */
  readonly cancellationChargePercent: WholeNumber;
  /** When travellers are picked up; null if there is no pick-up. If absent, the timeline shows when. */
  readonly pickup?: TourPickupView | null | undefined;
}

/** The text and focus point that staff set for one of the `images`. */
export interface PictureView {
  /** The address of the picture in `images`. */
  readonly url: string;
  /** A description of the picture, for people who do not see it. If absent, pages use the title of the tour. */
  readonly alt?: string;
  /** The point that stays visible if the picture is cropped; if absent, its centre. */
  readonly focus?: FocusPointView;
}

/** A point of a picture, from its upper left corner (0, 0) to its lower right one (1, 1). */
export interface FocusPointView {
  readonly x: number;
  readonly y: number;
}

export interface TourPickupView {
  /** One window for each zone, and one for all other zones. */
  readonly windows: readonly PickupWindowView[];
}

/** When travellers of a zone are picked up, in minutes before the start. */
export interface PickupWindowView {
  /** A zone of pick-up places; empty for all other zones. */
  readonly zone: string;
  readonly fromMinutes: WholeNumber;
  readonly toMinutes: WholeNumber;
}

/** Minutes count from the start time, negative before it; null if the time is open. */
export interface ItineraryStepView {
  readonly minutesFromStart: WholeNumber | null;
  readonly text: string;
}

/** A tour as everyone may see it. */
export interface TourView extends Omit<TourFields, 'isActive'> {
  readonly id: string;
  /** The first image; null for a tour without one. */
  readonly image: string | null;
  /** The derived price, in the currency of the price table. */
  readonly price: number;
  /**
   * The sizes of parties that pay `price` each, such as `6 or more`; absent if the size does not change the
   * price.
   */
  readonly priceParty?: string;
  /** The "From" price of the tour's page, in the currency of the price table. */
  readonly fromPrice: number;
  /** The sizes of parties that pay `fromPrice` each; absent if the size does not change the price. */
  readonly fromParty?: string;
  readonly currency: string;
  /** Such as `3 hours`. */
  readonly duration: string;
  /**
   * The average of the tour's published reviews, if there are at least three; otherwise the rating that the operator
   * gives.
   */
  readonly rating: number;
  /** How many reviews of the tour are published. */
  readonly reviewsCount: WholeNumber;
  readonly createdAt: Instant;
  readonly totalBookings: WholeNumber;
  readonly totalViews: WholeNumber;
  readonly popularityScore: number;
  /** When travellers are picked up, as set by staff or shown in the timeline; empty if there is no pick-up. */
  readonly pickupWindows: readonly PickupWindowView[];
}

/** An item of GET /api/tours. */
export interface TourListItem extends TourView {
  /** Present if the request names a date. */
  readonly availability?: readonly SlotView[];
  /**
   * Present if the request asks for it: the next start with room, or null if there is none in the next weeks.
   */
  readonly nextStart?: SlotView | null;
  /** The tour does not match the text that was searched for, but matches a different spelling of it. */
  readonly isSimilar?: true;
}

export interface TourSuggestion {
  readonly id: string;
  readonly title: string;
}

/** The availability of a departure. `limited`: at most four seats left; `past`: after the cut-off. */
export type SlotStatus = 'available' | 'limited' | 'full' | 'closed' | 'past';

export interface SlotView {
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly status: SlotStatus;
  /** Null for a departure without a limit. */
  readonly seatsLeft: WholeNumber | null;
}

/** A tour as staff see it. */
export interface AdminTourView extends TourView {
  readonly isActive: boolean;
  readonly isDeleted: boolean;
  readonly revenueGenerated: readonly { readonly currency: string; readonly amount: number }[];
  readonly revision: string;
}

export type AdminTourAnswer = AdminTourView & CommandAnswer;
