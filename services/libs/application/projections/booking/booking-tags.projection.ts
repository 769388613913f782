import type { BookingTagAdded, BookingTagRemoved } from '../../../domain/booking/booking.events.ts';
import { tagKey } from '../../../domain/booking/tags.ts';
import type { Projection } from '../engine/projection.ts';

/** A tag in use. */
export interface TagInUse {
  /** The tag as it was written last. */
  readonly tag: string;
  /** How many bookings have the tag; at least 1. */
  readonly bookings: number;
}

/** The tags in use, each with the number of its bookings. A booking has each tag once. */
export const bookingTags: Projection<TagInUse, BookingTagAdded | BookingTagRemoved> = {
  collection: {
    name: 'booking-tags',
    version: 1,
    fields: { bookings: 'integer' },
    indexes: [['bookings']],
  },
  documentIds: ({ data }) => [tagKey(data.tag)],
  fold: (before, { type, data: { tag } }) => {
    const bookings = before?.bookings ?? 0;
    if (type === 'BookingTagAdded') return { tag, bookings: bookings + 1 };
    return before === undefined || bookings <= 1
      ? undefined
      : { ...before, bookings: bookings - 1 };
  },
};
