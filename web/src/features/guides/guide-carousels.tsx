import { UngujaSymbol } from '../../shared/map/unguja-mark.tsx';
import { AttractionCarousel } from './attraction-carousel.tsx';
import { DestinationCarousel } from './destination-carousel.tsx';

/** The carousels of the home page that lead to the guides. */
export function GuideCarousels() {
  return (
    <div className="grid gap-16 py-10 lg:gap-26">
      <UngujaSymbol />
      <AttractionCarousel />
      <DestinationCarousel />
    </div>
  );
}
