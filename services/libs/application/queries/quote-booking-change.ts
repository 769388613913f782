import type { QuoteView } from '../../contracts/booking/booking-view.ts';
import type { BookingChanges } from '../../domain/booking/booking.commands.ts';
import type { BookingIsCancelled, SeatsNotHeld } from '../../domain/booking/booking.refusals.ts';
import { partyOfGuests } from '../../domain/booking/party-of-guests.ts';
import { wantedTerms } from '../../domain/booking/changed-terms.ts';
import { toMajor } from '../../domain/money/minor-units.ts';
import type { InvalidFields } from '../../domain/refusal.ts';
import { fromPrice } from '../../domain/tour/pricing/from-price.ts';
import type { PriceBreakdown } from '../../domain/tour/pricing/price-breakdown.ts';
import { priceParty, type UnknownCategory } from '../../domain/tour/pricing/price-party.ts';
import type { PricingStructure } from '../../domain/tour/pricing/pricing-structure.ts';
import type { TourNotFound } from '../../domain/tour/tour.refusals.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { type BookingCard, bookingTabs } from '../projections/booking-tabs.projection.ts';
import { priceLineViews } from './money-view.ts';
import type { CatalogueState } from './tour-catalogue.ts';

export interface ChangeQuoteWish {
  readonly bookingNumber: number;
  readonly changes: BookingChanges;
  /** The travellers as a bare number, where the price does not depend on who they are. */
  readonly guests?: number;
}

export type ChangeQuoteRefusal =
  BookingIsCancelled | SeatsNotHeld | InvalidFields | TourNotFound | UnknownCategory;

/**
 * What a booking would cost if it were changed; undefined where there is no booking. Seats and start
 * times are not looked at: the change itself says whether it can be made.
 */
export async function quoteBookingChange(
  { readStore, catalogue }: { readonly readStore: ReadStore; readonly catalogue: CatalogueState },
  wish: ChangeQuoteWish,
): Promise<QuoteView | ChangeQuoteRefusal | undefined> {
  const card = await readStore.get(bookingTabs.collection, String(wish.bookingNumber));
  if (card === undefined) {
    return undefined;
  }
  if (card.status === 'cancelled' || card.status === 'withdrawn') {
    return { code: 'BookingIsCancelled' };
  }
  if (card.status === 'requested') {
    return { code: 'SeatsNotHeld' };
  }
  const tour = catalogue.byId.get(card.tourId);
  if (tour === undefined) {
    return { code: 'TourNotFound' };
  }
  return quote(card, wish, tour.tour.parts.pricing);
}

function quote(
  card: BookingCard,
  { changes, guests }: ChangeQuoteWish,
  pricing: PricingStructure,
): QuoteView | ChangeQuoteRefusal {
  const party =
    changes.party ?? (guests === undefined ? undefined : partyOfGuests(pricing, guests));
  if (guests !== undefined && party === undefined) {
    const message = 'The price depends on who travels: please say how many of each category';
    return { code: 'InvalidFields', faults: [{ field: 'guests', message }] };
  }
  const { tourId, date, pickupTime } = card;
  const wanted = wantedTerms(
    { ...changes, ...(party === undefined ? {} : { party }) },
    { departure: { tourId, date, time: pickupTime }, party: card.party },
  );
  if (!wanted.isDateNew && !wanted.isPartyNew) {
    return quoteOf(card.price, card.price, pricing);
  }
  const priced = priceParty(pricing, wanted.party, wanted.slot.date);
  return priced.priced ? quoteOf(priced.price, card.price, pricing) : priced.refusal;
}

function quoteOf(
  price: PriceBreakdown,
  before: PriceBreakdown,
  pricing: PricingStructure,
): QuoteView {
  return {
    lines: priceLineViews(price),
    total: toMajor(price.totalMinor),
    currency: price.currency,
    fromPrice: toMajor(fromPrice(pricing).amountMinor),
    // A tour that is priced in another currency now cannot be compared.
    ...(price.currency === before.currency
      ? { difference: toMajor(price.totalMinor - before.totalMinor) }
      : {}),
  };
}
