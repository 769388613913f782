import type { BookingCancelled } from './booking.events.ts';

/**
 * Why a booking does not take place: the traveller or the operator cancelled it, or the operator
 * declined the request or called the whole departure off.
 */
export const cancellationCauses = ['traveller', 'operator', 'declined', 'departure'] as const;

export type CancellationCause = (typeof cancellationCauses)[number];

export function cancellationCauseOf({
  by,
  declined,
  disruptionId,
}: BookingCancelled['data']): CancellationCause {
  if (disruptionId !== undefined) return 'departure';
  if (declined === true) return 'declined';
  return by === 'customer' ? 'traveller' : 'operator';
}
