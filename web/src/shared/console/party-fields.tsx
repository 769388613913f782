import { agreedPriceOf } from '@contracts/booking/agreed-price.ts';
import type { BookingView, TravellersView } from '@contracts/booking/booking-view.ts';
import { categoryAsked, countOf } from '@contracts/tour/party.ts';
import { estimatePrice, travellerCategories } from '@contracts/tour/price-estimate.ts';
import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { useId } from 'react';
import { formatPrice } from '../ui/format-price.ts';
import { Counter } from '../ui/counter.tsx';
import { useFormError } from '../ui/form-errors.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import './party-fields.css';

export type PartyFieldsProps = {
  tour: Pick<AdminTourView, 'pricingStructure' | 'maxGuests'>;
  date: string;
  party: readonly TravellersView[];
  /** The price of the booking that staff change. The tour may no longer have some categories of this price. */
  booked?: Pick<BookingView, 'priceLines' | 'totalPrice' | 'currency'>;
  onChange: (party: readonly TravellersView[]) => void;
  /** Set if at least one traveller is required. The error summary of the form links here. */
  id?: string;
};

type Category = Omit<TravellersView, 'count'>;

/** A counter of travellers for each category of the tour's price table, and for those that only `booked` has. */
export function PartyFields(props: PartyFieldsProps) {
  const { tour, party, booked, onChange, id } = props;
  const error = useFormError(id);
  const errorId = useId();
  const { pricingStructure, maxGuests } = tour;
  const guests = guestsOf(party);
  const known = travellerCategories(pricingStructure);
  const lines = booked?.priceLines ?? [];
  const removed = lines.filter((line) => categoryAsked(line, known) === undefined);
  return (
    <fieldset
      data-slot="party-fields"
      {...(id !== undefined && { id, tabIndex: -1 })}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>
        Travellers ({guests})
        {id !== undefined && (
          <>
            <span aria-hidden="true"> *</span>
            <VisuallyHidden> required</VisuallyHidden>
          </>
        )}
      </legend>
      {[...known, ...removed].map((category) => {
        const count = countOf(party, category);
        const line = lineFor(props, category);
        const most = countOf(removed, category) || Infinity;
        return (
          <Counter
            key={category.categoryId}
            label={category.category}
            hint={
              line !== undefined &&
              Number.isFinite(line.unitPrice) &&
              formatPrice(line.unitPrice, pricingStructure.currency, 'short')
            }
            value={count}
            max={Math.min(most, Math.max(count, count + maxGuests - guests))}
            onChange={(wanted) => {
              onChange(withCount(party, category, wanted));
            }}
          />
        );
      })}
      {error !== undefined && (
        <p data-slot="field-error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/**
 * Returns the price of one traveller of a category in this party. If the party has no such traveller, it is the
 * price with one added.
 */
function lineFor({ tour, date, party, booked }: PartyFieldsProps, category: Category) {
  const withOne = countOf(party, category) > 0 ? party : withCount(party, category, 1);
  const agreed = booked && agreedPriceOf(booked);
  const lines = estimatePrice(tour.pricingStructure, withOne, date, agreed)?.lines;
  return lines?.find(({ categoryId }) => categoryId === category.categoryId);
}

function guestsOf(party: readonly TravellersView[]): number {
  return party.reduce((sum, { count }) => sum + count, 0);
}

/** Sets the count of a category. Lines with no travellers are left out, as the API requires. */
function withCount(
  party: readonly TravellersView[],
  { categoryId, category }: Category,
  count: number,
) {
  const others = party.filter((line) => line.categoryId !== categoryId);
  return count === 0 ? others : [...others, { categoryId, category, count }];
}
