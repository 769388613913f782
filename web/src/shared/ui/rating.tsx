import { reviewsForAverage } from '@contracts/review/review-limits.ts';
import { Glyph } from './glyph.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type RatingProps = {
  /** Out of 5. */
  value: number;
  /** The number of reviews. If there are too few for an average, the rating is the operator's own. */
  count?: number;
};

export function Rating({ value, count = 0 }: RatingProps) {
  return (
    <span data-slot="rating">
      <Glyph name="star" size={16} />
      <VisuallyHidden>Rated </VisuallyHidden>
      {value.toFixed(1)}
      <VisuallyHidden> out of 5</VisuallyHidden>
      <span>
        {count < reviewsForAverage ? 'our rating' : ` (${count.toLocaleString('en-US')})`}
      </span>
    </span>
  );
}
