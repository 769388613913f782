import type { PricingStructureView } from '@contracts/tour/pricing-view.ts';
import { renamedCategories, renamingWords, withNamesOf } from './renamed-categories.ts';

const adults = { categoryId: 'adults-1', ageCategory: 'Adults (10+)', price: 30 };
const children = { categoryId: 'children-1', ageCategory: 'Children', price: 15 };
const renamed = { ...adults, ageCategory: 'Adults (12+)' };

const byAge = (...ageRates: readonly object[]) =>
  ({ type: 'age_based', currency: 'USD', ageRates }) as PricingStructureView;
const byGroup = (...ageRates: readonly object[]) =>
  ({
    type: 'group',
    currency: 'USD',
    groupRates: [{ minSize: 1, maxSize: 9, ageRates }],
  }) as PricingStructureView;

describe('renamed categories', () => {
  it('are recognised by their ids, in every kind of price table', () => {
    const renaming = { from: 'Adults (10+)', to: 'Adults (12+)' };
    expect(renamedCategories(byAge(adults, children), byAge(children, renamed))).toEqual([
      renaming,
    ]);
    expect(renamedCategories(byGroup(adults), byGroup(renamed))).toEqual([renaming]);
    expect(renamingWords(renaming)).toBe('“Adults (10+)” renamed to “Adults (12+)”');
  });

  it('do not include categories that were added or removed, or that have no id yet', () => {
    expect(renamedCategories(byAge(adults), byAge(adults, children))).toEqual([]);
    expect(renamedCategories(byAge(adults, children), byAge(adults))).toEqual([]);
    const fresh = { ageCategory: 'Seniors', price: 10 };
    expect(renamedCategories(byAge(fresh), byAge({ ...fresh, ageCategory: 'Elders' }))).toEqual([]);
  });

  it('have their new names in the earlier table, so that only other changes are shown', () => {
    const dearer = byAge({ ...renamed, price: 40 });
    expect(withNamesOf(byAge(adults), dearer)).toEqual(byAge(renamed));
    expect(withNamesOf(byGroup(adults, children), byGroup(renamed))).toEqual(
      byGroup(renamed, children),
    );
  });
});
