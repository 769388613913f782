import type { ReactNode } from 'react';
import { useViewTransitionState } from 'react-router-dom';
import { Link } from './link.tsx';
import type { Kanga } from '../pindo/kanga.ts';
import { Pindo } from '../pindo/pindo.tsx';
import { hourOf } from '../scenes/hour.ts';
import type { SceneName } from '../scenes/scene-name.ts';
import { Scene } from '../scenes/scene.tsx';
import { Photo, type PhotoProps } from './photo.tsx';
import { sceneTransition } from './scene-transition.ts';

/** Highlights shown before "+n more". */
const highlightsShown = 2;

export type TourClothProps = {
  to: string;
  title: string;
  kanga: Kanga;
  scene: SceneName;
  /** `HH:mm` of the first start time; the scene is printed in the colours of that time of day. */
  startTime?: string | undefined;
  /** An uploaded picture, shown in the frame instead of the scene. */
  photo?: PhotoProps | undefined;
  /** A line of facts separated by dots: "7 h", a `Price`, a `Rating`. */
  facts: readonly ReactNode[];
  /** When it starts on the chosen day. */
  starts?: string | undefined;
  highlights?: readonly string[];
  /** A `Badge`, on the picture. */
  badge?: ReactNode;
  /** A `FavouriteToggle`. */
  favourite?: ReactNode;
  heading?: 'h2' | 'h3';
};

/** A tour as a cloth: picture, border, lettering. The whole cloth is one link, except the favourite button on it. */
export function TourCloth({
  to,
  title,
  kanga,
  facts,
  heading: Heading = 'h3',
  ...rest
}: TourClothProps) {
  const isMorphing = useViewTransitionState(to);
  return (
    <article data-slot="tour-cloth" data-kanga={kanga}>
      <div
        data-slot="tour-cloth-mji"
        style={isMorphing ? { viewTransitionName: sceneTransition } : undefined}
      >
        {rest.photo === undefined ? (
          <Scene name={rest.scene} hour={hourOf(rest.startTime)} isDecorative />
        ) : (
          <Photo {...rest.photo} />
        )}
        {rest.badge}
      </div>
      <Pindo size="strip" />
      <div data-slot="tour-cloth-jina">
        <Heading>
          <Link to={to} viewTransition>
            {title}
          </Link>
        </Heading>
        <p data-slot="tour-cloth-facts">
          {facts.map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </p>
        {rest.starts !== undefined && <p data-slot="tour-cloth-starts">{rest.starts}</p>}
        <Highlights all={rest.highlights ?? []} />
      </div>
      {rest.favourite !== undefined && <div data-slot="tour-cloth-favourite">{rest.favourite}</div>}
    </article>
  );
}

function Highlights({ all }: { all: readonly string[] }) {
  if (all.length === 0) return null;
  const more = all.length - highlightsShown;
  return (
    <ul data-slot="tour-cloth-highlights">
      {all.slice(0, highlightsShown).map((highlight) => (
        <li key={highlight}>{highlight}</li>
      ))}
      {more > 0 && <li>+{more} more</li>}
    </ul>
  );
}
