import { Glyph } from './glyph.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type RatingProps = {
  /** Out of 5. */
  value: number;
  /** The number of reviews. Without any, it is the operator's own rating. */
  count?: number;
};

export function Rating({ value, count = 0 }: RatingProps) {
  return (
    <span data-slot="rating">
      <Glyph name="star" size={16} />
      <VisuallyHidden>Rated </VisuallyHidden>
      {value.toFixed(1)}
      <VisuallyHidden> out of 5</VisuallyHidden>
      <span>{count > 0 ? ` (${count.toLocaleString('en-US')})` : 'our rating'}</span>
    </span>
  );
}
