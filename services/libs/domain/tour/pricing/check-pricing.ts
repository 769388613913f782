import { isValidDate } from '../../calendar/dar-es-salaam.ts';
import { currencies } from '../../money/money.ts';
import type { FieldFault } from '../../refusal.ts';
import type { AgeRate, GroupRate, PricingStructure, SeasonalRate } from './pricing-structure.ts';

/**
 * Bounds of a price table. Together they keep every sum exact. Even for the largest party, the highest price in the
 * most expensive season gives a sum below 2^53 minor units.
 */
export const pricingLimits = {
  /** 100 million in major units: enough for shillings, because a dollar is worth thousands of them. */
  priceMinorMax: 100_000_000_00,
  /** A season may raise the base price to ten times. */
  basisPointsMax: 90_000,
  /** A season may reduce the base price to 0, but not below. */
  basisPointsMin: -10_000,
  groupSizeMax: 999,
  ageMax: 120,
  ageRatesMax: 20,
  groupRatesMax: 50,
  seasonalRatesMax: 50,
  nameLengthMax: 60,
} as const;

/**
 * The faults of a price table, under the names of its fields in requests; empty if it has none. Seasons may
 * overlap (the first listed one counts), and there may be no seasons.
 */
export function checkPricing(pricing: PricingStructure): FieldFault[] {
  const currency = currencies.includes(pricing.currency)
    ? []
    : [fault('currency', `Choose one of the currencies ${currencies.join(', ')}`)];
  return [...currency, ...checkTable(pricing)].map(({ field, message }) => ({
    field: `pricingStructure.${field}`,
    message,
  }));
}

function checkTable(pricing: PricingStructure): FieldFault[] {
  switch (pricing.type) {
    case 'fixed':
      return checkPrice('basePrice', pricing.basePriceMinor);
    case 'seasonal':
      return [
        ...checkPrice('basePrice', pricing.basePriceMinor),
        ...checkCount('seasonalRates', pricing.seasonalRates, {
          min: 0,
          max: pricingLimits.seasonalRatesMax,
        }),
        ...pricing.seasonalRates.flatMap((rate, index) =>
          checkSeason(`seasonalRates.${index}`, rate),
        ),
      ];
    case 'age_based':
      return checkAgeRates('ageRates', pricing.ageRates);
    case 'group':
      return checkGroupRates(pricing.groupRates);
  }
}

function checkGroupRates(groupRates: readonly GroupRate[]): FieldFault[] {
  return [
    ...checkCount('groupRates', groupRates, { min: 1, max: pricingLimits.groupRatesMax }),
    ...groupRates.flatMap((rate, index) => {
      const before = groupRates.slice(0, index);
      return [
        ...checkSizes(`groupRates.${index}`, rate, before.at(-1)),
        ...checkAgeRates(`groupRates.${index}.ageRates`, rate.ageRates),
        ...checkNames(
          `groupRates.${index}.ageRates`,
          rate.ageRates,
          before.flatMap(({ ageRates }) => ageRates),
        ),
      ];
    }),
  ];
}

/** Travellers see one name for each category, and no two categories with the same name. */
function checkNames(
  field: string,
  ageRates: readonly AgeRate[],
  before: readonly AgeRate[],
): FieldFault[] {
  const isAtOdds = (rate: AgeRate) =>
    before.some(
      (other) =>
        (other.categoryId === rate.categoryId) !== (comparableName(other) === comparableName(rate)),
    );
  return ageRates.flatMap((rate, index) =>
    isAtOdds(rate)
      ? [fault(`${field}.${index}.ageCategory`, 'A category has the same name in every range')]
      : [],
  );
}

function checkSizes(field: string, rate: GroupRate, previous: GroupRate | undefined): FieldFault[] {
  const wrong = (['minSize', 'maxSize'] as const).filter((end) => !isGroupSize(rate[end]));
  if (wrong.length > 0) {
    const message = `A group size must be a whole number from 1 to ${pricingLimits.groupSizeMax}`;
    return wrong.map((end) => fault(`${field}.${end}`, message));
  }
  const faults: FieldFault[] = [];
  if (rate.maxSize < rate.minSize) {
    faults.push(fault(`${field}.maxSize`, 'The largest size must not be below the smallest one'));
  }
  // If the previous range has a fault, this range is not compared with it.
  if (previous !== undefined && isGroupSize(previous.maxSize)) {
    const expected = previous.maxSize + 1;
    if (rate.minSize !== expected) {
      faults.push(
        fault(`${field}.minSize`, `This range must begin at ${expected}, after the one before it`),
      );
    }
  }
  return faults;
}

