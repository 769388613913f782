import type { TourListItem } from '@contracts/tour/tour-view.ts';
import type { TourSubject } from './tour-subjects.ts';
import { tourTypeKeywords } from './tour-types.ts';

/** The most related tours of a guide (requirements, section 9). */
export const guideToursMax = 3;

type Described = Pick<TourListItem, 'title' | 'category' | 'rating' | 'reviewsCount'>;

/**
 * The tours for a guide: those with a word in the title or in a category that begins with a keyword of the
 * guide's type. The best rated tours come first, then the most reviewed (requirements, section 9). Among equal
 * tours, those that name the place come first, and the others keep their order.
 */
export function guideTours<T extends Described>(
  tours: readonly T[],
  { type, placeNames }: TourSubject,
): readonly T[] {
  const isOfType = anyWordBeginsWith(tourTypeKeywords[type]);
  const named = placeNames.map((name) => anyWordBeginsWith([name]));
  const distance = ({ title }: T) => {
    const index = named.findIndex((isIn) => isIn(title));
    return index < 0 ? named.length : index;
  };
  return tours
    .filter(({ title, category }) => [title, ...category].some(isOfType))
    .sort(
      (a, b) => b.rating - a.rating || b.reviewsCount - a.reviewsCount || distance(a) - distance(b),
    )
    .slice(0, guideToursMax);
}

function anyWordBeginsWith(beginnings: readonly string[]): (text: string) => boolean {
  return (text) => {
    const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ' ')}`;
    return beginnings.some((beginning) => words.includes(` ${beginning}`));
  };
}
