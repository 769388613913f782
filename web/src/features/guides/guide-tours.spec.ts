import { guideTours } from './guide-tours.ts';
import type { TourSubject } from './tour-subjects.ts';
import type { TourType } from './tour-types.ts';

const tour = (title: string, more: Partial<Parameters<typeof guideTours>[0][number]> = {}) => ({
  title,
  category: ['Day Trips'],
  rating: 4.8,
  reviewsCount: 0,
  ...more,
});

const about = (type: TourType, placeNames: readonly string[] = []): TourSubject => ({
  type,
  placeNames,
});

const titles = (tours: readonly { readonly title: string }[]) => tours.map(({ title }) => title);

describe('the tours of a guide', () => {
  it('have a keyword of its type in the title or in a category, in any case', () => {
    const tours = [
      tour('Cooking in a Courtyard', { category: ['Food & Culinary'] }),
      tour('MIKUMI SAFARI'),
      tour('Monkeys at Noon', { category: ['Photography', 'Nature & Wildlife'] }),
    ];
    expect(titles(guideTours(tours, about('safari/wildlife')))).toEqual([
      'MIKUMI SAFARI',
      'Monkeys at Noon',
    ]);
    expect(titles(guideTours(tours, about('cultural/historical')))).toEqual([
      'Cooking in a Courtyard',
    ]);
    expect(guideTours(tours, about('marine/conservation'))).toEqual([]);
  });

  it('are not found by a keyword inside a word', () => {
    expect(guideTours([tour('Research in the Archive')], about('beach/water'))).toEqual([]);
    expect(guideTours([tour('By the Sea-side')], about('beach/water'))).toHaveLength(1);
  });

  it('are at most three: the best rated first, then the most reviewed', () => {
    const tours = [
      tour('Reef 1', { rating: 4.5, reviewsCount: 900 }),
      tour('Reef 2', { rating: 4.9, reviewsCount: 3 }),
      tour('Reef 3', { rating: 4.9, reviewsCount: 40 }),
      tour('Reef 4', { rating: 4.7 }),
    ];
    expect(titles(guideTours(tours, about('marine/conservation')))).toEqual([
      'Reef 3',
      'Reef 2',
      'Reef 4',
    ]);
  });

  it('put tours that name the place first if they are otherwise equal, and keep the order of the others', () => {
    const tours = [tour('Dhow A'), tour('Dhow B, Nungwi'), tour('Dhow C')];
    expect(titles(guideTours(tours, about('beach/water', ['nungwi'])))).toEqual([
      'Dhow B, Nungwi',
      'Dhow A',
      'Dhow C',
    ]);
    const rated = [tour('Dhow A', { rating: 4.9 }), ...tours.slice(1)];
    expect(titles(guideTours(rated, about('beach/water', ['nungwi'])))[0]).toBe('Dhow A');
  });

  it('do not change the list from which they were chosen', () => {
    const tours = [tour('Reef 1', { rating: 4.5 }), tour('Reef 2', { rating: 4.9 })];
    guideTours(tours, about('marine/conservation'));
    expect(titles(tours)).toEqual(['Reef 1', 'Reef 2']);
  });
});
