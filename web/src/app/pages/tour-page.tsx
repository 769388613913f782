import type { TourView } from '@contracts/tour/tour-view.ts';
import { useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { BookingBar } from '../../features/booking/booking-bar.tsx';
import { BookingPanel } from '../../features/booking/booking-panel.tsx';
import { partyText } from '../../features/booking/party.ts';
import { useBookingWish } from '../../features/booking/use-booking-wish.ts';
import { timeOf, useDepartures } from '../../features/booking/use-departures.ts';
import { WhatsAppButton } from '../../features/enquiry/whatsapp-button.tsx';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import { RelatedTours } from '../../features/tours/related-tours.tsx';
import { TourHero } from '../../features/tours/tour-hero.tsx';
import { TourStory } from '../../features/tours/tour-story.tsx';
import { useViewRecord } from '../../features/tours/use-view-record.ts';
import { kangaFor } from '../../shared/scenes/cloth-for.ts';
import { useInView } from '../../shared/ui/use-in-view.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { TourHead } from './tour-head.tsx';
import { useTour } from './use-tour.ts';
import './tour-page.css';

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
  const [wish, changeWish, doubts] = useBookingWish(tour);
  const departures = useDepartures(tour, wish);
  const panel = useRef<HTMLElement>(null);
  const isPanelInView = useInView(panel);
  const time = timeOf(departures) ?? undefined;
  return (
    <>
      <TourHead tour={tour} />
      <TourHero
        tour={tour}
        startTime={time ?? tour.pickupTimes[0]}
        favourite={<FavouriteButton tour={tour} />}
        bar={<BookingBar {...{ tour, wish, departures }} />}
      />
      <div data-slot="tour-body" data-kanga={kangaFor(tour)}>
        <TourStory tour={tour} startTime={time} />
        <div data-slot="tour-foot" data-hidden={isPanelInView}>
          <BookingBar {...{ tour, wish, departures }} placement="foot" />
        </div>
        <div data-slot="tour-side">
          <BookingPanel
            {...{ tour, wish, doubts, departures }}
            ref={panel}
            onChange={changeWish}
            enquiry={
              <WhatsAppButton
                tourId={tour.id}
                tourTitle={tour.title}
                date={wish.date}
                travellers={partyText(wish.party)}
              />
            }
          />
        </div>
      </div>
      <RelatedTours tourId={tour.id} />
    </>
  );
}
