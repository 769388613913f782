import { AttractionCloth } from './attraction-cloth.tsx';
import { Carousel } from './carousel.tsx';
import { attractionsId } from './guide-trail.ts';
import { attractionPaths } from './guides.ts';

/** Attractions a turn (specification, section 9). */
const step = 4;

export function AttractionCarousel() {
  return (
    <Carousel
      id={attractionsId}
      title="Top attractions"
      things="attractions"
      step={step}
      cut="cloths"
    >
      {attractionPaths.map((path) => (
        <AttractionCloth key={path} path={path} />
      ))}
    </Carousel>
  );
}
