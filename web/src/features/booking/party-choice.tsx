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
  onChange: (party: Party) => void;
  error?: string | undefined;
  /** Messages about travellers in the page's address that could not be used. */
  doubts?: readonly string[];
  id: string;
};

/** The choice of the party: a counter for each category of the tour's price table. */
export function PartyChoice(props: PartyChoiceProps) {
  const { rules, party, date, onChange, error, doubts = [], id } = props;
  const [isAtLimit, setIsAtLimit] = useState(false);
  const room = rules.maxGuests - guestsOf(party);
  const isOneCategory = party.length === 1;
  const message = isAtLimit
    ? `Max ${String(rules.maxGuests)} travelers`
    : (minorsAloneMessage(rules, party) ?? error);

  function setCount(category: string, count: number) {
    setIsAtLimit(false);
    onChange(party.map((line) => (line.category === category ? { category, count } : line)));
  }
  return (
    <fieldset data-slot="party-choice" id={id} tabIndex={-1} aria-describedby={`${id}-message`}>
      <legend className="text-label">Travellers</legend>
      {doubts.map((doubt) => (
        <p key={doubt} data-slot="party-doubt">
          {doubt}
        </p>
      ))}
      {party.map(({ category, count }) => (
        <Counter
          key={category}
          label={isOneCategory ? 'Travellers' : category}
          hint={<UnitPrice {...{ rules, party, date, category }} />}
          value={count}
          min={isOneCategory ? 1 : 0}
          max={count + room}
          onChange={(next) => {
            setCount(category, next);
          }}
          onLimit={(end) => {
            setIsAtLimit(end === 'max');
          }}
        />
      ))}
      <p id={`${id}-message`} role="status" data-slot={message && 'field-error'}>
        {message}
      </p>
    </fieldset>
  );
}

type UnitPriceProps = { rules: PartyRules; party: Party; date: string; category: string };

/** The price of one traveller of the category in this party; if there is none, the price of the first one. */
function UnitPrice({ rules: { pricingStructure }, party, date, category }: UnitPriceProps) {
  const withOne = party.map((line) =>
    line.category === category ? { category, count: Math.max(1, line.count) } : line,
  );
  const line = estimatePrice(pricingStructure, withOne, date)?.lines.find(
    (each) => each.category === category,
  );
  const ages = agesText(pricingStructure, category);
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
function agesText(pricing: PartyRules['pricingStructure'], category: string): string {
  const found = travellerCategories(pricing).find((each) => each.category === category);
  if (found === undefined || /\d/.test(category)) return '';
  const { minAge, maxAge } = found;
  if (minAge === null && maxAge === null) return '';
  if (maxAge === null) return `Ages ${String(minAge)} and over`;
  return `Ages ${String(minAge ?? 0)} to ${String(maxAge)}`;
}
