import { defaultCancellation } from '../../domain/tour/cancellation-terms.ts';
import { defaultDurationHours, defaultSchedule } from '../../domain/tour/tour-defaults.ts';
import type { TourForm } from '../../domain/tour/tour-form.ts';
import { pricingStructureOf } from './pricing-structure-of.ts';
import type { TourFields } from './tour-view.ts';

/** A request to create or save a tour; missing fields get the defaults of requirements, section 9. */
export type TourRequest = Pick<TourFields, 'title' | 'pricingStructure'> & Partial<TourFields>;

type Parts = TourForm['parts'];

/** The complete form for the tour's rules; its HTML is not sanitised yet. */
export function tourFormOf(request: TourRequest): TourForm {
  return {
    parts: {
      details: detailsOf(request),
      pricing: pricingStructureOf(request.pricingStructure),
      schedule: scheduleOf(request),
      images: imagesOf(request),
      faq: request.faq ?? [],
    },
    isActive: request.isActive ?? true,
    isFeatured: request.isFeatured ?? false,
  };
}

function imagesOf({ images = [], pictures = [] }: TourRequest): Parts['images'] {
  return images.map((url) => {
    const { alt = null, focus } = pictures.find((picture) => picture.url === url) ?? {};
    return { url, alt, ...(focus && { focus }) };
  });
}

function detailsOf(request: TourRequest): Parts['details'] {
  return {
    title: request.title,
    badge: request.badge ?? null,
    categories: request.category ?? [],
    description: request.description ?? '',
    fullDescription: request.fullDescription ?? '',
    durationHours: request.durationHours ?? defaultDurationHours,
    meetingPoint: request.meetingPoint ?? '',
    meetingPointLink: request.meetingPointLink ?? null,
    highlights: request.highlights ?? [],
    itinerary: request.itinerary ?? [],
    includes: request.includes ?? [],
    excludes: request.excludes ?? [],
    whatToBring: request.whatToBring ?? [],
  };
}

function scheduleOf(request: TourRequest): Parts['schedule'] {
  return {
    pickupTimes: request.pickupTimes ?? defaultSchedule.pickupTimes,
    weekdays: request.weekdays ?? defaultSchedule.weekdays,
    season: request.season ?? null,
    bookingCutoffHours: request.bookingCutoffHours ?? defaultSchedule.bookingCutoffHours,
    maxGuests: request.maxGuests ?? defaultSchedule.maxGuests,
    capacity: request.capacity ?? null,
    confirmation: request.confirmation ?? defaultSchedule.confirmation,
    ...(request.allowsMinorsAlone === true ? { allowsMinorsAlone: true as const } : {}),
    cancellation: {
      freeUntilHours: request.freeCancellationHours ?? defaultCancellation.freeUntilHours,
      chargePercentMax: request.cancellationChargePercent ?? defaultCancellation.chargePercentMax,
    },
    ...(request.pickup === undefined ? {} : { pickup: request.pickup }),
  };
}
