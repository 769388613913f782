import { isSameValue } from '@contracts/same-value.ts';
import {
  defaultCurrency,
  defaultDurationHours,
  defaultSchedule,
} from '@contracts/tour/tour-defaults.ts';
import type { TourFields } from '@contracts/tour/tour-view.ts';

/** A new tour, before anything is written (requirements, sections 3 and 9). */
export const newTour: TourFields = {
  title: '',
  category: [],
  badge: null,
  description: '',
  fullDescription: '',
  durationHours: defaultDurationHours,
  maxGuests: defaultSchedule.maxGuests,
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
  isFeatured: false,
  isActive: true,
  capacity: defaultSchedule.capacity,
  confirmation: defaultSchedule.confirmation,
  weekdays: defaultSchedule.weekdays,
  season: defaultSchedule.season,
  bookingCutoffHours: defaultSchedule.bookingCutoffHours,
};

/** The names of all that staff write. */
export const tourFieldNames = Object.keys(newTour) as readonly (keyof TourFields)[];

/** What of a tour staff write, without what they only see. */
export function fieldsIn(tour: TourFields): TourFields {
  const written = tourFieldNames.map((name) => [name, tour[name]] as const);
  return Object.fromEntries(written) as unknown as TourFields;
}

/**
 * What would be sent of a form as it is filled in. Where a number is no number it is NaN, which no rule lets pass,
 * or has a default (of the duration: requirements, section 5). A draft that was kept has null instead of NaN.
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
    badge: textOrNone(badge),
    meetingPointLink: textOrNone(meetingPointLink),
  };
}

function textOrNone(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}

/** Whether anything was written that is not saved. */
export function isChanged(draft: TourFields, saved: TourFields): boolean {
  return !isSameForm(draft, saved);
}

/** Whether two forms say the same; where neither has a number, they do. */
export function isSameForm(one: TourFields, other: TourFields): boolean {
  return isSameValue(asKept(one), asKept(other));
}

/** As storage keeps it: nothing in it is NaN. */
function asKept(draft: TourFields): unknown {
  const kept: unknown = JSON.parse(JSON.stringify(fieldsOf(draft)));
  return kept;
}
