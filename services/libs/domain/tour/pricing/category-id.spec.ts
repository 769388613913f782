import { categoryIdOfName, categoryIdsOf, withCategoryIds } from './category-id.ts';
import type { AgeRate, PricingStructure } from './pricing-structure.ts';

const rate = (categoryId: string, category = categoryId): AgeRate => ({
  categoryId,
  category,
  priceMinor: 100,
  minAge: null,
  maxAge: null,
});
const byAge = (...ageRates: readonly AgeRate[]): PricingStructure => ({
  type: 'age_based',
  currency: 'USD',
  ageRates,
});
const byGroup = (...ranges: readonly (readonly AgeRate[])[]): PricingStructure => ({
  type: 'group',
  currency: 'USD',
  groupRates: ranges.map((ageRates, index) => ({
    minSize: index + 1,
    maxSize: index + 1,
    ageRates,
  })),
});
const fixed: PricingStructure = { type: 'fixed', currency: 'USD', basePriceMinor: 100 };
const adultsId = 'adults-10-622ab1';

describe('the id of a category that has only a name', () => {
  it.each([
    ['Adults (10+)', adultsId],
    ['3-9 years', '3-9-years-5b22bc'],
    ['Travelers', 'travelers'],
  ])('%s is %s', (name, id) => {
    expect(categoryIdOfName(name)).toBe(id);
  });

  it('is different for different names, even if they have the same slug or no slug', () => {
    const names = ['Adults (10+)', 'adults 10', '大人', '子供'];
    expect(new Set(names.map(categoryIdOfName)).size).toBe(names.length);
  });
});

describe('the categories of a saved price table', () => {
  it('get their ids from their names in a new tour', () => {
    const table = withCategoryIds(byAge(rate('Adults (10+)')), { categoryIds: [] });
    expect(categoryIdsOf(table)).toEqual([adultsId]);
    expect(withCategoryIds(fixed, { categoryIds: [] })).toBe(fixed);
  });

  it('keep their ids when they are renamed', () => {
    const before = byAge(rate(adultsId, 'Adults (10+)'));
    const renamed = byAge(rate(adultsId, 'Adults (12+)'));
    expect(withCategoryIds(renamed, { before, categoryIds: [adultsId] })).toEqual(renamed);
  });

  it('are found by their names in a request without ids', () => {
    const before = byAge(rate('a-1', 'Adults'));
    const table = withCategoryIds(byAge(rate('Adults')), { before, categoryIds: ['a-1'] });
    expect(table).toEqual(before);
  });

  it('do not get the id of a removed category, even if they have its name', () => {
    const before = byAge(rate('children-1', 'Children'));
    const table = withCategoryIds(byAge(rate('Adults (10+)')), {
      before,
      categoryIds: ['children-1', adultsId],
    });
    const [id] = categoryIdsOf(table);
    expect(id).toMatch(/^adults-10-[0-9a-f]{6}$/);
    expect(id).not.toBe(adultsId);
  });

  it('do not get the id of a category that was renamed, even if they have its old name', () => {
    const before = byAge(rate(adultsId, 'Adults (10+)'));
    const table = withCategoryIds(byAge(rate(adultsId, 'Grown-ups'), rate('Adults (10+)')), {
      before,
      categoryIds: [adultsId],
    });
    const [kept, added] = categoryIdsOf(table);
    expect(kept).toBe(adultsId);
    expect(added).not.toBe(adultsId);
  });

  it('have the same id in every range of a group table', () => {
    const before = byGroup([rate('a-1', 'Adults')]);
    const asked = byGroup(
      [rate('a-1', 'Grown-ups')],
      [rate('Grown-ups'), rate('New')],
      [rate('New')],
    );
    const table = withCategoryIds(asked, { before, categoryIds: ['a-1'] });
    expect(categoryIdsOf(table)).toEqual(['a-1', categoryIdOfName('New')]);
  });

  it('get a removed category back by its id', () => {
    const back = byAge(rate('a-1', 'Adults'));
    expect(withCategoryIds(back, { before: fixed, categoryIds: ['travelers', 'a-1'] })).toEqual(
      back,
    );
  });
});
