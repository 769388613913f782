import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import { UngujaSymbol } from '../../shared/map/unguja-mark.tsx';
import { AttractionCloth } from './attraction-cloth.tsx';
import { DestinationSlip } from './destination-slip.tsx';
import './card-link.css';
import './guide-wall.css';

export type GuideWallProps = {
  kind: 'destinations' | 'attractions';
  title: string;
  paths: readonly GuidePath[];
};

/** All guides of a kind, as the same cards as on the home page. */
export function GuideWall({ kind, title, paths }: GuideWallProps) {
  const Card = kind === 'attractions' ? AttractionCloth : DestinationSlip;
  return (
    <section data-slot="guide-wall" className="page-gutter" aria-labelledby="guide-wall">
      <UngujaSymbol />
      <h2 id="guide-wall">{title}</h2>
      <ul data-kind={kind}>
        {paths.map((path) => (
          <li key={path}>
            <Card path={path} />
          </li>
        ))}
      </ul>
    </section>
  );
}
