import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';
import { RequestedQuery } from '../engine/requested-query.ts';

/** The history of an account, oldest first; it contains no names. */
export class GetAccountHistory extends RequestedQuery<
  { readonly accountId: string },
  readonly HistoryEntryView[] | undefined
> {}
