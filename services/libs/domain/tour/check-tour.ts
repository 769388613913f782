import { isValidDate, isValidTime } from '../calendar/dar-es-salaam.ts';
import type { FieldFault } from '../refusal.ts';
import { type CancellationTerms, defaultCancellation } from './cancellation-terms.ts';
import { checkPricing } from './pricing/check-pricing.ts';
import { isForOtherZones, type PickupWindow } from './pickup-window.ts';
import { tourCategories } from './tour-categories.ts';
import { isWritten, isWrittenEntry, trimTexts } from './tidy-tour.ts';
import { tourLimits } from './tour-limits.ts';
import type { FaqEntry, TourDetails, TourImage, TourParts, TourSchedule } from './tour.events.ts';

/**
 * The faults of a form, under the names and places of its fields in requests. Spaces around texts and blank lines are
 * not faults, because tidy-tour.ts removes them.
 */
export function checkTour(parts: TourParts): FieldFault[] {
  const { details, pricing, schedule, images, faq } = trimTexts(parts);
  return [
    ...checkDetails(details),
    ...checkPricing(pricing),
    ...checkSchedule(schedule),
    ...checkImages(images),
    ...checkFaq(faq),
  ];
}

function checkDetails(details: TourDetails): FieldFault[] {
  return [
    ...(details.title === '' ? [fault('title', 'Give the tour a title')] : []),
    ...checkLength('title', details.title, tourLimits.titleLengthMax),
    ...checkLength('badge', details.badge ?? '', tourLimits.badgeLengthMax),
    ...checkCategories(details.categories),
    ...checkLength('description', details.description, tourLimits.descriptionLengthMax),
    ...checkLength('fullDescription', details.fullDescription, tourLimits.fullDescriptionLengthMax),
    ...checkDuration(details.durationHours),
    ...checkLength('meetingPoint', details.meetingPoint, tourLimits.meetingPointLengthMax),
    ...checkMeetingPointLink(details.meetingPointLink),
    ...checkLines('highlights', details.highlights),
    ...checkItinerary(details.itinerary),
    ...checkLines('includes', details.includes),
    ...checkLines('excludes', details.excludes),
    ...checkLines('whatToBring', details.whatToBring),
  ];
}

function checkCategories(categories: readonly string[]): FieldFault[] {
  return categories.flatMap((category, index) =>
    tourCategories.includes(category)
      ? []
      : [fault(`category.${index}`, `Choose from ${tourCategories.join(', ')}`)],
  );
}

function checkDuration(durationHours: number): FieldFault[] {
  const { durationHoursMax } = tourLimits;
  return durationHours > 0 && durationHours <= durationHoursMax
    ? []
    : [fault('durationHours', `A tour lasts more than 0 and at most ${durationHoursMax} hours`)];
}

function checkMeetingPointLink(link: string | null): FieldFault[] {
  if (link === null) {
    return [];
  }
  return [
    ...(isWebAddress(link)
      ? []
      : [fault('meetingPointLink', 'Give a link that starts with https://')]),
    ...checkLength('meetingPointLink', link, tourLimits.urlLengthMax),
  ];
}

function checkLines(field: string, lines: readonly string[]): FieldFault[] {
  return [
    ...checkCount(field, lines.filter(isWritten), tourLimits.linesMax),
    ...lines.flatMap((line, index) =>
      checkLength(`${field}.${index}`, line, tourLimits.lineLengthMax),
    ),
  ];
}

function checkItinerary(itinerary: TourDetails['itinerary']): FieldFault[] {
  const { itineraryMinutesMin, itineraryMinutesMax, lineLengthMax, linesMax } = tourLimits;
  const message = `Count whole minutes from the start, ${itineraryMinutesMin} to ${itineraryMinutesMax}`;
  return [
    ...checkCount(
      'itinerary',
      itinerary.filter(({ text }) => isWritten(text)),
      linesMax,
    ),
    ...itinerary.flatMap(({ minutesFromStart, text }, index) => [
      ...(minutesFromStart === null ||
      isWholeWithin(minutesFromStart, itineraryMinutesMin, itineraryMinutesMax)
        ? []
        : [fault(`itinerary.${index}.minutesFromStart`, message)]),
      ...checkLength(`itinerary.${index}.text`, text, lineLengthMax),
    ]),
  ];
}

function checkSchedule(schedule: TourSchedule): FieldFault[] {
  const { bookingCutoffHoursMax, capacityMax, maxGuestsMax } = tourLimits;
  const { bookingCutoffHours, capacity, maxGuests } = schedule;
  const isCutoff = bookingCutoffHours >= 0 && bookingCutoffHours <= bookingCutoffHoursMax;
  return [
    ...checkPickupTimes(schedule.pickupTimes),
    ...checkWeekdays(schedule.weekdays),
    ...checkSeason(schedule.season),
    ...(isCutoff
      ? []
      : [fault('bookingCutoffHours', `Give a number of hours from 0 to ${bookingCutoffHoursMax}`)]),
    ...checkCancellation(schedule.cancellation ?? defaultCancellation),
    ...(isWholeWithin(maxGuests, 1, maxGuestsMax)
      ? []
      : [fault('maxGuests', `Give a whole number from 1 to ${maxGuestsMax}`)]),
    ...(capacity === null || isWholeWithin(capacity, 1, capacityMax)
      ? []
      : [fault('capacity', `Give a whole number from 1 to ${capacityMax}, or none for no limit`)]),
    ...checkPickup(schedule.pickup?.windows),
  ];
}

