import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import type { BookingTagAdded } from '../booking.events.ts';
import type { BookingNotFound, TooManyTags } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import { hasTag, tagFaults, tagLimits, tidyTag } from '../tags.ts';

/** Staff put a tag on a booking. */
export interface TagBooking {
  readonly type: 'TagBooking';
  readonly tag: string;
}

export type TagBookingRefusal = BookingNotFound | InvalidFields | TooManyTags;

/** A booking in any status can have tags. Letter case does not count, so a booking cannot have both `VIP` and `vip`. */
export function tagBooking(
  command: TagBooking,
  state: BookingState,
): Decision<BookingTagAdded, TagBookingRefusal> {
  if (state.status === 'none') {
    return refuse({ code: 'BookingNotFound' });
  }
  const tag = tidyTag(command.tag);
  const faults = tagFaults(tag);
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  if (hasTag(state, tag)) {
    return accept();
  }
  return (state.tags ?? []).length >= tagLimits.perBookingMax
    ? refuse({ code: 'TooManyTags' })
    : accept({ type: 'BookingTagAdded', data: { tag } });
}
