import type { DaySheetView } from '../../../contracts/departure/day-sheet-view.ts';
import type { DepartureView } from '../../../contracts/departure/departure-view.ts';
import type { AsOf } from '../../../contracts/history/as-of-view.ts';
import type { LocalDate } from '../../../domain/calendar/instants.ts';
import { RequestedQuery, type Then } from '../engine/requested-query.ts';

/** A departure with everyone who had booked it by an instant. */
export class GetDaySheetAsOf extends RequestedQuery<
  Then & { readonly id: string },
  AsOf<DaySheetView> | undefined
> {}

/** Every departure of a day. */
export class ListDepartures extends RequestedQuery<
  { readonly date: LocalDate },
  readonly DepartureView[]
> {}

/** A departure, also before its first booking. */
export class GetDeparture extends RequestedQuery<
  { readonly id: string },
  DepartureView | undefined
> {}

/** A departure with everyone who booked it. */
export class GetDaySheet extends RequestedQuery<
  { readonly id: string },
  DaySheetView | undefined
> {}

/** Upcoming departures of a tour that staff closed, called off or gave their own capacity; the next one first. */
export class ListSetDepartures extends RequestedQuery<
  { readonly tourId: string },
  readonly DepartureView[] | undefined
> {}
