import type { BookableTour } from '../../../domain/booking/bookable-tour.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import { zoneOf } from '../../../domain/pickup-place/place-named.ts';
import { pickupPlacesStream } from '../../event-log/stream-names.ts';
import type { CommandRun } from '../engine/command-run.ts';
import { pickupPlaceStreams } from './pickup-place-streams.ts';

/**
 * The zone of the place that a traveller named; empty for a place that is not in the list. The list is not read if the
 * traveller is not picked up.
 */
export async function zoneOfPickup(
  { pickupWindows }: Pick<BookableTour, 'pickupWindows'>,
  { pickupPlace }: Pick<Contact, 'pickupPlace'>,
  run: CommandRun,
): Promise<string> {
  if (pickupPlace === undefined || pickupWindows.length === 0) {
    return '';
  }
  const { state } = await run.current(pickupPlacesStream, pickupPlaceStreams);
  return zoneOf(state.places, pickupPlace);
}
