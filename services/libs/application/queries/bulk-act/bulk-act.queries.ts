import type { ListView } from '../../../contracts/answers.ts';
import type { AdminBookingView } from '../../../contracts/booking/admin-booking-view.ts';
import type { BulkActView } from '../../../contracts/bulk-act/bulk-act-view.ts';
import type { BulkActKind } from '../../../domain/bulk-act/bulk-act.events.ts';
import type { EarlierImport } from './get-imported.ts';
import { RequestedQuery } from '../engine/requested-query.ts';

export interface BulkActListQuery {
  readonly act?: BulkActKind;
  readonly cursor?: string;
  readonly limit: number;
}

/** Bulk acts, newest first. */
export class ListBulkActs extends RequestedQuery<BulkActListQuery, ListView<BulkActView>> {}

export class GetBulkAct extends RequestedQuery<
  { readonly bulkActId: string },
  BulkActView | undefined
> {}

/** Bookings by their numbers, in the order of the numbers; numbers without a booking are left out. */
export class GetAdminBookings extends RequestedQuery<
  { readonly bookingNumbers: readonly number[] },
  readonly AdminBookingView[]
> {}

/** What was imported under these keys before. */
export class GetImported extends RequestedQuery<
  { readonly keys: readonly string[] },
  readonly EarlierImport[]
> {}

/** The numbers of all bookings that an import made. */
export class GetBookingsOfImport extends RequestedQuery<
  { readonly bulkActId: string },
  readonly number[]
> {}
