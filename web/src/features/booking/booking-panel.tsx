import { estimatePrice } from '@contracts/tour/price-estimate.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { type ReactNode, type Ref, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { today } from '../../shared/dates/today.ts';
import { Button } from '../../shared/ui/button.tsx';
import { bookingDateId, bookingPanelId } from './booking-panel-ids.ts';
import { bookingPath, type BookingInput } from './booking-input.ts';
import { CancellationNote } from './cancellation-note.tsx';
import { DepartureChoice } from './departure-choice.tsx';
import { guestsOf } from './party.ts';
import { PartyChoice } from './party-choice.tsx';
import { PriceLines } from './price-lines.tsx';
import './booking-panel.css';
import { type DeparturesState, timeOf } from './use-departures.ts';

export type BookingPanelProps = {
  tour: TourView;
  input: BookingInput;
  /** Messages about values of the party in the address that could not be used. */
  doubts: readonly string[];
  departures: DeparturesState;
  onChange: (change: Partial<BookingInput>) => void;
  /** The WhatsApp button, for travellers who want to ask first. */
  enquiry: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** The side panel of a tour's page: day, start time, party and price, and the button to the booking page. */
export function BookingPanel(props: BookingPanelProps) {
  const { tour, input, doubts, departures, onChange, enquiry, ref } = props;
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const time = timeOf(departures);
  const pricedDay = input.date ?? today();
  const price = estimatePrice(tour.pricingStructure, input.party, pricedDay);
  const dateError = isAsked && input.date === null ? 'Please choose a date' : undefined;
  const partyError =
    isAsked && guestsOf(input.party) === 0 ? 'Choose at least one traveller' : undefined;

  function book() {
    setIsAsked(true);
    if (input.date === null || departures.kind === 'out-of-range') {
      document.getElementById(bookingDateId)?.focus();
    } else if (guestsOf(input.party) > 0) {
      void navigate(bookingPath(tour.id, { ...input, time }));
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
        {...{ tour, input, departures, onChange, dateError }}
        dateId={bookingDateId}
        timeId="book-time"
      />
      <PartyChoice
        id="book-party"
        rules={tour}
        party={input.party}
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
      <div className="lines">
        <p className="text-small">Nothing to pay now: you pay on arrival.</p>
        <CancellationNote tour={tour} date={input.date} time={time} />
        {tour.confirmation === 'by-hand' && (
          <p className="text-small">We confirm this tour by e-mail, once we have the seats.</p>
        )}
      </div>
    </section>
  );
}