function checkPickup(windows: readonly PickupWindow[] | undefined): FieldFault[] {
  if (windows === undefined) {
    return [];
  }
  const zones = windows.map(({ zone }) => zone);
  return [
    ...checkCount('pickup.windows', windows, tourLimits.pickupWindowsMax),
    ...(windows.some(isForOtherZones)
      ? []
      : [fault('pickup.windows', 'Give a window for all other zones too')]),
    ...windows.flatMap((window, index) => [
      ...checkWindow(`pickup.windows.${index}`, window),
      ...(zones.indexOf(window.zone) < index
        ? [fault(`pickup.windows.${index}.zone`, 'This zone is listed twice')]
        : []),
    ]),
  ];
}

function checkWindow(field: string, { zone, fromMinutes, toMinutes }: PickupWindow): FieldFault[] {
  const { pickupMinutesMax, zoneLengthMax } = tourLimits;
  const isWindow =
    isWholeWithin(fromMinutes, 1, pickupMinutesMax) &&
    isWholeWithin(toMinutes, 0, pickupMinutesMax) &&
    fromMinutes > toMinutes;
  const message = `Count whole minutes before the start, at most ${pickupMinutesMax}: first the earlier time`;
  return [
    ...checkLength(`${field}.zone`, zone, zoneLengthMax),
    ...(isWindow ? [] : [fault(`${field}.fromMinutes`, message)]),
  ];
}

function checkCancellation(terms: CancellationTerms): FieldFault[] {
  const { freeCancellationHoursMax } = tourLimits;
  return [
    ...(isWholeWithin(terms.freeUntilHours, 1, freeCancellationHoursMax)
      ? []
      : [
          fault(
            'freeCancellationHours',
            `Give a whole number of hours from 1 to ${freeCancellationHoursMax}`,
          ),
        ]),
    ...(isWholeWithin(terms.chargePercentMax, 1, 100)
      ? []
      : [fault('cancellationChargePercent', 'Give a whole number from 1 to 100')]),
  ];
}

function checkPickupTimes(times: readonly string[]): FieldFault[] {
  return [
    ...checkCount('pickupTimes', times.filter(isWritten), tourLimits.pickupTimesMax),
    ...times.flatMap((time, index) => {
      const field = `pickupTimes.${index}`;
      if (!isWritten(time)) {
        return [];
      }
      if (!isValidTime(time)) {
        return [fault(field, 'Write the time as HH:mm, from 00:00 to 23:59')];
      }
      return times.indexOf(time) < index ? [fault(field, 'This start time is listed twice')] : [];
    }),
  ];
}

function checkWeekdays(weekdays: readonly number[]): FieldFault[] {
  const message = 'Choose at least one day of the week, 1 for Monday to 7 for Sunday';
  return weekdays.length > 0 && weekdays.every((weekday) => isWholeWithin(weekday, 1, 7))
    ? []
    : [fault('weekdays', message)];
}

function checkSeason(season: TourSchedule['season']): FieldFault[] {
  if (season === null) {
    return [];
  }
  const wrong = Object.entries(season).filter(([, date]) => !isValidDate(date));
  if (wrong.length > 0) {
    return wrong.map(([end]) => fault(`season.${end}`, 'Write the day as yyyy-MM-dd'));
  }
  return season.to < season.from
    ? [fault('season.to', 'The season must not end before it starts')]
    : [];
}

function checkImages(images: readonly TourImage[]): FieldFault[] {
  const { altLengthMax, imagesMax, urlLengthMax } = tourLimits;
  return [
    ...(images.length > imagesMax
      ? [fault('images', `You can only upload up to ${imagesMax} images`)]
      : []),
    ...images.flatMap(({ url, alt, focus }, index) => [
      ...(isImageUrl(url) ? [] : [fault(`images.${index}`, 'This is not the address of an image')]),
      ...checkLength(`images.${index}`, url, urlLengthMax),
      ...checkLength(`pictures.${index}.alt`, alt ?? '', altLengthMax),
      ...(focus === undefined || (isShare(focus.x) && isShare(focus.y))
        ? []
        : [fault(`pictures.${index}.focus`, 'Choose a point inside the picture')]),
    ]),
  ];
}

function isShare(value: number): boolean {
  return value >= 0 && value <= 1;
}

/** An https address without a user name: `user:password@` would hide the site that the address leads to. */
function isWebAddress(link: string): boolean {
  return /^https:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i.test(link);
}

/**
 * An address that the security policy of the pages allows: an absolute path on this site, or an https
 * address.
 */
function isImageUrl(url: string): boolean {
  return (
    isWebAddress(url) ||
    (/^\/(?!\/)[^\s\\]+$/.test(url) && !/(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(url))
  );
}

function checkFaq(faq: readonly FaqEntry[]): FieldFault[] {
  return [
    ...checkCount('faq', faq.filter(isWrittenEntry), tourLimits.faqMax),
    ...faq.flatMap((entry, index) =>
      isWrittenEntry(entry) ? checkFaqEntry(`faq.${index}`, entry) : [],
    ),
  ];
}

function checkFaqEntry(field: string, { question, answer }: FaqEntry): FieldFault[] {
  return [
    ...(isWritten(question) ? [] : [fault(`${field}.question`, 'Write the question')]),
    ...checkLength(`${field}.question`, question, tourLimits.questionLengthMax),
    ...(isWritten(answer) ? [] : [fault(`${field}.answer`, 'Write the answer')]),
    ...checkLength(`${field}.answer`, answer, tourLimits.answerLengthMax),
  ];
}

function checkCount(field: string, list: readonly unknown[], max: number): FieldFault[] {
  return list.length > max ? [fault(field, `There can be at most ${max} entries`)] : [];
}

function checkLength(field: string, text: string, max: number): FieldFault[] {
  return text.length > max ? [fault(field, `Use at most ${max} characters`)] : [];
}

function isWholeWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

function fault(field: string, message: string): FieldFault {
  return { field, message };
}
