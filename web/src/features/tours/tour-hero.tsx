import type { TourView } from '@contracts/tour/tour-view.ts';
import type { ReactNode } from 'react';
import { hourOf } from '../../shared/scenes/hour.ts';
import { kangaFor, sceneFor } from '../../shared/scenes/cloth-for.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { ClothHero } from '../../shared/ui/cloth-hero.tsx';
import { Photo } from '../../shared/ui/photo.tsx';
import { tourPhoto } from './tour-photo.ts';

export type TourHeroProps = {
  tour: TourView;
  /** `HH:mm`: the scene is printed in this hour's light. */
  startTime: string | undefined;
  /** The booking strip on the baseline. */
  bar: ReactNode;
};

/** The opening of a tour's page: its cloth. */
export function TourHero({ tour, startTime, bar }: TourHeroProps) {
  const photo = tourPhoto(tour);
  return (
    <ClothHero
      kanga={kangaFor(tour)}
      title={tour.title}
      lead={tour.description}
      isMorphTarget
      above={
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
          <Breadcrumb
            trail={[
              { label: 'Home', to: '/' },
              { label: 'Zanzibar Tours', to: '/tours' },
            ]}
            current={tour.title}
          />
          {tour.badge !== null && <Badge>{tour.badge}</Badge>}
        </div>
      }
      picture={
        photo === undefined ? (
          <Scene name={sceneFor(tour)} hour={hourOf(startTime)} />
        ) : (
          <Photo {...photo} alt={tour.title} isFirst />
        )
      }
      bar={bar}
    />
  );
}
