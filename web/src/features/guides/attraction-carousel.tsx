import { AttractionCloth } from './attraction-cloth.tsx';
import { Carousel } from './carousel.tsx';
import { attractionPaths } from './guides.ts';

/** By how many attractions the carousel moves at each turn (requirements, section 9). */
const step = 4;

export function AttractionCarousel() {
  return (
    <Carousel
      id="top-attractions"
      title="Top attractions"
      things="attractions"
      step={step}
      cut="cloths"
      all={{ to: '/attractions', label: 'All attractions' }}
    >
      {attractionPaths.map((path) => (
        <AttractionCloth key={path} path={path} />
      ))}
    </Carousel>
  );
}
