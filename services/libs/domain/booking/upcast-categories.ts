import type { Upcaster } from '../decision.ts';
import { categoryIdOfName } from '../tour/pricing/category-id.ts';
import type { Party } from '../tour/pricing/party.ts';
import type { PriceBreakdown } from '../tour/pricing/price-breakdown.ts';

type Data = Readonly<Record<string, unknown>>;

/** Version 1 of an event with a party and a price: their lines named categories and had no ids. */
export const categoriesOfTerms: Upcaster = (data) => {
  const { party, price, ...rest } = data as Data;
  return { ...rest, party: partyWithIds(party), price: priceWithIds(price) };
};

/** Version 1 of PartyChanged. */
export const categoriesOfParties: Upcaster = (data) => ({
  ...(data as Data),
  ...beforeAndAfter(data, partyWithIds),
});

/** Version 1 of BookingRepriced. */
export const categoriesOfPrices: Upcaster = (data) => ({
  ...(data as Data),
  ...beforeAndAfter(data, priceWithIds),
});

/** Version 1 of BookingCancelled. */
export const categoriesOfPrice: Upcaster = (data) => {
  const { price, ...rest } = data as Data;
  return { ...rest, price: priceWithIds(price) };
};

/** Version 1 of BookingRebooked: party and price before and after. */
export const categoriesOfChangedTerms: Upcaster = (data) => {
  const { party, price, ...rest } = data as Data;
  return {
    ...rest,
    party: beforeAndAfter(party, partyWithIds),
    price: beforeAndAfter(price, priceWithIds),
  };
};

function beforeAndAfter(change: unknown, lift: (value: unknown) => unknown): Data {
  const { before, after } = change as Data;
  return { before: lift(before), after: lift(after) };
}

function partyWithIds(party: unknown): Party {
  return (party as Party).map(withId);
}

function priceWithIds(price: unknown): PriceBreakdown {
  const { lines, ...rest } = price as PriceBreakdown;
  return { ...rest, lines: lines.map(withId) };
}

function withId<Line extends { readonly category: string }>(line: Line) {
  return { ...line, categoryId: categoryIdOfName(line.category) };
}
