import type { TourListItem } from '@contracts/tour/tour-view.ts';
import { use } from 'react';
import { kangaFor, sceneFor } from '../../shared/scenes/cloth-for.ts';
import { FavouriteSlot } from '../../shared/tours/favourite-slot.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Rating } from '../../shared/ui/rating.tsx';
import { TourCloth } from '../../shared/ui/tour-cloth.tsx';
import { departureNote } from './departure-note.ts';
import { startsText } from './refine/starts-text.ts';
import { defaultGuests, type TourFilter, tourPath } from './tour-filter.ts';
import { tourPhoto } from './tour-photo.ts';

export type TourCardProps = {
  tour: TourListItem;
  /** The filter of the list. The card shows whether the chosen day has room, and its link keeps the choice. */
  filter?: TourFilter;
  heading?: 'h2' | 'h3';
};

/** A tour in a list. */
export function TourCard({ tour, filter = {}, heading = 'h3' }: TourCardProps) {
  const favourite = use(FavouriteSlot)?.(tour);
  const note =
    tour.availability === undefined
      ? undefined
      : departureNote(tour.availability, filter.guests ?? defaultGuests);
  return (
    <TourCloth
      to={tourPath(tour.id, filter)}
      title={tour.title}
      kanga={kangaFor(tour)}
      scene={sceneFor(tour)}
      startTime={tour.pickupTimes[0]}
      photo={tourPhoto(tour)}
      heading={heading}
      facts={[
        tour.duration,
        <>
          From <Price amount={tour.price} currency={tour.currency} digits="short" />
          {tour.priceParty && ` each for ${tour.priceParty}`}
        </>,
        <Rating key="rating" value={tour.rating} count={tour.reviewsCount} />,
      ]}
      starts={startsText(tour, filter.guests ?? defaultGuests)}
      highlights={tour.highlights}
      favourite={favourite}
      badge={
        note === undefined ? (
          tour.badge !== null && <Badge>{tour.badge}</Badge>
        ) : (
          <Badge tone={note.tone}>{note.text}</Badge>
        )
      }
    />
  );
}
