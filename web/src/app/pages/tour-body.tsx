import type { TourView } from '@contracts/tour/tour-view.ts';
import { type RefObject, useRef } from 'react';
import { BookingBar, type BookingBarProps } from '../../features/booking/booking-bar.tsx';
import { BookingPanel, type BookingPanelProps } from '../../features/booking/booking-panel.tsx';
import { writeBookingInput } from '../../features/booking/booking-input.ts';
import { partyText } from '../../features/booking/party-text.ts';
import { timeOf } from '../../features/booking/use-departures.ts';
import { GroupQuote } from '../../features/contact/group-quote.tsx';
import { ShareButton } from '../../features/enquiry/share-button.tsx';
import { WhatsAppButton } from '../../features/enquiry/whatsapp-button.tsx';
import { RelatedTours } from '../../features/tours/related-tours.tsx';
import { TourReviews } from '../../features/tours/reviews/tour-reviews.tsx';
import { TourStory } from '../../features/tours/tour-story.tsx';
import { kangaFor } from '../../shared/scenes/cloth-for.ts';
import { useInView } from '../../shared/ui/use-in-view.ts';
import { TourDataBlock } from './tour-data-block.tsx';

export type TourBodyProps = Omit<
  BookingPanelProps,
  'enquiry' | 'share' | 'groupQuote' | 'ref' | 'tour'
> & {
  tour: TourView;
};

/** The content of a tour's page below its hero: how to book it, its story, and related tours. */
export function TourBody({ tour, ...booking }: TourBodyProps) {
  const { input, departures } = booking;
  const buttons = useRef<HTMLDivElement>(null);
  return (
    <>
      <TourDataBlock tour={tour} />
      <div data-slot="tour-body" data-kanga={kangaFor(tour)}>
        <BookingPanel
          {...booking}
          tour={tour}
          ref={buttons}
          enquiry={
            <WhatsAppButton
              tourId={tour.id}
              tourTitle={tour.title}
              date={input.date}
              travellers={partyText(input.party)}
            />
          }
          share={
            <ShareButton
              tourTitle={tour.title}
              path={`/tour/${tour.id}?${writeBookingInput(input).toString()}`}
            />
          }
          groupQuote={
            <GroupQuote tourTitle={tour.title} maxGuests={tour.maxGuests} date={input.date} />
          }
        />
        <TourStory tour={tour} startTime={timeOf(departures) ?? undefined} />
        <Foot {...{ tour, input, departures, buttons }} />
      </div>
      {tour.reviewsCount > 0 && <TourReviews tourId={tour.id} />}
      <RelatedTours tourId={tour.id} />
    </>
  );
}

type FootProps = BookingBarProps & { buttons: RefObject<HTMLElement | null> };

/** The booking bar at the foot of a narrow screen, shown while the buttons of the booking panel are out of view. */
function Foot({ buttons, ...bar }: FootProps) {
  const isInView = useInView(buttons);
  return (
    <div data-slot="tour-foot" data-hidden={isInView}>
      <BookingBar {...bar} placement="foot" />
    </div>
  );
}
