import { pickupWindowIn, type PickupWindow } from '../tour/pickup-window.ts';
import { instantOf, localDateOf, localTimeOf } from '../calendar/dar-es-salaam.ts';
import type { LocalDate, LocalTime } from '../calendar/instants.ts';
import type { Slot } from '../departure/departure-id.ts';
import type { BookableTour } from './bookable-tour.ts';
import type { Contact } from './contact.ts';

const msPerMinute = 60_000;

/**
 * When a traveller is picked up, for the event that names the place: the window of the place's zone. It is empty
 * without a place (the traveller comes to the meeting point), and on a tour without pick-up.
 *
 * @param zone The zone of the place; by default the zone for places that are not in the list.
 */
export function pickupAt(
  { pickupWindows }: Pick<BookableTour, 'pickupWindows'>,
  { pickupPlace }: Pick<Contact, 'pickupPlace'>,
  zone = '',
): { readonly pickup?: PickupWindow } {
  const window = pickupWindowIn(pickupWindows, zone);
  return pickupPlace === undefined || window === undefined ? {} : { pickup: { ...window, zone } };
}

/** The window as times of the operator's clock. It moves with the start of the departure. */
export function localPickup(
  slot: Slot,
  { zone, fromMinutes, toMinutes }: PickupWindow,
): {
  readonly zone: string;
  /** The date of `from`. */
  readonly date: LocalDate;
  readonly from: LocalTime;
  readonly to: LocalTime;
} {
  const start = Date.parse(instantOf(slot));
  const before = (minutes: number) => new Date(start - minutes * msPerMinute).toISOString();
  const from = before(fromMinutes);
  return {
    zone,
    date: localDateOf(from),
    from: localTimeOf(from),
    to: localTimeOf(before(toMinutes)),
  };
}
