import type { QuoteView } from '../../../contracts/booking/booking-view.ts';
import type { BookingIsCancelled, SeatsNotHeld } from '../../../domain/booking/booking.refusals.ts';
import { partyOfGuests } from '../../../domain/booking/party-of-guests.ts';
import { wantedTerms, type BookingChanges } from '../../../domain/booking/changed-terms.ts';
import { toMajor } from '../../../domain/money/minor-units.ts';
import type { InvalidFields } from '../../../domain/refusal.ts';
import { fromPrice } from '../../../domain/tour/pricing/from-price.ts';
import type { PriceBreakdown } from '../../../domain/tour/pricing/price-breakdown.ts';
import { priceParty, type UnknownCategory } from '../../../domain/tour/pricing/price-party.ts';
import type { PricingStructure } from '../../../domain/tour/pricing/pricing-structure.ts';
import type { TourNotFound } from '../../../domain/tour/tour.refusals.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import {
  type BookingCard,
  bookingTabs,
} from '../../projections/booking/booking-tabs.projection.ts';
import { priceLineViews } from '../tour/money-view.ts';
import type { CatalogueState } from '../tour/tour-catalogue.ts';

export interface ChangeQuoteInput {
  readonly bookingNumber: number;
  readonly changes: BookingChanges;
  /** The number of travellers, if the price does not depend on age. */
  readonly guests?: number;
}

export type ChangeQuoteRefusal =
  BookingIsCancelled | SeatsNotHeld | InvalidFields | TourNotFound | UnknownCategory;

/**
 * Returns what a booking would cost after a change; undefined if there is no booking. Seats and start times are not
 * checked here; the command that makes the change checks them.
 */
export async function quoteBookingChange(
  { readStore, catalogue }: { readonly readStore: ReadStore; readonly catalogue: CatalogueState },
  input: ChangeQuoteInput,
): Promise<QuoteView | ChangeQuoteRefusal | undefined> {
  const card = await readStore.get(bookingTabs.collection, String(input.bookingNumber));
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
  return quote(card, input, tour.tour.parts.pricing);
}

function quote(
  card: BookingCard,
  { changes, guests }: ChangeQuoteInput,
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
    // The difference is left out if the tour is now priced in another currency.
    ...(price.currency === before.currency
      ? { difference: toMajor(price.totalMinor - before.totalMinor) }
      : {}),
  };
}
