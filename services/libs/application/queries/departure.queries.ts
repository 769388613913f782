import type { DaySheetView } from '../../contracts/departure/day-sheet-view.ts';
import type { DepartureView } from '../../contracts/departure/departure-view.ts';
import type { LocalDate } from '../../domain/calendar/instants.ts';
import { RequestedQuery } from './requested-query.ts';

/** Every departure of a day. */
export class ListDepartures extends RequestedQuery<
  { readonly date: LocalDate },
  readonly DepartureView[]
> {}

/** One departure, before anybody booked it too. */
export class GetDeparture extends RequestedQuery<{ readonly id: string }, DepartureView> {}

/** One departure with everybody who booked it. */
export class GetDaySheet extends RequestedQuery<{ readonly id: string }, DaySheetView> {}

/** Departures to come of one tour that staff closed, called off or gave a capacity of their own; the next one first. */
export class ListSetDepartures extends RequestedQuery<
  { readonly tourId: string },
  readonly DepartureView[]
> {}
