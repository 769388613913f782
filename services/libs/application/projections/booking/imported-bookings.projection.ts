import type { BookingPlaced } from '../../../domain/booking/booking.events.ts';
import type { Projection } from '../engine/projection.ts';

/** A booking that an import made. */
export interface ImportedBooking {
  readonly bookingNumber: number;
  readonly bulkActId: string;
  readonly line: number;
}

/** All bookings that were imported under one key. There is more than one only if an import was undone. */
export interface ImportedKey {
  readonly key: string;
  /** The import of the last booking. */
  readonly bulkActId: string;
  /** In the order in which they were imported. */
  readonly bookings: readonly ImportedBooking[];
}

/** Which bookings were imported already. It contains only keyed hashes of references. */
export const importedBookings: Projection<ImportedKey, BookingPlaced> = {
  collection: {
    name: 'imported-bookings',
    version: 1,
    fields: { bulkActId: 'text' },
    indexes: [['bulkActId']],
  },
  documentIds: ({ data }) => (data.imported === undefined ? [] : [data.imported.key]),
  fold: (before, { data }) => {
    const { bookingNumber, bulkActId = '', imported } = data;
    if (imported === undefined) return before;
    const { key, line } = imported;
    const earlier = before?.bookings ?? [];
    return earlier.some((each) => each.bookingNumber === bookingNumber)
      ? before
      : { key, bulkActId, bookings: [...earlier, { bookingNumber, bulkActId, line }] };
  },
};
