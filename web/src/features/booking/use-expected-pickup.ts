import { pickupWindowInWords } from '@contracts/booking/pickup-in-words.ts';
import { expectedPickup } from '@contracts/pickup-place/expected-pickup.ts';
import type { PickupPlaceView } from '@contracts/pickup-place/pickup-place-view.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { BookingInput } from './booking-input.ts';
import { useGetPickupPlacesQuery } from './pickup-api.ts';

const noPlaces: readonly PickupPlaceView[] = [];

/**
 * Returns the places to choose from, and when a traveller would be picked up at the typed place, in words. The
 * words are undefined until the place, the day and the time are known. Travellers may type any text, even if the
 * list of places could not be loaded.
 */
export function useExpectedPickup(
  tour: Pick<TourView, 'pickupWindows'>,
  place: string | null,
  { date, time }: Pick<BookingInput, 'date' | 'time'>,
): { readonly places: readonly PickupPlaceView[]; readonly words: string | undefined } {
  const isAsked = place !== null && tour.pickupWindows.length > 0;
  const { data: places = noPlaces } = useGetPickupPlacesQuery(isAsked ? undefined : skipToken);
  const isKnown = isAsked && place.trim() !== '' && date !== null && time !== null;
  const pickup = isKnown ? expectedPickup(tour, places, place, { date, time }) : undefined;
  return {
    places,
    words: pickup && date !== null ? pickupWindowInWords(pickup, date) : undefined,
  };
}
