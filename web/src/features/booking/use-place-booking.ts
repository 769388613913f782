import type { PlaceBookingRequest, PlacedBookingAnswer } from '@contracts/booking/booking-view.ts';
import { useDispatch, useStore } from 'react-redux';
import { type Attempts, without } from '../../shared/api/attempt.ts';
import { problemOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { usePlaceBookingMutation } from './booking-api.ts';
import {
  attemptForgotten,
  attemptNoted,
  type BookingDraft,
  bookingPlaced,
  selectAttempt,
} from './booking-draft.ts';
import type { FormHold } from './hold/use-hold.ts';
import { type BookingFault, bookingFaultOf, offlineFault } from './booking-fault.ts';

/** The members of the form's hold that placing a booking needs. */
type BookableHold = Pick<FormHold, 'keyToBook' | 'end' | 'settle'>;

export type Placed =
  | { readonly kind: 'booked'; readonly booking: PlacedBookingAnswer }
  /** An earlier attempt with other details had succeeded. Its booking is returned. */
  | { readonly kind: 'booked-before'; readonly booking: PlacedBookingAnswer }
  | { readonly kind: 'not-booked'; readonly fault: BookingFault };

/**
 * Places a booking only once, even if it is sent several times over a bad connection. While the outcome of an
 * earlier request is unknown, changed details are sent with the same key. So no second booking can be made by
 * mistake. If the form holds seats, the booking is sent with the key of the hold and takes them over.
 */
export function usePlaceBooking(tourId: string, hold: BookableHold) {
  const kept = useKeptAttempt(tourId);
  const [send, isPlacing] = useCommand(usePlaceBookingMutation(), { kept, isOneOnly: true });
  const dispatch = useDispatch();

  async function settle(request: PlaceBookingRequest): Promise<Placed> {
    const { data: booking, error } = await send(request);
    if (booking !== undefined) return { kind: 'booked', booking };
    if (problemOf(error)?.code === 'KeyReused') return await findEarlier(request);
    if (problemOf(error)?.code === 'HoldEnded') {
      // No booking can be made with this key any more. The seats may still be free.
      dispatch(attemptForgotten(tourId));
      await hold.end();
      return await settle(request);
    }
    return { kind: 'not-booked', fault: bookingFaultOf(error) };
  }

  /** The key was used with other details, so one of the earlier requests made the booking. */
  async function findEarlier(request: PlaceBookingRequest): Promise<Placed> {
    const [attempt] = kept.read();
    for (const earlier of without(attempt?.unanswered ?? [], request)) {
      const { data: booking, error } = await send(earlier);
      if (booking !== undefined) return { kind: 'booked-before', booking };
      const fault = bookingFaultOf(error);
      if (fault.isUnanswered) return { kind: 'not-booked', fault };
    }
    dispatch(attemptForgotten(tourId));
    return { kind: 'not-booked', fault: bookingFaultOf(undefined) };
  }

  async function placeBooking(request: PlaceBookingRequest): Promise<Placed> {
    // If the outcome of an earlier request is unknown, the message must not say that nothing was booked.
    if (!navigator.onLine && kept.read().length === 0) {
      return { kind: 'not-booked', fault: offlineFault() };
    }
    const heldKey = hold.keyToBook();
    if (heldKey !== undefined && kept.read().length === 0) {
      kept.write([{ key: heldKey, unanswered: [] }]);
    }
    const placed = await settle(request);
    if ('booking' in placed) {
      hold.settle();
      dispatch(bookingPlaced());
    }
    return placed;
  }

  return [placeBooking, isPlacing] as const;
}

/** The attempt to book a tour, which the tab keeps through a reload. */
function useKeptAttempt(tourId: string) {
  const store = useStore<{ readonly bookingDraft: BookingDraft }>();
  return {
    read: (): Attempts<PlaceBookingRequest> => {
      const attempt = selectAttempt(store.getState(), tourId);
      return attempt === undefined ? [] : [attempt];
    },
    write: ([attempt]: Attempts<PlaceBookingRequest>) => {
      store.dispatch(
        attempt === undefined ? attemptForgotten(tourId) : attemptNoted({ tourId, attempt }),
      );
    },
  };
}
