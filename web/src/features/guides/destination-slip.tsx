import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import { Link } from '../../shared/ui/link.tsx';
import { placeOf } from '../../shared/map/places.ts';
import { UngujaMark } from '../../shared/map/unguja-mark.tsx';
import './destination-slip.css';
import { guides, slugOf } from './guides.ts';

/** A destination as a strip of its cloth: its position on the island, and how far it is. The whole card is one link. */
export function DestinationSlip({ path }: { path: GuidePath }) {
  const { name, way, kanga } = guides[path];
  const place = placeOf(slugOf(path));
  return (
    <article data-slot="destination-slip" data-kanga={kanga}>
      {place !== undefined && <UngujaMark place={place} />}
      <h3>
        <Link to={path}>{name}</Link>
      </h3>
      <p>{way}</p>
    </article>
  );
}
