import type { SavedViewView } from '../../../contracts/saved-view/saved-view-view.ts';
import { RequestedQuery } from '../engine/requested-query.ts';

/** The saved views with the number of their bookings, in the order of their names. */
export class ListSavedViews extends RequestedQuery<null, readonly SavedViewView[]> {}
