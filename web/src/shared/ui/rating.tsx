import { Glyph } from './glyph.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type RatingProps = {
  /** Out of 5. */
  value: number;
  /** The number of reviews; undefined where there are none to count. */
  count?: number;
};

export function Rating({ value, count }: RatingProps) {
  return (
    <span data-slot="rating">
      <Glyph name="star" size={16} />
      <VisuallyHidden>Rated </VisuallyHidden>
      {value.toFixed(1)}
      <VisuallyHidden> out of 5</VisuallyHidden>
      {count !== undefined && count > 0 && <span> ({count.toLocaleString('en-US')})</span>}
    </span>
  );
}
