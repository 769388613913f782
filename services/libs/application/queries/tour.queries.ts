import type { QuoteView, TravellersView } from '../../contracts/booking/booking-view.ts';
import type { HistoryEntryView } from '../../contracts/booking/booking-view.ts';
import type {
  AdminTourView,
  SlotView,
  TourListItem,
  TourSuggestion,
  TourView,
} from '../../contracts/tour/tour-view.ts';
import type { TourPreviewView } from '../../contracts/tour/tour-preview.ts';
import type { LocalDate, LocalTime } from '../../domain/calendar/instants.ts';
import type { TourForm } from '../../domain/tour/tour.commands.ts';
import type { EditTourRefusal } from '../../domain/tour/tour.refusals.ts';
import type { UnknownCategory } from '../../domain/tour/pricing/price-party.ts';
import type { DayRange } from './availability.ts';
import type { TourFilter } from './list-tours.ts';
import { RequestedQuery } from './requested-query.ts';

interface OfTour {
  readonly tourId: string;
}

/** The tours travellers see. */
export class ListTours extends RequestedQuery<TourFilter, readonly TourView[]> {}

/** The same, each with how its departures of a day stand. */
export class ListToursOn extends RequestedQuery<
  { readonly filter: TourFilter; readonly date: LocalDate },
  readonly TourListItem[]
> {}

export class ListFeaturedTours extends RequestedQuery<null, readonly TourView[]> {}

export class SuggestTours extends RequestedQuery<
  { readonly typed: string },
  readonly TourSuggestion[]
> {}

/** A tour that travellers see. */
export class GetTour extends RequestedQuery<OfTour, TourView> {}

export class GetRelatedTours extends RequestedQuery<OfTour, readonly TourView[]> {}

/** How a tour's departures stand on the days asked about. */
export class GetAvailability extends RequestedQuery<OfTour & DayRange, readonly SlotView[]> {}

/** What a party would pay on a day. */
export class QuoteTour extends RequestedQuery<
  OfTour & { readonly date: LocalDate; readonly travellers: readonly TravellersView[] },
  QuoteView | UnknownCategory
> {}

export interface FreeDeparturesWish extends OfTour {
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly guests: number;
}

/** The departures of a tour with room for so many that are nearest to a slot without. */
export class FindNearestFreeDepartures extends RequestedQuery<
  FreeDeparturesWish,
  readonly SlotView[]
> {}

/** Every tour for staff, newest first; the deleted ones alone or not at all. */
export class ListAdminTours extends RequestedQuery<
  { readonly shown: 'present' | 'deleted' },
  readonly AdminTourView[]
> {}

/** Any tour that was ever created, as staff see it. */
export class GetAdminTour extends RequestedQuery<OfTour, AdminTourView> {}

/** What happened to a tour, the oldest first. */
export class GetTourHistory extends RequestedQuery<OfTour, readonly HistoryEntryView[]> {}

/** What saving a form would change, or what it would be refused for. */
export class PreviewTour extends RequestedQuery<
  OfTour & { readonly form: TourForm },
  TourPreviewView | EditTourRefusal
> {}