function isGroupSize(size: number): boolean {
  return isWholeWithin(size, 1, pricingLimits.groupSizeMax);
}

function checkAgeRates(field: string, ageRates: readonly AgeRate[]): FieldFault[] {
  const names = ageRates.map(comparableName);
  const ids = ageRates.map(({ categoryId }) => categoryId);
  return [
    ...checkCount(field, ageRates, { min: 1, max: pricingLimits.ageRatesMax }),
    ...ageRates.flatMap((rate, index) => {
      const at = `${field}.${index}`;
      const name = comparableName(rate);
      const isRepeated =
        name !== '' && (names.indexOf(name) < index || ids.indexOf(rate.categoryId) < index);
      return [
        ...checkName(`${at}.ageCategory`, rate.category),
        ...(isRepeated ? [fault(`${at}.ageCategory`, 'This category is listed twice')] : []),
        ...checkPrice(`${at}.price`, rate.priceMinor),
        ...checkAges(at, rate),
      ];
    }),
  ];
}

/** Names that differ only in case or in outer space look the same to travellers. */
function comparableName(rate: AgeRate): string {
  return rate.category.trim().toLowerCase();
}

function checkAges(field: string, { minAge, maxAge }: AgeRate): FieldFault[] {
  const isAge = (age: number | null) =>
    age === null || (Number.isInteger(age) && age >= 0 && age <= pricingLimits.ageMax);
  const message = `An age must be a whole number from 0 to ${pricingLimits.ageMax}`;
  const faults = [
    ...(isAge(minAge) ? [] : [fault(`${field}.minAge`, message)]),
    ...(isAge(maxAge) ? [] : [fault(`${field}.maxAge`, message)]),
  ];
  if (faults.length === 0 && minAge !== null && maxAge !== null && maxAge < minAge) {
    return [fault(`${field}.maxAge`, 'The highest age must not be below the lowest one')];
  }
  return faults;
}

function checkSeason(field: string, rate: SeasonalRate): FieldFault[] {
  return [
    ...checkName(`${field}.season`, rate.season),
    ...checkDays(field, rate),
    ...checkModifier(`${field}.priceModifier`, rate.modifier),
  ];
}

function checkDays(field: string, { startDate, endDate }: SeasonalRate): FieldFault[] {
  const wrong = Object.entries({ startDate, endDate }).filter(([, date]) => !isValidDate(date));
  if (wrong.length > 0) {
    return wrong.map(([end]) => fault(`${field}.${end}`, 'Write the day as yyyy-MM-dd'));
  }
  return endDate < startDate
    ? [fault(`${field}.endDate`, 'The season must not end before it starts')]
    : [];
}

function checkModifier(field: string, modifier: SeasonalRate['modifier']): FieldFault[] {
  const { basisPointsMin, basisPointsMax, priceMinorMax } = pricingLimits;
  switch (modifier.type) {
    case 'percentage':
      return isWholeWithin(modifier.basisPoints, basisPointsMin, basisPointsMax)
        ? []
        : [fault(field, 'A season changes the price by −100 % to 900 %, in hundredths at most')];
    case 'fixed':
      return isWholeWithin(modifier.amountMinor, -priceMinorMax, priceMinorMax)
        ? []
        : [fault(field, 'A price cannot change by this amount')];
  }
}

function checkPrice(field: string, amountMinor: number): FieldFault[] {
  if (Number.isNaN(amountMinor)) return [fault(field, 'Enter a price')];
  if (amountMinor > pricingLimits.priceMinorMax) {
    return [fault(field, 'A price is 100,000,000 at most')];
  }
  return isWholeWithin(amountMinor, 0, pricingLimits.priceMinorMax)
    ? []
    : [fault(field, 'A price must be 0 or more, with two decimals at most')];
}

function checkName(field: string, name: string): FieldFault[] {
  if (name.trim() === '') {
    return [fault(field, 'Give it a name')];
  }
  return name.length > pricingLimits.nameLengthMax
    ? [fault(field, `A name has at most ${pricingLimits.nameLengthMax} characters`)]
    : [];
}

function checkCount(
  field: string,
  list: readonly unknown[],
  { min, max }: { readonly min: number; readonly max: number },
): FieldFault[] {
  if (list.length < min) {
    return [fault(field, 'Add at least one rate')];
  }
  return list.length > max ? [fault(field, `There can be at most ${max} rates`)] : [];
}

function isWholeWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

function fault(field: string, message: string): FieldFault {
  return { field, message };
}
