import type { TravellersView } from '@contracts/booking/booking-view.ts';
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
  onChange: (party: readonly TravellersView[]) => void;
  /** Set where at least one traveller is required: the error summary of the form links here. */
  id?: string;
};

/** Who travels: a counter for each category of the tour's price table. */
export function PartyFields(props: PartyFieldsProps) {
  const { tour, party, onChange, id } = props;
  const error = useFormError(id);
  const errorId = useId();
  const { pricingStructure, maxGuests } = tour;
  const guests = guestsOf(party);
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
      {travellerCategories(pricingStructure).map(({ category }) => {
        const count = countOf(party, category);
        const line = lineFor(props, category);
        return (
          <Counter
            key={category}
            label={category}
            hint={
              line !== undefined &&
              Number.isFinite(line.unitPrice) &&
              formatPrice(line.unitPrice, pricingStructure.currency, 'short')
            }
            value={count}
            max={Math.max(count, count + maxGuests - guests)}
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

/** Returns the price of one traveller of a category in this party; if it has none, the price of the first one. */
function lineFor({ tour, date, party }: PartyFieldsProps, category: string) {
  const withOne = countOf(party, category) > 0 ? party : withCount(party, category, 1);
  const lines = estimatePrice(tour.pricingStructure, withOne, date)?.lines;
  return lines?.find((line) => line.category === category);
}

function guestsOf(party: readonly TravellersView[]): number {
  return party.reduce((sum, { count }) => sum + count, 0);
}

function countOf(party: readonly TravellersView[], category: string): number {
  return guestsOf(party.filter((line) => line.category === category));
}

/** Sets the count of a category. Lines with no travellers are left out, as the API requires. */
function withCount(party: readonly TravellersView[], category: string, count: number) {
  const others = party.filter((line) => line.category !== category);
  return count === 0 ? others : [...others, { category, count }];
}
