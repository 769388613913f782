import type { TourView } from '@contracts/tour/tour-view.ts';
import { lazy } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { BookingBar } from '../../features/booking/booking-bar.tsx';
import { useBookingInput } from '../../features/booking/use-booking-input.ts';
import { timeOf, useDepartures } from '../../features/booking/use-departures.ts';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import { TourHero } from '../../features/tours/tour-hero.tsx';
import { useViewRecord } from '../../features/tours/use-view-record.ts';
import { LaterPart } from '../../shared/ui/later-part.tsx';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { TourHead } from './tour-head.tsx';
import { useTour } from './use-tour.ts';
import './tour-page.css';

/** Loaded separately, so that the page can be used before the script of its lower part has arrived. */
const TourBody = lazy(async () => ({ default: (await import('./tour-body.tsx')).TourBody }));

export function TourPage() {
  const { id = '' } = useParams();
  const tour = useTour(id);
  useViewRecord(tour.kind === 'there' ? id : undefined);
  switch (tour.kind) {
    case 'loading':
      return <PageSkeleton />;
    case 'missing':
      return <Navigate to="/404" replace />;
    case 'there':
      return <Tour key={id} tour={tour.tour} />;
  }
}

function Tour({ tour }: { tour: TourView }) {
  const [input, changeInput, doubts] = useBookingInput(tour);
  const departures = useDepartures(tour, input);
  return (
    <>
      <TourHead tour={tour} />
      <TourHero
        tour={tour}
        startTime={timeOf(departures) ?? tour.pickupTimes[0]}
        favourite={<FavouriteButton tour={tour} />}
        bar={<BookingBar {...{ tour, input, departures }} />}
      />
      <LaterPart fallback={<div data-slot="tour-body-place" aria-hidden="true" />}>
        <TourBody {...{ tour, input, doubts, departures }} onChange={changeInput} />
      </LaterPart>
    </>
  );
}
