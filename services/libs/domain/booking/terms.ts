import { isValidDate, isValidTime } from '../calendar/dar-es-salaam.ts';
import type { LocalDate } from '../calendar/instants.ts';
import type { Slot } from '../departure/departure-id.ts';
import type { Currency } from '../money/money.ts';
import type { FieldFault } from '../refusal.ts';
import {
  type AskedParty,
  categoryAsked,
  countOf,
  guestsOf,
  type Party,
} from '../tour/pricing/party.ts';
import type { PriceBreakdown, PriceLine } from '../tour/pricing/price-breakdown.ts';
import { priceParty, type UnknownCategory } from '../tour/pricing/price-party.ts';
import type { PricingStructure } from '../tour/pricing/pricing-structure.ts';
import type { PriceChanged } from './booking.refusals.ts';
import { requiredFieldsMessage } from './contact.ts';

/** The price that a person was shown. It is only compared with the computed price. */
export interface ExpectedPrice {
  readonly totalMinor: number;
  readonly currency: Currency;
}

/** A price that the server computed, or the refusal. */
export type AgreedPrice =
  | { readonly agreed: true; readonly price: PriceBreakdown }
  | { readonly agreed: false; readonly refusal: UnknownCategory | PriceChanged };

/** The faults of the day and the start time that do not depend on the tour, under their names in requests. */
export function slotFaults({ date, time }: Slot): readonly FieldFault[] {
  const faults: FieldFault[] = [];
  if (!isValidDate(date)) {
    const message = date === '' ? requiredFieldsMessage : 'The date must be a day as yyyy-MM-dd';
    faults.push({ field: 'date', message });
  }
  if (!isValidTime(time)) {
    const message = time === '' ? requiredFieldsMessage : 'The start time must be a time as HH:mm';
    faults.push({ field: 'pickupTime', message });
  }
  return faults;
}

/** The faults of the travellers that do not depend on the tour. A line may be empty, but a party may not. */
export function partyFaults(party: AskedParty): readonly FieldFault[] {
  const faults = party.flatMap(({ categoryId, category, count }, index) => [
    ...(categoryId === undefined && category === undefined
      ? [{ field: `travellers.${index}.categoryId`, message: 'Say which category it is' }]
      : []),
    ...(Number.isSafeInteger(count) && count >= 0
      ? []
      : [
          {
            field: `travellers.${index}.count`,
            message: 'The number of travellers is a whole number, 0 or more',
          },
        ]),
  ]);
  return faults.length === 0 && guestsOf(party) === 0
    ? [{ field: 'travellers', message: 'At least one traveller is needed' }]
    : faults;
}

/**
 * The party's price on the day; refused if the person was shown a different price.
 *
 * @param before The price of the booking that changes.
 */
export function agreePrice(
  pricing: PricingStructure,
  party: AskedParty,
  date: LocalDate,
  { expected, before }: { readonly expected?: ExpectedPrice; readonly before?: PriceBreakdown },
): AgreedPrice {
  const priced = priceParty(pricing, party, date, before);
  return priced.priced
    ? agreeOn(priced.price, expected)
    : { agreed: false, refusal: priced.refusal };
}

/** Accepts a price that was agreed before; refuses it if the person was shown a different price. */
export function agreeOn(price: PriceBreakdown, expected: ExpectedPrice | undefined): AgreedPrice {
  const isExpected =
    expected === undefined ||
    (expected.totalMinor === price.totalMinor && expected.currency === price.currency);
  return isExpected
    ? { agreed: true, price }
    : { agreed: false, refusal: { code: 'PriceChanged', price } };
}

/** The priced travellers: one line per category, in the order of the tour's table. */
export function partyOf(price: PriceBreakdown): Party {
  return price.lines.map(({ categoryId, category, count }) => ({ categoryId, category, count }));
}

/** The day and time of a departure, without its tour. */
export function slotOf({ date, time }: Slot): Slot {
  return { date, time };
}

/**
 * Whether the party has the same travellers as the booked party. The order of its lines does not matter, and
 * a category may be split into several lines.
 */
export function isSameParty(party: AskedParty, booked: Party): boolean {
  return (
    isWithin(party, booked) &&
    booked.every((line) => countOf(party, line) === countOf(booked, line))
  );
}

/** Whether no category has more travellers in the party than in the booked party. */
export function isWithin(party: AskedParty, booked: Party): boolean {
  return (
    party.every((line) => line.count === 0 || categoryAsked(line, booked) !== undefined) &&
    booked.every((line) => countOf(party, line) <= countOf(booked, line))
  );
}

/** Whether two prices are the same, line by line; amounts and total follow from the lines. */
export function isSamePrice(a: PriceBreakdown, b: PriceBreakdown): boolean {
  return (
    a.currency === b.currency &&
    a.lines.length === b.lines.length &&
    a.lines.every((line, index) => isSameLine(line, b.lines[index]))
  );
}

function isSameLine(line: PriceLine, other: PriceLine | undefined): boolean {
  return (
    line.categoryId === other?.categoryId &&
    line.count === other.count &&
    line.unitMinor === other.unitMinor
  );
}
