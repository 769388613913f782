import { isValidDate, isValidTime } from '../calendar/dar-es-salaam.ts';
import type { LocalDate } from '../calendar/instants.ts';
import type { Slot } from '../departure/departure-id.ts';
import type { FieldFault } from '../refusal.ts';
import { guestsOf, type Party } from '../tour/pricing/party.ts';
import type { PriceBreakdown, PriceLine } from '../tour/pricing/price-breakdown.ts';
import { priceParty, type UnknownCategory } from '../tour/pricing/price-party.ts';
import type { PricingStructure } from '../tour/pricing/pricing-structure.ts';
import type { ExpectedPrice } from './booking.commands.ts';
import type { PriceChanged } from './booking.refusals.ts';
import { requiredFieldsMessage } from './contact.ts';

/** A price as the server computed it, or what keeps it from being agreed on. */
export type AgreedPrice =
  | { readonly agreed: true; readonly price: PriceBreakdown }
  | { readonly agreed: false; readonly refusal: UnknownCategory | PriceChanged };

/** What is wrong with the day and the start time, whatever the tour; under their names on the wire. */
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

/** What is wrong with the travellers, whatever the tour. A line may be empty, a party may not. */
export function partyFaults(party: Party): readonly FieldFault[] {
  const faults = party.flatMap(({ count }, index) =>
    Number.isSafeInteger(count) && count >= 0
      ? []
      : [
          {
            field: `travellers.${index}.count`,
            message: 'The number of travellers is a whole number, 0 or more',
          },
        ],
  );
  return faults.length === 0 && guestsOf(party) === 0
    ? [{ field: 'travellers', message: 'At least one traveller is needed' }]
    : faults;
}

/** The party's price on the day, unless it is another one than the person was shown. */
export function agreePrice(
  pricing: PricingStructure,
  party: Party,
  date: LocalDate,
  expected: ExpectedPrice | undefined,
): AgreedPrice {
  const priced = priceParty(pricing, party, date);
  return priced.priced
    ? agreeOn(priced.price, expected)
    : { agreed: false, refusal: priced.refusal };
}

/** A price that stands already, unless it is another one than the person was shown. */
export function agreeOn(price: PriceBreakdown, expected: ExpectedPrice | undefined): AgreedPrice {
  const isExpected =
    expected === undefined ||
    (expected.totalMinor === price.totalMinor && expected.currency === price.currency);
  return isExpected
    ? { agreed: true, price }
    : { agreed: false, refusal: { code: 'PriceChanged', price } };
}

/** The priced travellers: one line a category, in the order of the tour's table. */
export function partyOf(price: PriceBreakdown): Party {
  return price.lines.map(({ category, count }) => ({ category, count }));
}

/** Day and time of a departure, without its tour. */
export function slotOf({ date, time }: Slot): Slot {
  return { date, time };
}

/** Whether two parties are the same travellers, however their lines are written. */
export function isSameParty(a: Party, b: Party): boolean {
  return isWithin(a, b) && isWithin(b, a);
}

/** Whether no category has more travellers in the one party than in the other. */
export function isWithin(party: Party, limit: Party): boolean {
  return party.every(({ category }) => countOf(party, category) <= countOf(limit, category));
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
    line.category === other?.category &&
    line.count === other.count &&
    line.unitMinor === other.unitMinor
  );
}

function countOf(party: Party, category: string): number {
  return guestsOf(party.filter((line) => line.category === category));
}
