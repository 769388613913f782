import { estimatePrice } from '@contracts/tour/price-estimate.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { type ReactNode, type Ref, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { today } from '../../shared/dates/today.ts';
import { Button } from '../../shared/ui/button.tsx';
import { bookingDateId, bookingPanelId } from './booking-panel-ids.ts';
import { bookingPath, type BookingWish } from './booking-wish.ts';
import { CancellationNote } from './cancellation-note.tsx';
import { DepartureChoice } from './departure-choice.tsx';
import { guestsOf } from './party.ts';
import { PartyChoice } from './party-choice.tsx';
import { PriceLines } from './price-lines.tsx';
import './booking-panel.css';
import { type DeparturesState, timeOf } from './use-departures.ts';

export type BookingPanelProps = {
  tour: TourView;
  wish: BookingWish;
  /** What of the party in the address could not be taken, in words. */
  doubts: readonly string[];
  departures: DeparturesState;
  onChange: (change: Partial<BookingWish>) => void;
  /** Another way to ask: the WhatsApp button. */
  enquiry: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** The side panel of a tour's page: when, who, how much, and on to the booking page. */
export function BookingPanel(props: BookingPanelProps) {
  const { tour, wish, doubts, departures, onChange, enquiry, ref } = props;
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const time = timeOf(departures);
  const pricedDay = wish.date ?? today();
  const price = estimatePrice(tour.pricingStructure, wish.party, pricedDay);
  const dateError = isAsked && wish.date === null ? 'Please choose a date' : undefined;
  const partyError = isAsked && guestsOf(wish.party) === 0 ? 'Who comes along?' : undefined;

  function book() {
    setIsAsked(true);
    if (wish.date === null || departures.kind === 'out-of-range') {
      document.getElementById(bookingDateId)?.focus();
    } else if (guestsOf(wish.party) > 0) {
      void navigate(bookingPath(tour.id, { ...wish, time }));
    }
  }
  return (
    <section
      ref={ref}
      id={bookingPanelId}
      data-slot="booking-panel"
      aria-labelledby="booking-panel-title"
    >
      <h2 id="booking-panel-title">Book this tour</h2>
      <DepartureChoice
        {...{ tour, wish, departures, onChange, dateError }}
        dateId={bookingDateId}
        timeId="book-time"
      />
      <PartyChoice
        id="book-party"
        rules={tour}
        party={wish.party}
        date={pricedDay}
        error={partyError}
        doubts={doubts}
        onChange={(party) => {
          onChange({ party });
        }}
      />
      {price !== undefined && <PriceLines price={price} />}
      <div data-part="ways">
        {tour.pickupTimes.length > 0 && <Button onClick={book}>Book</Button>}
        {enquiry}
      </div>
      <div className="grid gap-1">
        <p className="text-small">Nothing to pay now: you pay on arrival.</p>
        <CancellationNote date={wish.date} time={time} />
        {tour.confirmation === 'by-hand' && (
          <p className="text-small">We confirm this tour by e-mail, once we have the seats.</p>
        )}
      </div>
    </section>
  );
}
