import type { PlaceBookingRequest, PlacedBookingAnswer } from '@contracts/booking/booking-view.ts';
import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { newKey } from '../../shared/api/new-key.ts';
import { problemOf } from '../../shared/api/problem.ts';
import { afterRefusal, type Attempt, attemptFor, earlierRequests } from './attempt.ts';
import { usePlaceBookingMutation } from './booking-api.ts';
import {
  attemptForgotten,
  attemptNoted,
  type BookingDraft,
  bookingPlaced,
  selectAttempt,
} from './booking-draft.ts';
import { type BookingFault, bookingFaultOf } from './booking-fault.ts';

export type Placed =
  | { readonly kind: 'booked'; readonly booking: PlacedBookingAnswer }
  /** An earlier attempt with other details had succeeded: that one is the booking. */
  | { readonly kind: 'booked-before'; readonly booking: PlacedBookingAnswer }
  | { readonly kind: 'not-booked'; readonly fault: BookingFault }
  /** Another attempt is running. */
  | { readonly kind: 'busy' };

/** Places a booking once, however often it is sent and however bad the connection is. */
export function usePlaceBooking(tourId: string) {
  const [place] = usePlaceBookingMutation();
  const dispatch = useDispatch();
  const known = useSelector((state: { readonly bookingDraft: BookingDraft }) =>
    selectAttempt(state, tourId),
  );
  const isBusy = useRef(false); // a second press can come before the button is disabled
  const [isPlacing, setIsPlacing] = useState(false);

  async function send(attempt: Attempt, booking: PlaceBookingRequest) {
    return await place({ idempotencyKey: attempt.key, booking });
  }

  async function settle(attempt: Attempt, request: PlaceBookingRequest): Promise<Placed> {
    const { data: booking, error } = await send(attempt, request);
    if (booking !== undefined) return { kind: 'booked', booking };
    if (problemOf(error)?.code === 'KeyReused') return await findEarlier(attempt, request);
    const fault = bookingFaultOf(error);
    if (!fault.isUnanswered) {
      dispatch(attemptNoted({ tourId, attempt: afterRefusal(attempt, request) }));
    }
    return { kind: 'not-booked', fault };
  }

  /** The key was used with other details, so one of the earlier requests is the booking. */
  async function findEarlier(attempt: Attempt, request: PlaceBookingRequest): Promise<Placed> {
    for (const earlier of earlierRequests(attempt, request)) {
      const { data: booking, error } = await send(attempt, earlier);
      if (booking !== undefined) return { kind: 'booked-before', booking };
      const fault = bookingFaultOf(error);
      if (fault.isUnanswered) return { kind: 'not-booked', fault };
    }
    dispatch(attemptForgotten(tourId));
    return { kind: 'not-booked', fault: bookingFaultOf(undefined) };
  }

  async function placeBooking(request: PlaceBookingRequest): Promise<Placed> {
    if (isBusy.current) return { kind: 'busy' };
    isBusy.current = true;
    setIsPlacing(true);
    const attempt = attemptFor(known, request, newKey);
    dispatch(attemptNoted({ tourId, attempt }));
    const placed = await settle(attempt, request);
    if ('booking' in placed) dispatch(bookingPlaced());
    isBusy.current = false;
    setIsPlacing(false);
    return placed;
  }

  return [placeBooking, isPlacing] as const;
}
