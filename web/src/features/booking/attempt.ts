import type { PlaceBookingRequest } from '@contracts/booking/booking-view.ts';

/**
 * What was tried for one booking. The key makes it one booking, however often it is sent: the server
 * does a key once and answers every repeat from what it did.
 */
export interface Attempt {
  readonly key: string;
  /** Sent without a definite answer: one of these may be booked. */
  readonly unanswered: readonly PlaceBookingRequest[];
  /** The last one that was definitely refused. */
  readonly refused: PlaceBookingRequest | null;
}

/**
 * The attempt by which a request is sent now. While an earlier request may have been booked, its
 * key stays, even for changed details: a second booking can then not happen unseen. A request that
 * was refused keeps its key; other details after a refusal are a new booking.
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

/** The request was definitely refused: it is not booked. */
export function afterRefusal(attempt: Attempt, request: PlaceBookingRequest): Attempt {
  return { ...attempt, unanswered: without(attempt.unanswered, request), refused: request };
}

/** Those that may have been booked under the key before a request with other details was sent. */
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

/** Requests are built by one function, so the same one has the same text. */
function isSameRequest(one: PlaceBookingRequest, other: PlaceBookingRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
