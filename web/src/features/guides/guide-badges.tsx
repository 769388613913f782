import { Glyph } from '../../shared/ui/glyph.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import type { GuideText } from './guide.ts';
import './guide-badges.css';

/** Three badges on the baseline of the cloth: location, travel time and rating. */
export function GuideBadges({ text }: { text: GuideText }) {
  return (
    <ul data-slot="guide-badges">
      <li>
        <Glyph name="pin" />
        <VisuallyHidden>Location: </VisuallyHidden>
        {text.location}
      </li>
      <li>
        <Glyph name="clock" />
        <VisuallyHidden>Travel time: </VisuallyHidden>
        {text.travelTime}
      </li>
      <li>
        <Glyph name="star" />
        Our rating: {text.rating} out of 5
      </li>
    </ul>
  );
}
