import type { PlaceBookingRequest } from '@contracts/booking/booking-view.ts';

/**
 * The requests that were sent for one booking. The key makes them one booking, however often they are sent:
 * the API carries out a key once and answers every repeat with the stored result.
 */
export interface Attempt {
  readonly key: string;
  /** Requests without a definite answer: one of them may be booked. */
  readonly unanswered: readonly PlaceBookingRequest[];
  /** The last request that was definitely refused. */
  readonly refused: PlaceBookingRequest | null;
}

/**
 * Returns the attempt with which to send a request. While an earlier request may have been booked, the key
 * stays, even for changed details, so that a second booking cannot happen unnoticed. A refused request keeps
 * its key; other details after a refusal are a new booking.
 */
export function attemptFor(
  before: Attempt | undefined,
  request: PlaceBookingRequest,
  newKey: () => string,
): Attempt {
  const isSameBooking =
    before !== undefined &&
    (before.unanswered.length > 0 ||
      (before.refused !== null && isSameRequest(before.refused, request)));
  const attempt = isSameBooking ? before : { key: newKey(), unanswered: [], refused: null };
  return { ...attempt, unanswered: [...without(attempt.unanswered, request), request] };
}

/** Notes that the request was definitely refused, so it is not booked. */
export function afterRefusal(attempt: Attempt, request: PlaceBookingRequest): Attempt {
  return { ...attempt, unanswered: without(attempt.unanswered, request), refused: request };
}

/** The earlier requests with other details that may have been booked under the same key. */
export function earlierRequests(
  attempt: Attempt,
  request: PlaceBookingRequest,
): readonly PlaceBookingRequest[] {
  return without(attempt.unanswered, request);
}

function without(
  requests: readonly PlaceBookingRequest[],
  request: PlaceBookingRequest,
): readonly PlaceBookingRequest[] {
  return requests.filter((each) => !isSameRequest(each, request));
}

/** Requests are built by one function, so equal requests have equal JSON. */
function isSameRequest(one: PlaceBookingRequest, other: PlaceBookingRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
