import type { DisruptionView } from '../../../contracts/departure/disruption-view.ts';
import { formatBookingReference } from '../../../domain/booking/booking-reference.ts';
import { type Disruption, disruptionState } from '../../../domain/departure/disruption.ts';
import { problemTitle } from '../engine/problem-title.ts';

/** Returns the progress of cancelling or moving the bookings of a departure that was called off. */
export function disruptionView(disruption: Disruption): DisruptionView {
  const { id, kind, to, reason, total, unsettled, failed } = disruption;
  return {
    id,
    kind,
    ...(to === undefined ? {} : { to }),
    reason,
    state: disruptionState(disruption),
    total,
    done: total - unsettled.length - failed.length,
    failed: failed.map(({ bookingNumber, code }) => ({
      reference: formatBookingReference(bookingNumber),
      why: problemTitle(code),
    })),
  };
}
