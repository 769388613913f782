import type { HistoryEntryView } from '../../contracts/booking/booking-view.ts';
import { RequestedQuery } from './requested-query.ts';

/** What happened to an account, the oldest first; nobody in it is named. */
export class GetAccountHistory extends RequestedQuery<
  { readonly accountId: string },
  readonly HistoryEntryView[]
> {}
