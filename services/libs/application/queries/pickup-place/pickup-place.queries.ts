import type { PickupPlaceView } from '../../../contracts/pickup-place/pickup-place-view.ts';
import { RequestedQuery } from '../engine/requested-query.ts';

/** The pick-up places that travellers can choose, sorted by zone and name. */
export class ListPickupPlaces extends RequestedQuery<null, readonly PickupPlaceView[]> {}

/** The same list for staff, with every change up to now. */
export class ListAdminPickupPlaces extends RequestedQuery<null, readonly PickupPlaceView[]> {}
