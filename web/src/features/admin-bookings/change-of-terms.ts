import type { BookingView, QuoteView, TravellersView } from '@contracts/booking/booking-view.ts';
import { agreedPriceOf } from '@contracts/booking/agreed-price.ts';
import { estimatePrice } from '@contracts/tour/price-estimate.ts';
import type { AdminTourView } from '@contracts/tour/tour-view.ts';

/** The date, start time and party that staff want for a booking. */
export interface WantedTerms {
  readonly date: string;
  readonly pickupTime: string;
  readonly travellers: readonly TravellersView[];
}

/** The request that {@link changedTerms} returns. Its travellers have both id and name, as a booking shows them. */
type ChangedTerms = Partial<WantedTerms>;

type Terms = Pick<
  BookingView,
  'date' | 'pickupTime' | 'travellers' | 'priceLines' | 'totalPrice' | 'currency'
>;

/** The changed terms, as the API takes them. Unchanged ones are left out. */
export function changedTerms(booking: Terms, wanted: WantedTerms): ChangedTerms {
  const { date, pickupTime, travellers } = wanted;
  return {
    ...(date !== booking.date && { date }),
    ...(pickupTime !== booking.pickupTime && { pickupTime }),
    ...(!isSameParty(travellers, booking.travellers) && { travellers }),
  };
}

/**
 * The terms that staff want, after another person changed the booking. Terms that staff did not change have
 * their new values.
 */
export function wantedTermsNow(seen: Terms, wanted: WantedTerms, latest: Terms): WantedTerms {
  const { date, pickupTime, travellers } = latest;
  return { date, pickupTime, travellers, ...changedTerms(seen, wanted) };
}

/**
 * The price of the booking after the change, by the server's rule: the agreed price stays unless the day or the
 * party changes. Undefined if the tour's price table has no price for the booking.
 */
export function quoteOfTerms(
  tour: Pick<AdminTourView, 'pricingStructure'>,
  booking: Terms,
  wanted: WantedTerms,
): Pick<QuoteView, 'lines' | 'total' | 'currency'> | undefined {
  const { date, travellers } = changedTerms(booking, wanted);
  if (date === undefined && travellers === undefined) {
    const { priceLines: lines, totalPrice: total, currency } = booking;
    return { lines, total, currency };
  }
  if (wanted.travellers.length === 0) return undefined;
  return estimatePrice(
    tour.pricingStructure,
    wanted.travellers,
    wanted.date,
    agreedPriceOf(booking),
  );
}

function isSameParty(one: readonly TravellersView[], other: readonly TravellersView[]): boolean {
  const key = (party: readonly TravellersView[]) =>
    party
      .map(({ categoryId, count }) => `${String(count)} ${categoryId}`)
      .sort()
      .join('\n');
  return key(one) === key(other);
}
