import type { TourView } from '@contracts/tour/tour-view.ts';
import { type RefObject, useRef } from 'react';
import { BookingBar, type BookingBarProps } from '../../features/booking/booking-bar.tsx';
import { BookingPanel, type BookingPanelProps } from '../../features/booking/booking-panel.tsx';
import { partyText } from '../../features/booking/party-text.ts';
import { timeOf } from '../../features/booking/use-departures.ts';
import { WhatsAppButton } from '../../features/enquiry/whatsapp-button.tsx';
import { RelatedTours } from '../../features/tours/related-tours.tsx';
import { TourStory } from '../../features/tours/tour-story.tsx';
import { kangaFor } from '../../shared/scenes/cloth-for.ts';
import { useInView } from '../../shared/ui/use-in-view.ts';
import { TourDataBlock } from './tour-data-block.tsx';

export type TourBodyProps = Omit<BookingPanelProps, 'enquiry' | 'ref' | 'tour'> & {
  tour: TourView;
};

/** The content of a tour's page below its hero: its story, how to book it, and related tours. */
export function TourBody({ tour, ...booking }: TourBodyProps) {
  const { input, departures } = booking;
  const panel = useRef<HTMLElement>(null);
  return (
    <>
      <TourDataBlock tour={tour} />
      <div data-slot="tour-body" data-kanga={kangaFor(tour)}>
        <TourStory tour={tour} startTime={timeOf(departures) ?? undefined} />
        <Foot {...{ tour, input, departures, panel }} />
        <div data-slot="tour-side">
          <BookingPanel
            {...booking}
            tour={tour}
            ref={panel}
            enquiry={
              <WhatsAppButton
                tourId={tour.id}
                tourTitle={tour.title}
                date={input.date}
                travellers={partyText(input.party)}
              />
            }
          />
        </div>
      </div>
      <RelatedTours tourId={tour.id} />
    </>
  );
}

type FootProps = BookingBarProps & { panel: RefObject<HTMLElement | null> };

/** The booking bar at the foot of a narrow screen, shown while the booking panel is out of view. */
function Foot({ panel, ...bar }: FootProps) {
  const isPanelInView = useInView(panel);
  return (
    <div data-slot="tour-foot" data-hidden={isPanelInView}>
      <BookingBar {...bar} placement="foot" />
    </div>
  );
}
