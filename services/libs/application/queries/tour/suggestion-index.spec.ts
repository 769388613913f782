import fc from 'fast-check';
import { suggest } from '../../../domain/tour/suggestion-relevance.ts';
import { type IndexableTour, SuggestionIndex } from './suggestion-index.ts';

function tour(id: string, title: string, texts: Partial<IndexableTour> = {}): IndexableTour {
  return { id, revision: 0, title, categories: [], highlights: [], description: '', ...texts };
}

function indexOf(tours: readonly IndexableTour[]): SuggestionIndex {
  const index = new SuggestionIndex();
  index.arrange(tours);
  return index;
}

const byTheRule = (typed: string, tours: readonly IndexableTour[]) =>
  suggest(typed, tours).map(({ id, title }) => ({ id, title }));

/**
 * There are only a few letters, so that texts often contain each other. The index uses `\u0002`, `\u0003` and `\n` as
 * separators.
 */
const letters = fc.constantFrom(
  'a',
  'b',
  'B',
  ' ',
  'ß',
  'İ',
  'Σ',
  '\u0001',
  '\u0002',
  '\u0003',
  '\n',
  '🐢',
);
const text = (maxLength: number) => fc.string({ unit: letters, maxLength });
const tours = fc
  .array(
    fc.record({
      title: text(5),
      categories: fc.array(text(3), { maxLength: 2 }),
      highlights: fc.array(text(4), { maxLength: 2 }),
      description: text(12),
    }),
    { maxLength: 40 },
  )
  .map((all) => all.map((texts, number) => ({ id: `tour-${number}`, revision: 0, ...texts })));

describe('The suggestion index', () => {
  it('finds the same tours as the plain search, for any text', () => {
    fc.assert(
      fc.property(tours, fc.array(text(5), { minLength: 1 }), (all, queries) => {
        const index = indexOf(all);
        for (const typed of queries) {
          expect(index.suggest(typed)).toStrictEqual(byTheRule(typed, all));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('finds the same tours as the plain search after tours changed, were removed or changed places', () => {
    fc.assert(
      fc.property(fc.array(tours, { minLength: 2, maxLength: 8 }), text(3), (catalogues, typed) => {
        const index = new SuggestionIndex();
        catalogues.forEach((catalogue, revision) => {
          const all = catalogue.map((each) => ({ ...each, revision })).reverse();
          index.arrange(all);
          expect(index.suggest(typed)).toStrictEqual(byTheRule(typed, all));
        });
      }),
    );
  });

  it('suggests titles that begin with the text before titles that contain it', () => {
    const index = indexOf([
      tour('reef', 'Mnemba Reef Snorkelling'),
      tour('snorkelling', 'Snorkelling at Mnemba', { description: 'A reef.' }),
    ]);
    expect(index.suggest('mnemba').map(({ id }) => id)).toStrictEqual(['reef', 'snorkelling']);
    expect(index.suggest('snork').map(({ id }) => id)).toStrictEqual(['snorkelling', 'reef']);
  });

  it('uses a new order of the catalogue and does not read the texts again', () => {
    const [spice, city] = [tour('spice', 'Spice Tour'), tour('city', 'City Tour')];
    const index = indexOf([spice, city]);
    index.arrange([city, spice]);
    expect(index.suggest('tour').map(({ id }) => id)).toStrictEqual(['city', 'spice']);
  });

  it('suggests no tour for an empty text', () => {
    expect(indexOf([tour('spice', 'Spice Tour')]).suggest('  ')).toStrictEqual([]);
  });

  it('fills the remaining places with tours that match with a typing error, as the rule does', () => {
    const all = [
      tour('spice', 'Spice Farm Tour', { meetingPoint: 'Darajani market' }),
      tour('lunch', 'Spice, Kidichi & Lunch', { categories: ['Food & Culinary'] }),
      tour('reef', 'Mnemba Reef Snorkelling', { description: 'Spcefish.' }),
      tour('walk', 'Walk', { description: 'All of Zanzibar.' }),
    ];
    const words = fc.constantFrom(
      'spce',
      'mnemda',
      'snorkling',
      'unguja',
      'lunhc',
      'culinry',
      'darajni',
      'walk',
      'the',
    );
    const index = indexOf(all);
    expect(index.suggest('spce').map(({ id }) => id)).toStrictEqual(['reef', 'spice', 'lunch']);
    expect(index.suggest('unguja').map(({ id }) => id)).toStrictEqual(['walk']);
    expect(index.suggest('darajni').map(({ id }) => id)).toStrictEqual(['spice']);
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 3 }), (typed) => {
        expect(index.suggest(typed.join(' '))).toStrictEqual(byTheRule(typed.join(' '), all));
      }),
    );
    index.arrange(all.map((each) => ({ ...each, revision: 1, title: 'Reef' })));
    expect(index.suggest('lunhc')).toStrictEqual([]);
  });
});
