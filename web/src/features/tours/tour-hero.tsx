import type { TourView } from '@contracts/tour/tour-view.ts';
import type { ReactNode } from 'react';
import { kangaFor } from '../../shared/scenes/cloth-for.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { ClothHero } from '../../shared/ui/cloth-hero.tsx';
import { Rating } from '../../shared/ui/rating.tsx';
import { TourGallery } from './tour-gallery.tsx';
import './tour-hero.css';

export type TourHeroProps = {
  tour: TourView;
  /** `HH:mm`. The scene is drawn in the light of this time. */
  startTime: string | undefined;
  /** The favourite button. */
  favourite: ReactNode;
  /** The booking strip on the baseline. */
  bar: ReactNode;
};

/** The breadcrumb of a tour's page. */
export const tourTrail = [
  { label: 'Home', to: '/' },
  { label: 'Zanzibar Tours', to: '/tours' },
];

/** The head of a tour's page: its cloth with the title. */
export function TourHero({ tour, startTime, favourite, bar }: TourHeroProps) {
  return (
    <ClothHero
      kanga={kangaFor(tour)}
      title={tour.title}
      lead={tour.description}
      isMorphTarget
      above={
        <div data-slot="tour-hero-above">
          <Breadcrumb trail={tourTrail} current={tour.title} />
          <div data-part="signs">
            {tour.badge !== null && <Badge>{tour.badge}</Badge>}
            <span>{tour.duration}</span>
            <Rating value={tour.rating} count={tour.reviewsCount} />
            {favourite}
          </div>
        </div>
      }
      picture={<TourGallery tour={tour} startTime={startTime} />}
      bar={bar}
    />
  );
}
