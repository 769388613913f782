import { categoryNamed } from '../../../../test/support/category-named.ts';
import type { AgeRate } from '../tour/pricing/pricing-structure.ts';
import { partyOfGuests } from './party-of-guests.ts';

const adults: AgeRate = { ...categoryNamed('Adults'), priceMinor: 5000, minAge: 10, maxAge: null };
const children: AgeRate = { ...categoryNamed('Children'), priceMinor: 2500, minAge: 0, maxAge: 9 };

describe('a number of travellers without categories', () => {
  it('is enough if the price does not depend on age', () => {
    const party = [{ ...categoryNamed('Travelers'), count: 3 }];
    expect(partyOfGuests({ type: 'fixed', currency: 'USD', basePriceMinor: 5000 }, 3)).toEqual(
      party,
    );
    expect(
      partyOfGuests(
        { type: 'seasonal', currency: 'USD', basePriceMinor: 5000, seasonalRates: [] },
        3,
      ),
    ).toEqual(party);
  });

  it('is enough if the table has only one category', () => {
    const party = [{ ...categoryNamed('Adults'), count: 3 }];
    expect(partyOfGuests({ type: 'age_based', currency: 'USD', ageRates: [adults] }, 3)).toEqual(
      party,
    );
    expect(
      partyOfGuests(
        {
          type: 'group',
          currency: 'USD',
          groupRates: [
            { minSize: 1, maxSize: 3, ageRates: [adults] },
            { minSize: 4, maxSize: 8, ageRates: [{ ...adults, priceMinor: 4000 }] },
          ],
        },
        3,
      ),
    ).toEqual(party);
  });

  it('is not enough if the price depends on age', () => {
    expect(
      partyOfGuests({ type: 'age_based', currency: 'USD', ageRates: [adults, children] }, 3),
    ).toBeUndefined();
    expect(
      partyOfGuests(
        {
          type: 'group',
          currency: 'USD',
          groupRates: [
            { minSize: 1, maxSize: 3, ageRates: [adults] },
            { minSize: 4, maxSize: 8, ageRates: [children] },
          ],
        },
        3,
      ),
    ).toBeUndefined();
  });

  it('cannot be a party if the table is empty', () => {
    expect(partyOfGuests({ type: 'age_based', currency: 'USD', ageRates: [] }, 3)).toBeUndefined();
  });
});
