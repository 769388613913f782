import type { PickupWindow } from './pickup-window.ts';
import type { ItineraryStep, TourParts } from './tour.events.ts';

/** The usual length of a window that follows from the timeline. */
const defaultWindowMinutes = 30;

const pickupWords = /\bpick(?:ed)?[-\s]?ups?\b|\bpick(?:ed|s|ing)? you up\b/i;

/**
 * The windows of a tour: those that staff set, otherwise the window that follows from its timeline. A tour without
 * windows picks nobody up.
 */
export function pickupWindowsOf({
  details,
  schedule,
}: Pick<TourParts, 'details' | 'schedule'>): readonly PickupWindow[] {
  const { pickup } = schedule;
  return pickup === undefined ? timelineWindows(details.itinerary) : (pickup?.windows ?? []);
}

/**
 * Looks at the steps of the timeline that mention a pick-up and are before the start of the tour. Pick-ups begin at the
 * first of these steps. They end at the last one, or half an hour after the first one if that is later. They end
 * at the latest when the tour starts or the next step begins.
 */
function timelineWindows(itinerary: readonly ItineraryStep[]): readonly PickupWindow[] {
  const steps = itinerary.flatMap(({ minutesFromStart, text }) =>
    minutesFromStart === null
      ? []
      : [{ minutes: minutesFromStart, isPickup: pickupWords.test(text) }],
  );
  const pickups = steps.filter(({ minutes, isPickup }) => isPickup && minutes < 0);
  if (pickups.length === 0) {
    return [];
  }
  const first = Math.min(...pickups.map(({ minutes }) => minutes));
  const last = Math.max(...pickups.map(({ minutes }) => minutes));
  const later = steps.map(({ minutes }) => minutes).filter((minutes) => minutes > last);
  const end = Math.min(Math.max(first + defaultWindowMinutes, last), 0, ...later);
  return [{ zone: '', fromMinutes: -first, toMinutes: Math.abs(end) }];
}
