import { Carousel } from './carousel.tsx';
import { DestinationSlip } from './destination-slip.tsx';
import { destinationPaths } from './guides.ts';

/** By how many places the carousel moves at each turn (requirements, section 9). */
const step = 6;

export function DestinationCarousel() {
  return (
    <Carousel
      id="best-places"
      title="Best Places"
      things="places"
      step={step}
      cut="slips"
      all={{ to: '/destinations', label: 'All places' }}
    >
      {destinationPaths.map((path) => (
        <DestinationSlip key={path} path={path} />
      ))}
    </Carousel>
  );
}
