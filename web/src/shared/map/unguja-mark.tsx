import type { MapPin } from './map-pin.ts';
import { project, sheet } from './projection.ts';
import { ungujaOutline } from './unguja-outline.ts';
import './unguja-mark.css';

const symbolId = 'unguja';

/** The outline of the island, defined once for all marks of a page. */
export function UngujaSymbol() {
  return (
    <svg data-slot="unguja-symbol" aria-hidden="true">
      <symbol id={symbolId} viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
        <path d={ungujaOutline} />
      </symbol>
    </svg>
  );
}

/** Shows the position of a place on the island. Text beside it must say the same. The page needs one `UngujaSymbol`. */
export function UngujaMark({ place }: { place: MapPin }) {
  const { x, y } = project(place);
  return (
    <svg data-slot="unguja-mark" viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      <use href={`#${symbolId}`} width={sheet.width} height={sheet.height} />
      <path d="M0-34 34 0 0 34-34 0z" transform={`translate(${x} ${y})`} />
    </svg>
  );
}
