import { isSameValue } from '@contracts/same-value.ts';
import { defaultCancellation } from '@contracts/tour/cancellation-terms.ts';
import {
  defaultCurrency,
  defaultDurationHours,
  defaultSchedule,
} from '@contracts/tour/tour-defaults.ts';
import type { TourFields } from '@contracts/tour/tour-view.ts';

/** The fields of a new tour (requirements, sections 3 and 9). */
export const newTour: TourFields = {
  title: '',
  category: [],
  badge: null,
  description: '',
  fullDescription: '',
  durationHours: defaultDurationHours,
  maxGuests: defaultSchedule.maxGuests,
  allowsMinorsAlone: false,
  meetingPoint: '',
  meetingPointLink: null,
  pickupTimes: defaultSchedule.pickupTimes,
  pricingStructure: { type: 'fixed', currency: defaultCurrency, basePrice: NaN },
  highlights: [],
  itinerary: [],
  includes: [],
  excludes: [],
  whatToBring: [],
  faq: [],
  images: [],
  pictures: [],
  isFeatured: false,
  isActive: true,
  capacity: defaultSchedule.capacity,
  confirmation: defaultSchedule.confirmation,
  weekdays: defaultSchedule.weekdays,
  season: defaultSchedule.season,
  bookingCutoffHours: defaultSchedule.bookingCutoffHours,
  freeCancellationHours: defaultCancellation.freeUntilHours,
  cancellationChargePercent: defaultCancellation.chargePercentMax,
  pickup: undefined,
};

/** The names of all fields that staff edit. */
export const tourFieldNames = Object.keys(newTour) as readonly (keyof TourFields)[];

/** The fields of a tour that staff edit, without the fields that staff only see. */
export function fieldsIn(tour: TourFields): TourFields {
  const written = tourFieldNames.map((name) => [name, tour[name]] as const);
  // The list must not be undefined, because a kept draft loses undefined fields.
  return {
    ...(Object.fromEntries(written) as unknown as TourFields),
    pictures: tour.pictures ?? [],
  };
}

/**
 * The fields that would be sent. A missing number becomes the default of its field (for the duration: requirements,
 * section 5). Without a number there is no capacity limit, and a missing largest party becomes NaN, which its rule
 * refuses. A kept draft has null in place of NaN.
 */
export function fieldsOf(draft: TourFields): TourFields {
  const { durationHours, maxGuests, capacity, bookingCutoffHours, badge, meetingPointLink } = draft;
  return {
    ...draft,
    durationHours: Number.isFinite(durationHours) ? durationHours : defaultDurationHours,
    maxGuests: Number.isFinite(maxGuests) ? maxGuests : NaN,
    capacity: Number.isFinite(capacity) ? capacity : null,
    bookingCutoffHours: Number.isFinite(bookingCutoffHours)
      ? bookingCutoffHours
      : defaultSchedule.bookingCutoffHours,
    freeCancellationHours: Number.isFinite(draft.freeCancellationHours)
      ? draft.freeCancellationHours
      : defaultCancellation.freeUntilHours,
    cancellationChargePercent: Number.isFinite(draft.cancellationChargePercent)
      ? draft.cancellationChargePercent
      : defaultCancellation.chargePercentMax,
    badge: textOrNone(badge),
    meetingPointLink: textOrNone(meetingPointLink),
  };
}

function textOrNone(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}

/** Whether the form contains unsaved changes. */
export function isChanged(draft: TourFields, saved: TourFields): boolean {
  return !isSameForm(draft, saved);
}

/** Whether two forms have the same content. Two missing numbers are equal. */
export function isSameForm(one: TourFields, other: TourFields): boolean {
  return isSameValue(asKept(one), asKept(other));
}

/** The form as storage keeps it, with null in place of NaN. */
function asKept(draft: TourFields): unknown {
  const kept: unknown = JSON.parse(JSON.stringify(fieldsOf(draft)));
  return kept;
}
