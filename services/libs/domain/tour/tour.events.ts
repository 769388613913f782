import type { DomainEvent, EventTable } from '../decision.ts';
import type { LocalDate, LocalTime } from '../calendar/instants.ts';
import type { Undoing } from '../undo/undoing.ts';
import type { CancellationTerms } from './cancellation-terms.ts';
import type { PickupWindow } from './pickup-window.ts';
import type { PricingStructure } from './pricing/pricing-structure.ts';
import { categoriesOfPricing, categoriesOfTour } from './upcast-categories.ts';

/** The texts about the tour that travellers read. */
export interface TourDetails {
  readonly title: string;
  readonly badge: string | null;
  /** From {@link tourCategories}; a tour may have several. */
  readonly categories: readonly string[];
  readonly description: string;
  /** HTML, sanitised before it becomes an event. */
  readonly fullDescription: string;
  readonly durationHours: number;
  readonly meetingPoint: string;
  readonly meetingPointLink: string | null;
  readonly highlights: readonly string[];
  readonly itinerary: readonly ItineraryStep[];
  readonly includes: readonly string[];
  readonly excludes: readonly string[];
  readonly whatToBring: readonly string[];
}

/** One stop of the day; minutes are counted from the start time, negative before it (a pick-up). */
export interface ItineraryStep {
  readonly minutesFromStart: number | null;
  readonly text: string;
}

/** When the tour runs, for how many travellers, and how its bookings are confirmed. */
export interface TourSchedule {
  /** Unique start times in ascending order. */
  readonly pickupTimes: readonly LocalTime[];
  /** ISO weekdays on which the tour runs, 1 = Monday … 7 = Sunday. */
  readonly weekdays: readonly number[];
  readonly season: { readonly from: LocalDate; readonly to: LocalDate } | null;
  /** A departure can be booked until this many hours before its start. */
  readonly bookingCutoffHours: number;
  /** The largest party of one booking. */
  readonly maxGuests: number;
  /** Seats of one departure, null for no limit; a departure's own capacity has priority. */
  readonly capacity: number | null;
  readonly confirmation: 'instant' | 'by-hand';
  /** Minors may book without an adult. */
  readonly allowsMinorsAlone?: true;
  /** What cancelling costs; if absent, the default terms apply. */
  readonly cancellation?: CancellationTerms;
  /**
   * When travellers are picked up, by zone; null for a tour without pick-up. If absent, the windows follow
   * from the timeline.
   */
  readonly pickup?: { readonly windows: readonly PickupWindow[] } | null;
}

export interface TourImage {
  readonly url: string;
  /** The alternative text: what the picture shows. Null: pages describe it with the title of the tour. */
  readonly alt: string | null;
  /** The point that stays visible if the picture is cropped; if absent, the centre. */
  readonly focus?: FocusPoint;
}

/** A point of a picture, from its upper left corner (0, 0) to its lower right one (1, 1). */
export interface FocusPoint {
  readonly x: number;
  readonly y: number;
}

export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

/** Everything that staff can write about a tour, divided into the parts that events contain. */
export interface TourParts {
  readonly details: TourDetails;
  readonly pricing: PricingStructure;
  readonly schedule: TourSchedule;
  /** At most seven; the first is the featured image. */
  readonly images: readonly TourImage[];
  readonly faq: readonly FaqEntry[];
}

/** A tour entered the catalogue, unpublished until TourPublished. */
export type TourCreated = DomainEvent<'TourCreated', TourParts>;
/** The texts that travellers read about the tour changed. */
export type TourDetailsEdited = DomainEvent<
  'TourDetailsEdited',
  Undoing & { readonly before: TourDetails; readonly after: TourDetails }
>;
/** The price table changed; bookings already made keep their price. */
export type TourPricingChanged = DomainEvent<
  'TourPricingChanged',
  Undoing & { readonly before: PricingStructure; readonly after: PricingStructure }
>;
/** Start times, weekdays, sizes or the way of confirming bookings changed. */
export type TourScheduleChanged = DomainEvent<
  'TourScheduleChanged',
  Undoing & { readonly before: TourSchedule; readonly after: TourSchedule }
>;
/** Images were added, removed, reordered, described or given another focus point. */
export type TourImagesChanged = DomainEvent<
  'TourImagesChanged',
  Undoing & { readonly before: readonly TourImage[]; readonly after: readonly TourImage[] }
>;
/** Questions and answers changed. */
export type TourFaqChanged = DomainEvent<
  'TourFaqChanged',
  Undoing & { readonly before: readonly FaqEntry[]; readonly after: readonly FaqEntry[] }
>;
/** The tour can be seen and booked. */
export type TourPublished = DomainEvent<'TourPublished', Undoing>;
/** The tour can no longer be seen or booked. */
export type TourUnpublished = DomainEvent<'TourUnpublished', Undoing>;
/** The tour is shown among the featured ones. */
export type TourFeatured = DomainEvent<'TourFeatured', Undoing>;
/** The tour is no longer shown among the featured ones. */
export type TourUnfeatured = DomainEvent<'TourUnfeatured', Undoing>;
/** The tour left the catalogue; it can only be restored. */
export type TourDeleted = DomainEvent<'TourDeleted', Undoing>;
/** A deleted tour came back as it was. */
export type TourRestored = DomainEvent<'TourRestored', Undoing>;

export type TourEvent =
  | TourCreated
  | TourDetailsEdited
  | TourPricingChanged
  | TourScheduleChanged
  | TourImagesChanged
  | TourFaqChanged
  | TourPublished
  | TourUnpublished
  | TourFeatured
  | TourUnfeatured
  | TourDeleted
  | TourRestored;

export const tourEvents: EventTable<TourEvent> = {
  TourCreated: [categoriesOfTour],
  TourDetailsEdited: [],
  TourPricingChanged: [categoriesOfPricing],
  TourScheduleChanged: [],
  TourImagesChanged: [],
  TourFaqChanged: [],
  TourPublished: [],
  TourUnpublished: [],
  TourFeatured: [],
  TourUnfeatured: [],
  TourDeleted: [],
  TourRestored: [],
};
