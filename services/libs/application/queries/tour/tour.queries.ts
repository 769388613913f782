import type { QuoteView, TravellersRequest } from '../../../contracts/booking/booking-view.ts';
import type { HistoryEntryView } from '../../../contracts/booking/booking-view.ts';
import type { AsOf } from '../../../contracts/history/as-of-view.ts';
import type {
  AdminTourView,
  SlotView,
  TourListItem,
  TourSuggestion,
  TourView,
} from '../../../contracts/tour/tour-view.ts';
import type { TourPreviewView } from '../../../contracts/tour/tour-preview.ts';
import type { LocalDate, LocalTime } from '../../../domain/calendar/instants.ts';
import type { EditTourRefusal } from '../../../domain/tour/commands/edit-tour.ts';
import type { UnknownCategory } from '../../../domain/tour/pricing/price-party.ts';
import type { TourForm } from '../../../domain/tour/tour-form.ts';
import type { DayRange } from './availability.ts';
import type { TourFilter } from './list-tours.ts';
import { RequestedQuery, type Then } from '../engine/requested-query.ts';

/** The view of a tour that staff saw at an instant. */
export class GetTourAsOf extends RequestedQuery<
  Then & { readonly tourId: string },
  AsOf<AdminTourView> | undefined
> {}

interface OfTour {
  readonly tourId: string;
}

/** The tours that travellers see. */
export class ListTours extends RequestedQuery<TourFilter, readonly TourListItem[]> {}

/** The same tours, each with the availability of its departures on a day. */
export class ListToursOn extends RequestedQuery<
  { readonly filter: TourFilter; readonly date: LocalDate },
  readonly TourListItem[]
> {}

/** The same tours, each with its next start that has room for this many travellers. */
export class ListToursWithNextStart extends RequestedQuery<
  { readonly filter: TourFilter; readonly guests: number },
  readonly TourListItem[]
> {}

export class ListFeaturedTours extends RequestedQuery<null, readonly TourView[]> {}

export class SuggestTours extends RequestedQuery<
  { readonly typed: string },
  readonly TourSuggestion[]
> {}

/** A tour that travellers see. */
export class GetTour extends RequestedQuery<OfTour, TourView | undefined> {}

export class GetRelatedTours extends RequestedQuery<OfTour, readonly TourView[] | undefined> {}

/** The availability of a tour's departures on the requested days. */
export class GetAvailability extends RequestedQuery<
  OfTour & DayRange,
  readonly SlotView[] | undefined
> {}

/** The price for a party on a day. */
export class QuoteTour extends RequestedQuery<
  OfTour & { readonly date: LocalDate; readonly travellers: readonly TravellersRequest[] },
  QuoteView | UnknownCategory | undefined
> {}

export interface FreeDeparturesInput extends OfTour {
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly guests: number;
}

/** The departures of a tour that are nearest to a full slot and have room for this many travellers. */
export class FindNearestFreeDepartures extends RequestedQuery<
  FreeDeparturesInput,
  readonly SlotView[]
> {}

/** The tours for staff, newest first: either only deleted tours or all other tours. */
export class ListAdminTours extends RequestedQuery<
  { readonly shown: 'present' | 'deleted' },
  readonly AdminTourView[]
> {}

/** The view for staff of any tour that was ever created. */
export class GetAdminTour extends RequestedQuery<OfTour, AdminTourView | undefined> {}

/** The history of a tour, oldest first. */
export class GetTourHistory extends RequestedQuery<
  OfTour,
  readonly HistoryEntryView[] | undefined
> {}

/** The changes that saving a form would make, or why the save would be refused. */
export class PreviewTour extends RequestedQuery<
  OfTour & { readonly form: TourForm },
  TourPreviewView | EditTourRefusal
> {}
