import { categoryNamed } from '../../../../../test/support/category-named.ts';
import { categoriesOf, defaultAgeCategories } from './categories.ts';

const adults = { ...categoryNamed('Adults (10+)'), minAge: 10, maxAge: null };
const children = { ...categoryNamed('3-9 years'), minAge: 3, maxAge: 9 };
const infants = { ...categoryNamed('1-2 years'), minAge: 0, maxAge: 2 };

describe('the categories of a price table', () => {
  it('start as adults from 10, children from 3 to 9 and infants up to 2', () => {
    expect(
      defaultAgeCategories.map((each) => ({ ...each, ...categoryNamed(each.category) })),
    ).toEqual([adults, children, infants]);
  });

  it('are a single category if the price does not depend on age', () => {
    const everyone = [{ ...categoryNamed('Travelers'), minAge: null, maxAge: null }];
    expect(categoriesOf({ type: 'fixed', currency: 'USD', basePriceMinor: 100 })).toStrictEqual(
      everyone,
    );
    expect(
      categoriesOf({ type: 'seasonal', currency: 'USD', basePriceMinor: 100, seasonalRates: [] }),
    ).toStrictEqual(everyone);
  });

  it('have the ages of an age-based table, in the order of the table', () => {
    expect(
      categoriesOf({
        type: 'age_based',
        currency: 'USD',
        ageRates: [
          { ...infants, priceMinor: 0 },
          { ...adults, priceMinor: 5000 },
        ],
      }),
    ).toStrictEqual([infants, adults]);
  });

  it('contain the categories of every range of a group table, each once, in the order in which the table first names them', () => {
    expect(
      categoriesOf({
        type: 'group',
        currency: 'USD',
        groupRates: [
          { minSize: 1, maxSize: 2, ageRates: [{ ...adults, priceMinor: 9000 }] },
          {
            minSize: 3,
            maxSize: 9,
            ageRates: [
              { ...children, priceMinor: 3000 },
              { ...adults, minAge: 18, priceMinor: 5000 },
            ],
          },
        ],
      }),
    ).toStrictEqual([adults, children]);
  });
});
