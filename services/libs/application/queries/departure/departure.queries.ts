import type { DaySheetView } from '../../../contracts/departure/day-sheet-view.ts';
import type { DepartureView } from '../../../contracts/departure/departure-view.ts';
import type { AsOf } from '../../../contracts/history/as-of-view.ts';
import type { LocalDate } from '../../../domain/calendar/instants.ts';
import { RequestedQuery, type Then } from '../engine/requested-query.ts';

/** A departure with all bookings that were made up to an instant. */
export class GetDaySheetAsOf extends RequestedQuery<
  Then & { readonly id: string },
  AsOf<DaySheetView> | undefined
> {}

/** All departures of a day. */
export class ListDepartures extends RequestedQuery<
  { readonly date: LocalDate },
  readonly DepartureView[]
> {}

/** A departure, even if it has no bookings yet. */
export class GetDeparture extends RequestedQuery<
  { readonly id: string },
  DepartureView | undefined
> {}

/** A departure with all its bookings. */
export class GetDaySheet extends RequestedQuery<
  { readonly id: string },
  DaySheetView | undefined
> {}

/** Upcoming departures of a tour that staff closed, called off or gave their own capacity; the next one first. */
export class ListSetDepartures extends RequestedQuery<
  { readonly tourId: string },
  readonly DepartureView[] | undefined
> {}
