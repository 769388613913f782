import { categoryNamed } from '../../../../../test/support/category-named.ts';
import { lacksAdult } from './lacks-adult.ts';
import type { AgeRate, PricingStructure } from './pricing-structure.ts';

const rate = (category: string, minAge: number | null, maxAge: number | null): AgeRate => ({
  ...categoryNamed(category),
  priceMinor: 100,
  minAge,
  maxAge,
});
const byAge = (...ageRates: readonly AgeRate[]): PricingStructure => ({
  type: 'age_based',
  currency: 'USD',
  ageRates,
});
const [adult, youth, child] = [
  rate('Adult', 12, null),
  rate('Youth', 12, 17),
  rate('Child', 3, 11),
];
const family = byAge(adult, youth, child);
const [children, youths] = [
  { ...categoryNamed('Child'), count: 2 },
  { ...categoryNamed('Youth'), count: 1 },
];

describe('a party without an adult', () => {
  it('has only travellers whose categories end before 18 years', () => {
    expect(lacksAdult(family, [children])).toBe(true);
    expect(lacksAdult(family, [children, youths, { ...categoryNamed('Adult'), count: 0 }])).toBe(
      true,
    );
    expect(lacksAdult(byAge(rate('Grown', 16, 99), child), [children])).toBe(true);
  });

  it('has no travellers in a category without an upper age, or with an upper age of at least 18', () => {
    expect(lacksAdult(family, [children, { ...categoryNamed('Adult'), count: 1 }])).toBe(false);
    const student = byAge(rate('Student', 15, 18), child);
    expect(lacksAdult(student, [{ ...categoryNamed('Student'), count: 1 }])).toBe(false);
  });

  it('does not exist on a tour that has no category for adults, or that does not ask for ages', () => {
    expect(lacksAdult(byAge(child), [children])).toBe(false);
    const fixed: PricingStructure = { type: 'fixed', currency: 'USD', basePriceMinor: 100 };
    expect(lacksAdult(fixed, [{ ...categoryNamed('Travelers'), count: 1 }])).toBe(false);
  });

  it('is not assumed if the party is empty or has an unknown category', () => {
    expect(lacksAdult(family, [{ ...categoryNamed('Child'), count: 0 }])).toBe(false);
    expect(lacksAdult(family, [children, { ...categoryNamed('Senior'), count: 1 }])).toBe(false);
  });
});
