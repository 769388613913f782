import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import type { MapPin } from '../../shared/map/map-pin.ts';
import { placeOf } from '../../shared/map/places.ts';
import { kmBetween } from '../../shared/map/projection.ts';
import { UngujaMap } from '../../shared/map/unguja-map.tsx';
import type { GuideText } from './guide.ts';
import './guide-side.css';
import { distanceText } from './distance-text.ts';
import { guides, slugOf } from './guides.ts';

const tooCloseKm = 2;

/** The column beside the text: where the place is, and the guides nearby. */
export function GuideSide({ path, text }: { path: GuidePath; text: GuideText }) {
  return (
    <div data-slot="guide-side">
      <Whereabouts path={path} text={text} />
      <section aria-labelledby="guide-nearby">
        <h2 id="guide-nearby">Nearby</h2>
        <ul data-part="nearby">
          {text.nearby.map((other) => (
            <li key={other}>
              <Link to={other}>
                <strong className="jina">{guides[other].name}</strong>
                <small>{distanceText(path, other)}</small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Whereabouts({ path, text }: { path: GuidePath; text: GuideText }) {
  const here = placeOf(slugOf(path));
  // The map has no places on the mainland. A guide without a scene shows the map in its cloth instead.
  if (here === undefined || guides[path].scene === undefined) return null;
  return (
    <figure>
      <UngujaMap pins={withNeighbours(here, text.nearby)} />
      <figcaption>
        {text.location}. {text.travelTime}.
      </figcaption>
    </figure>
  );
}

/**
 * The place, its neighbours, and Stone Town for orientation. If two places are close together, only the first
 * one is shown.
 */
function withNeighbours(here: MapPin, nearby: readonly GuidePath[]): readonly MapPin[] {
  const places = [...nearby.map(slugOf), 'stone-town'].map(placeOf);
  const shown = [here];
  for (const place of places) {
    if (place !== undefined && shown.every((other) => kmBetween(other, place) > tooCloseKm)) {
      shown.push({ ...place, isFaint: true });
    }
  }
  return shown;
}
