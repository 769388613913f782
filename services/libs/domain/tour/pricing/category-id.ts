import { slugOf } from '../slug.ts';
import { categoriesOf } from './categories.ts';
import { travelersCategory } from './party.ts';
import { type AgeRate, mapAgeRates, type PricingStructure } from './pricing-structure.ts';
import { sha256 } from './sha256.ts';

/**
 * The id of a category that was stored by its name only. It consists of the slug of the name and 6
 * hexadecimal digits of the name's SHA-256; the digits distinguish names with the same slug. The id depends
 * on the name alone, because an upcaster sees one event.
 */
export function categoryIdOfName(name: string): string {
  return name === travelersCategory.category ? travelersCategory.categoryId : idFrom(name, name);
}

function idFrom(name: string, hashed: string): string {
  return [slugOf(name), sha256(hashed).slice(0, 6)].filter((part) => part !== '').join('-');
}

/** The data about the categories of a tour before a form is saved. */
export interface KnownCategories {
  /** The current table; undefined for a new tour. */
  readonly before?: PricingStructure;
  /** Every id that a category of the tour ever had. */
  readonly categoryIds: readonly string[];
}

/**
 * The price table with a permanent id for every category. An id that the tour already had is kept, even if the
 * category is renamed. Any other id is replaced. The category then gets the id of the current category with its name.
 * If there is none, it gets a new id that no category of the tour ever had.
 */
export function withCategoryIds(
  pricing: PricingStructure,
  { before, categoryIds }: KnownCategories,
): PricingStructure {
  const rates = ratesOf(pricing);
  const kept = rates.filter(({ categoryId }) => categoryIds.includes(categoryId));
  const keptIds = kept.map(({ categoryId }) => categoryId);
  const current = (before === undefined ? [] : categoriesOf(before)).filter(
    ({ categoryId }) => !keptIds.includes(categoryId),
  );
  const known = new Map(
    [...current, ...kept].map(({ category, categoryId }) => [category, categoryId]),
  );
  const taken = [...categoryIds];
  for (const { category } of rates) {
    if (!known.has(category)) {
      const id = newCategoryId(category, taken);
      known.set(category, id);
      taken.push(id);
    }
  }
  return mapAgeRates(pricing, (rate) =>
    keptIds.includes(rate.categoryId)
      ? rate
      : { ...rate, categoryId: known.get(rate.category) ?? rate.categoryId },
  );
}

/** The ids of the categories that travellers choose from. */
export function categoryIdsOf(pricing: PricingStructure): readonly string[] {
  return categoriesOf(pricing).map(({ categoryId }) => categoryId);
}

function newCategoryId(name: string, taken: readonly string[]): string {
  let id = categoryIdOfName(name);
  for (let nth = 2; taken.includes(id); nth += 1) {
    id = idFrom(name, `${name} ${String(nth)}`);
  }
  return id;
}

function ratesOf(pricing: PricingStructure): readonly AgeRate[] {
  switch (pricing.type) {
    case 'fixed':
    case 'seasonal':
      return [];
    case 'age_based':
      return pricing.ageRates;
    case 'group':
      return pricing.groupRates.flatMap(({ ageRates }) => ageRates);
  }
}
