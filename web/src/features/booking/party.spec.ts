import { kiteTour, reefTour, townTour } from '../../../test-support/sample-tours.ts';
import { guestsOf, partyOf, partyOfGuests, presentOf } from './party.ts';
import { partyText } from './party-text.ts';

describe('the party of a booking', () => {
  it('has two adults by default', () => {
    expect(partyOfGuests(reefTour)).toEqual([
      { categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 2 },
      { categoryId: 'Child (8-11)', category: 'Child (8-11)', count: 0 },
    ]);
    expect(partyText(partyOfGuests(kiteTour))).toBe('2 travellers');
  });

  it('has at least one guest, and at most as many as the tour takes', () => {
    expect(guestsOf(partyOfGuests(reefTour, 40))).toBe(6);
    expect(guestsOf(partyOfGuests(kiteTour, 0))).toBe(1);
  });

  it('contains only categories of the price table', () => {
    const party = partyOf(townTour, [
      { categoryId: '3-9 years', category: '3-9 years', count: 2 },
      { categoryId: 'Elephants', category: 'Elephants', count: 1 },
      { categoryId: '3-9 years', category: '3-9 years', count: 1 },
    ]);
    expect(presentOf(party ?? [])).toEqual([
      { categoryId: '3-9 years', category: '3-9 years', count: 3 },
    ]);
  });

  it.each([
    ['nobody', []],
    ['an unknown category', [{ categoryId: 'Elephants', category: 'Elephants', count: 2 }]],
    ['more than may come', [{ categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 7 }]],
  ])('is undefined if the input names %s', (_, named) => {
    expect(partyOf(reefTour, named)).toBeUndefined();
  });
});
