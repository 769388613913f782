import { storedCancellation } from './cancellation-terms.ts';
import { sortPickupTimes } from './pickup-times.ts';
import { type AgeRate, mapAgeRates, type PricingStructure } from './pricing/pricing-structure.ts';
import type {
  FaqEntry,
  FocusPoint,
  TourDetails,
  TourImage,
  TourParts,
  TourSchedule,
} from './tour.events.ts';

/**
 * The form in which events store what staff wrote. Its texts are trimmed by {@link trimTexts}. It has no blank lines
 * (requirements, section 5). Times and weekdays are in order, and each weekday and category occurs once. Tidying
 * twice changes nothing, so saving a tour as it was shown is not a change.
 */
export function tidyTour(parts: TourParts): TourParts {
  const { details, pricing, schedule, images, faq } = trimTexts(parts);
  const { cancellation, ...times } = schedule;
  return {
    details: {
      ...details,
      categories: eachOnce(details.categories),
      highlights: details.highlights.filter(isWritten),
      itinerary: details.itinerary.filter(({ text }) => isWritten(text)),
      includes: details.includes.filter(isWritten),
      excludes: details.excludes.filter(isWritten),
      whatToBring: details.whatToBring.filter(isWritten),
    },
    pricing,
    schedule: {
      ...times,
      ...storedCancellation(cancellation),
      pickupTimes: sortPickupTimes(schedule.pickupTimes.filter(isWritten)),
      weekdays: eachOnce(schedule.weekdays).toSorted((a, b) => a - b),
      ...pickupPart(schedule.pickup && inOrderOfZones(schedule.pickup)),
    },
    images: images.map(storedImage),
    faq: faq.filter(isWrittenEntry),
  };
}

/**
 * The same form without spaces around its texts, without halves of characters (which cannot be stored as
 * UTF-8), and with null for an empty optional text. Every entry of a list keeps its place, so that a fault
 * can name it.
 */
export function trimTexts(parts: TourParts): TourParts {
  return {
    details: trimDetails(parts.details),
    pricing: trimPricing(parts.pricing),
    schedule: trimSchedule(parts.schedule),
    images: parts.images.map(trimImage),
    faq: parts.faq.map(({ question, answer }) => ({
      question: trimText(question),
      answer: trimText(answer),
    })),
  };
}

/** Whether a line of a list has any text. */
export function isWritten(line: string): boolean {
  return line !== '';
}

/** Whether the question or the answer has any text. */
export function isWrittenEntry({ question, answer }: FaqEntry): boolean {
  return isWritten(question) || isWritten(answer);
}

function trimDetails(details: TourDetails): TourDetails {
  return {
    title: trimText(details.title),
    badge: textOrNull(details.badge),
    categories: details.categories.map(trimText),
    description: trimText(details.description),
    fullDescription: trimText(details.fullDescription),
    durationHours: details.durationHours,
    meetingPoint: trimText(details.meetingPoint),
    meetingPointLink: textOrNull(details.meetingPointLink),
    highlights: details.highlights.map(trimText),
    itinerary: details.itinerary.map(({ minutesFromStart, text }) => ({
      minutesFromStart,
      text: trimText(text),
    })),
    includes: details.includes.map(trimText),
    excludes: details.excludes.map(trimText),
    whatToBring: details.whatToBring.map(trimText),
  };
}

function trimImage({ url, alt, ...focus }: TourImage): TourImage {
  return { url: trimText(url), alt: textOrNull(alt), ...focus };
}

/** A picture with its focus in whole per cent. A focus in the centre is the default and is left out. */
function storedImage({ url, alt, focus }: TourImage): TourImage {
  const point = focus && inWholePercent(focus);
  const isCentre = point?.x === centre && point.y === centre;
  return { url, alt, ...(point === undefined || isCentre ? {} : { focus: point }) };
}

const centre = 0.5;

function inWholePercent({ x, y }: FocusPoint): FocusPoint {
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
}

function trimSchedule({ pickup, ...schedule }: TourSchedule): TourSchedule {
  const windows = pickup?.windows.map((window) => ({ ...window, zone: trimText(window.zone) }));
  return {
    ...schedule,
    pickupTimes: schedule.pickupTimes.map(trimText),
    ...pickupPart(windows === undefined ? pickup : { windows }),
  };
}

/** A tour whose windows follow from its timeline has no such member. */
function pickupPart(pickup: TourSchedule['pickup']): Pick<TourSchedule, 'pickup'> {
  return pickup === undefined ? {} : { pickup };
}

/** The window for every other zone comes first, then the zones by name. */
function inOrderOfZones({ windows }: NonNullable<TourSchedule['pickup']>) {
  return { windows: windows.toSorted((one, other) => (one.zone < other.zone ? -1 : 1)) };
}

/** Requests may name categories, so space around names must be removed. */
function trimPricing(pricing: PricingStructure): PricingStructure {
  switch (pricing.type) {
    case 'fixed':
      return pricing;
    case 'seasonal':
      return {
        ...pricing,
        seasonalRates: pricing.seasonalRates.map((rate) => ({
          ...rate,
          season: trimText(rate.season),
        })),
      };
    case 'age_based':
    case 'group':
      return mapAgeRates(pricing, trimRate);
  }
}

function trimRate(rate: AgeRate): AgeRate {
  return { ...rate, category: trimText(rate.category) };
}

function trimText(text: string): string {
  return text.trim().toWellFormed();
}

function textOrNull(text: string | null): string | null {
  const trimmed = trimText(text ?? '');
  return trimmed === '' ? null : trimmed;
}

function eachOnce<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
