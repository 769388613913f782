import type { QuoteView, TravellersRequest } from '../../../contracts/booking/booking-view.ts';
import type { AdminTourView, TourView } from '../../../contracts/tour/tour-view.ts';
import { localDateOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../../domain/calendar/instants.ts';
import { toMajor } from '../../../domain/money/minor-units.ts';
import { fromPrice } from '../../../domain/tour/pricing/from-price.ts';
import { priceParty, type UnknownCategory } from '../../../domain/tour/pricing/price-party.ts';
import { relatedTours } from '../../../domain/tour/related-tours.ts';
import { findPublicTour } from './list-tours.ts';
import { priceLineViews } from './money-view.ts';
import type { CatalogueState, CatalogueTour } from './tour-catalogue.ts';
import { adminTourView, tourView } from './tour-view.ts';

/** Returns a tour that travellers see; undefined for other tours. */
export function getTour(catalogue: CatalogueState, id: string, now: Instant): TourView | undefined {
  const tour = findPublicTour(catalogue, id);
  return tour && tourView(tour, localDateOf(now));
}

/** Returns the view for staff of any tour that was ever created. */
export function getAdminTour(
  catalogue: CatalogueState,
  id: string,
  now: Instant,
): AdminTourView | undefined {
  const tour = catalogue.byId.get(id);
  return tour && adminTourView(tour, localDateOf(now));
}

/** Returns up to three tours to show beside a tour; undefined if travellers do not see this tour. */
export function getRelatedTours(
  catalogue: CatalogueState,
  id: string,
  now: Instant,
): readonly TourView[] | undefined {
  const tour = findPublicTour(catalogue, id);
  const today = localDateOf(now);
  return (
    tour &&
    relatedTours(relatable(tour), catalogue.publicTours.map(relatable)).map((related) =>
      tourView(related.tour, today),
    )
  );
}

/** Returns the price of the tour for a party on a day, or the category that is missing in the tour's price table. */
export function quoteTour(
  { tour }: CatalogueTour,
  travellers: readonly TravellersRequest[],
  date: LocalDate,
): QuoteView | UnknownCategory {
  const { pricing } = tour.parts;
  const priced = priceParty(pricing, travellers, date);
  return priced.priced
    ? {
        lines: priceLineViews(priced.price),
        total: toMajor(priced.price.totalMinor),
        currency: priced.price.currency,
        fromPrice: toMajor(fromPrice(pricing).amountMinor),
      }
    : priced.refusal;
}

function relatable(tour: CatalogueTour) {
  const { title, meetingPoint, categories } = tour.tour.parts.details;
  return { id: tour.id, title, meetingPoint, categories, tour };
}
