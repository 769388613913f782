import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { placeOf } from '../../shared/map/places.ts';
import { UngujaMark } from '../../shared/map/unguja-mark.tsx';
import { Pindo } from '../../shared/pindo/pindo.tsx';
import { Scene } from '../../shared/scenes/scene.tsx';
import './attraction-cloth.css';
import { guides, slugOf } from './guides.ts';

/** An attraction as a cloth. The whole card is one link. */
export function AttractionCloth({ path }: { path: GuidePath }) {
  const { name, way, kanga, scene, hour } = guides[path];
  const place = placeOf(slugOf(path));
  return (
    <article data-slot="attraction-cloth" data-kanga={kanga}>
      <div data-part="mji">
        {scene !== undefined && <Scene name={scene} hour={hour ?? 'day'} isDecorative />}
        {scene === undefined && place !== undefined && <UngujaMark place={place} />}
      </div>
      <Pindo size="strip" />
      <div data-part="words">
        <h3>
          <Link to={path}>{name}</Link>
        </h3>
        <p>{way}</p>
      </div>
    </article>
  );
}
