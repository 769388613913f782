import type { QuoteView } from '@contracts/booking/booking-view.ts';
import {
  estimatePrice,
  minorsAloneMessage,
  travellerCategories,
} from '@contracts/tour/price-estimate.ts';
import { useState } from 'react';
import { Counter } from '../../shared/ui/counter.tsx';
import { Price } from '../../shared/ui/price.tsx';
import './party-choice.css';
import { guestsOf, type Party, type PartyRules } from './party.ts';

export type PartyChoiceProps = {
  rules: PartyRules;
  party: Party;
  /** The day whose prices are shown. */
  date: string;
  /** The prices that the API returned for this party, if they are newer than those of the tour. */
  lines?: QuoteView['lines'] | undefined;
  onChange: (party: Party) => void;
  error?: string | undefined;
  /** Messages about travellers in the page's address that could not be used. */
  doubts?: readonly string[];
  id: string;
};

/** The choice of the party: a counter for each category of the tour's price table. */
export function PartyChoice(props: PartyChoiceProps) {
  const { rules, party, date, lines, onChange, error, doubts = [], id } = props;
  const [isAtLimit, setIsAtLimit] = useState(false);
  const room = rules.maxGuests - guestsOf(party);
  const isOneCategory = party.length === 1;
  const limit = isAtLimit ? `Max ${String(rules.maxGuests)} travelers` : undefined;
  const fault = minorsAloneMessage(rules, party) ?? error;

  function setCount(categoryId: string, count: number) {
    setIsAtLimit(false);
    onChange(party.map((line) => (line.categoryId === categoryId ? { ...line, count } : line)));
  }
  return (
    <fieldset data-slot="party-choice" id={id} tabIndex={-1} aria-describedby={`${id}-message`}>
      <legend className="text-label">Travellers</legend>
      {doubts.map((doubt) => (
        <p key={doubt} data-slot="party-doubt">
          {doubt}
        </p>
      ))}
      {party.map(({ categoryId, category, count }) => (
        <Counter
          key={categoryId}
          label={isOneCategory ? 'Travellers' : category}
          hint={<UnitPrice {...{ rules, party, date, categoryId, lines }} />}
          value={count}
          min={isOneCategory ? 1 : 0}
          max={Math.min(count + room, bookedOf(rules, categoryId))}
          onChange={(next) => {
            setCount(categoryId, next);
          }}
          onLimit={(end) => {
            setIsAtLimit(end === 'max');
          }}
        />
      ))}
      {/* The largest party is allowed, so its limit is not an error. */}
      <p
        id={`${id}-message`}
        role="status"
        data-slot={limit ? 'field-hint' : fault && 'field-error'}
      >
        {limit ?? fault}
      </p>
    </fieldset>
  );
}

type UnitPriceProps = Pick<PartyChoiceProps, 'rules' | 'party' | 'date' | 'lines'> & {
  categoryId: string;
};

function bookedOf({ removed = [] }: PartyRules, categoryId: string): number {
  return removed.find((line) => line.categoryId === categoryId)?.count ?? Infinity;
}

/** The price of one traveller of the category, as in the price table for a party of this size. */
function UnitPrice({ rules, party, date, categoryId, lines = [] }: UnitPriceProps) {
  const { pricingStructure } = rules;
  const sameSize = [{ categoryId, count: Math.max(1, guestsOf(party)) }];
  const estimated = estimatePrice(pricingStructure, sameSize, date)?.lines ?? [];
  const line = [...lines, ...estimated].find((each) => each.categoryId === categoryId);
  const ages = agesText(pricingStructure, categoryId);
  if (line === undefined) return ages;
  return (
    <>
      {ages !== '' && `${ages} · `}
      {line.unitPrice === 0 ? (
        'Free'
      ) : (
        <>
          <Price amount={line.unitPrice} currency={pricingStructure.currency} digits="short" /> each
        </>
      )}
    </>
  );
}

/** The ages of a category whose name does not contain them. */
function agesText(pricing: PartyRules['pricingStructure'], categoryId: string): string {
  const found = travellerCategories(pricing).find((each) => each.categoryId === categoryId);
  if (found === undefined || /\d/.test(found.category)) return '';
  const { minAge, maxAge } = found;
  if (minAge === null && maxAge === null) return '';
  if (maxAge === null) return `Ages ${String(minAge)} and over`;
  return `Ages ${String(minAge ?? 0)} to ${String(maxAge)}`;
}
