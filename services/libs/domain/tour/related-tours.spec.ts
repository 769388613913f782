import { relatedTours } from './related-tours.ts';

const walk = { id: 'walk', categories: ['City Tours', 'Cultural & Historical'] };
const museum = { id: 'museum', categories: ['Cultural & Historical'] };
const market = { id: 'market', categories: ['Food & Culinary', 'City Tours'] };
const palace = { id: 'palace', categories: ['City Tours', 'Cultural & Historical'] };
const harbour = { id: 'harbour', categories: ['City Tours'] };
const reef = { id: 'reef', categories: ['Beach & Water Activities'] };
const forest = { id: 'forest', categories: [] };

describe('the tours related to a tour', () => {
  it('are three tours of its categories, in the given order', () => {
    expect(relatedTours(walk, [reef, museum, market, walk, palace, harbour])).toEqual([
      museum,
      market,
      palace,
    ]);
  });

  it('include others where its categories have too few', () => {
    expect(relatedTours(walk, [reef, forest, museum, walk])).toEqual([museum, reef, forest]);
    expect(relatedTours(walk, [museum, reef, forest])).toEqual([museum, reef, forest]);
  });

  it('are only others where it has no category', () => {
    expect(relatedTours(forest, [forest, reef, walk])).toEqual([reef, walk]);
  });

  it('are none where there is no other tour', () => {
    expect(relatedTours(walk, [walk])).toEqual([]);
  });
});
