import { reviewLimits } from '@contracts/review/review-limits.ts';
import { Glyph } from '../ui/glyph.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import './stars.css';

const places = Array.from({ length: reviewLimits.starsMax }, (_, index) => index + 1);

/** The stars of one review, in words for screen readers. */
export function Stars({ count }: { count: number }) {
  return (
    <span data-slot="stars">
      <VisuallyHidden>{starsInWords(count)}</VisuallyHidden>
      {places.map((place) => (
        <span key={place} data-part="star" data-filled={place <= count}>
          <Glyph name="star" />
        </span>
      ))}
    </span>
  );
}

/** `4 out of 5 stars`. */
function starsInWords(count: number): string {
  return `${String(count)} out of ${String(reviewLimits.starsMax)} stars`;
}
