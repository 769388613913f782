import type { TourView } from '@contracts/tour/tour-view.ts';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { draftTyped, selectPickupPlace } from './booking-draft.ts';

/**
 * The place in the draft; null for travellers who come to the meeting point, and on a tour without pick-up. If
 * the traveller typed a place before, even for another tour, this place is chosen from the start.
 */
export function usePickupPlace({
  pickupWindows,
}: Pick<TourView, 'pickupWindows'>): readonly [string | null, (place: string | null) => void] {
  const typed = useSelector(selectPickupPlace);
  const dispatch = useDispatch();
  const [isPickedUp, setPickedUp] = useState(false);
  const place = pickupWindows.length > 0 && (isPickedUp || typed !== '') ? typed : null;
  return [
    place,
    (next) => {
      setPickedUp(next !== null);
      dispatch(draftTyped({ field: 'pickupPlace', text: next ?? '' }));
    },
  ];
}
