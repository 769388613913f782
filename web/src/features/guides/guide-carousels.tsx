import { UngujaSymbol } from '../../shared/map/unguja-mark.tsx';
import { AttractionCarousel } from './attraction-carousel.tsx';
import { DestinationCarousel } from './destination-carousel.tsx';
import './guide-carousels.css';

/** The carousels of the home page that lead to the guides. */
export function GuideCarousels() {
  return (
    <div data-slot="guide-carousels">
      <UngujaSymbol />
      <AttractionCarousel />
      <DestinationCarousel />
    </div>
  );
}
