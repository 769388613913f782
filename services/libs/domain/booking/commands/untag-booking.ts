import { accept, type Decision, refuse } from '../../decision.ts';
import type { BookingTagRemoved } from '../booking.events.ts';
import type { BookingNotFound } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import { tagKey } from '../tags.ts';

/** Staff take a tag off a booking. */
export interface UntagBooking {
  readonly type: 'UntagBooking';
  readonly tag: string;
}

/** A tag that the booking does not have is already removed. */
export function untagBooking(
  { tag }: UntagBooking,
  state: BookingState,
): Decision<BookingTagRemoved, BookingNotFound> {
  if (state.status === 'none') {
    return refuse({ code: 'BookingNotFound' });
  }
  const present = (state.tags ?? []).find((each) => tagKey(each) === tagKey(tag));
  return present === undefined
    ? accept()
    : accept({ type: 'BookingTagRemoved', data: { tag: present } });
}
