import fc from 'fast-check';
import { isSimilar, relevanceOf, suggest, type SuggestibleTour } from './suggestion-relevance.ts';

const spice: SuggestibleTour = {
  title: 'Spice Farm Tour',
  categories: ['Food & Culinary', 'Day Trips'],
  highlights: ['Cloves on the tree', 'Fruit tasting'],
  description: 'A morning among vanilla and pepper.',
};

function titled(title: string, description = ''): SuggestibleTour {
  return { title, categories: [], highlights: [], description };
}

describe('the relevance of a tour to a search text', () => {
  it.each([
    ['spice', 100],
    ['Spice Farm', 100],
    ['farm', 90],
    ['culinary', 80],
    ['day t', 80],
    ['CLOVES', 60],
    ['tasting', 60],
    ['vanilla', 50],
    ['whale', 0],
  ])('%j: %i', (text, relevance) => {
    expect(relevanceOf(text, spice)).toBe(relevance);
  });

  it('is the relevance of the field in which the text is found best', () => {
    const everywhere = { ...spice, categories: ['Spice'], description: 'Spice' };
    expect(relevanceOf('spice', everywhere)).toBe(100);
    expect(relevanceOf('p', spice)).toBe(90);
  });

  it('does not depend on case or on spaces around the text', () => {
    expect(relevanceOf('  sPICE fARM ', spice)).toBe(100);
    expect(relevanceOf('pepper', { ...spice, description: 'PEPPER' })).toBe(50);
    expect(relevanceOf('spice   farm', spice)).toBe(100);
  });

  it('needs only one character', () => {
    expect(relevanceOf('s', spice)).toBe(100);
    expect(relevanceOf('', spice)).toBe(0);
    expect(relevanceOf('   ', spice)).toBe(0);
  });

  it('never decreases as the text gets shorter from its end', () => {
    const words = fc.constantFrom(
      'spice',
      'Spice farm',
      'tour',
      'food & c',
      'tasting',
      'a morning',
    );
    fc.assert(
      fc.property(words, fc.nat(10), (text, length) => {
        const shorter = text.slice(0, 1 + (length % text.length)).trim();
        expect(relevanceOf(shorter, spice)).toBeGreaterThanOrEqual(relevanceOf(text, spice));
      }),
    );
  });
});

describe('the suggestions for a search text', () => {
  it('are the most relevant tours first, and equally relevant ones in the given order', () => {
    const tours = [
      titled('Walk', 'With a dhow'),
      titled('Sunset Dhow'),
      titled('Dhow Cruise'),
      titled('Forest'),
      titled('Sunrise Dhow'),
    ];
    expect(suggest('dhow', tours).map((tour) => tour.title)).toEqual([
      'Dhow Cruise',
      'Sunset Dhow',
      'Sunrise Dhow',
      'Walk',
    ]);
  });

  it('name every title once, for its most relevant tour', () => {
    const tours = [titled('Walk', 'Spices'), titled('Spice Walk', 'first'), titled('SPICE walk')];
    expect(suggest('spice', tours)).toEqual([tours[1], tours[0]]);
  });

  it('are at most eight, counted after repeated titles are dropped', () => {
    const twins = Array.from({ length: 20 }, (_, index) => titled(`Tour ${index >> 1}`));
    expect(suggest('tour', twins).map((tour) => tour.title)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((index) => `Tour ${index}`),
    );
    expect(suggest('tour', twins, 3)).toHaveLength(3);
  });

  it('are none for an empty text', () => {
    expect(suggest(' ', [spice])).toEqual([]);
  });

  it('are in order of decreasing relevance, and no tour that is left out is more relevant', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'B', ' '), maxLength: 3 });
    const tours = fc.array(
      fc.record({
        title: letters,
        categories: fc.array(letters, { maxLength: 2 }),
        highlights: fc.array(letters, { maxLength: 2 }),
        description: letters,
      }),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(letters, tours, (text, all) => {
        const shown = suggest(text, all).filter((tour) => relevanceOf(text, tour) > 0);
        const scores = shown.map((tour) => relevanceOf(text, tour));
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        expect(suggest(text, all).slice(0, shown.length)).toEqual(shown);
        const titles = shown.map((tour) => tour.title.toLowerCase());
        expect(new Set(titles).size).toBe(titles.length);
        const left = all.filter((tour) => !titles.includes(tour.title.toLowerCase()));
        const best = Math.max(0, ...left.map((tour) => relevanceOf(text, tour)));
        expect(best).toBeLessThanOrEqual(shown.length < 8 ? 0 : (scores.at(-1) ?? 0));
      }),
    );
  });

  it('include similar tours after all relevant tours if there are free places', () => {
    const tours = [
      titled('Spice Farm'),
      titled('Walk', 'A view over Zanzibar'),
      titled('Reef', 'Not an ounce of spce'),
      titled('Spice & Lunch'),
    ];
    const titles = (typed: string, limit?: number) =>
      suggest(typed, tours, limit).map((tour) => tour.title);
    expect(titles('spce')).toEqual(['Reef', 'Spice Farm', 'Spice & Lunch']);
    expect(titles('spce', 2)).toEqual(['Reef', 'Spice Farm']);
    expect(titles('unguja')).toEqual(['Walk']);
    expect(tours.map((tour) => isSimilar('spce', tour))).toEqual([true, false, false, true]);
    expect(tours.map((tour) => isSimilar('unguja', tour))).toEqual([false, true, false, false]);
  });
});
