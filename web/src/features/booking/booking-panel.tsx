import { estimatePrice } from '@contracts/tour/price-estimate.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { type ReactNode, type Ref, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { today } from '../../shared/dates/today.ts';
import { GroupPrices } from '../../shared/tours/group-prices.tsx';
import { Button } from '../../shared/ui/button.tsx';
import {
  bookingDateId,
  bookingPanelId,
  bookingPartyId,
  bookingTimeId,
  leadToPanel,
} from './booking-panel-ids.ts';
import { bookingPath, type BookingInput } from './booking-input.ts';
import { CancellationNote } from './cancellation-note.tsx';
import { DayChoice } from './day-choice.tsx';
import { departureChoiceId, dayError, NoStartTimes, StartTimes } from './departure-choice.tsx';
import { guestsOf } from './party.ts';
import { PartyChoice } from './party-choice.tsx';
import { PriceLines } from './price-lines.tsx';
import { RequestNote } from './request-note.tsx';
import './booking-panel.css';
import { type DeparturesState, timeOf } from './use-departures.ts';
import { WithoutScript } from './without-script.tsx';

export type BookingPanelProps = {
  tour: TourView;
  input: BookingInput;
  /** Messages about numbers of travellers in the address that could not be used. */
  doubts: readonly string[];
  departures: DeparturesState;
  onChange: (change: Partial<BookingInput>) => void;
  /** The WhatsApp button, for travellers who want to ask first. */
  enquiry: ReactNode;
  /** The button that shares the tour. */
  share: ReactNode;
  /** The form for a group that is larger than the tour's largest party. */
  groupQuote: ReactNode;
  /** The buttons of the panel. */
  ref?: Ref<HTMLDivElement>;
};

/**
 * The booking panel of a tour's page. Its calendar is the first part of the page. Start time, party, price and the
 * button to the booking page are below the calendar, or beside it on a wide screen.
 */
export function BookingPanel(props: BookingPanelProps) {
  const { tour, input, doubts, departures, onChange, enquiry, share, groupQuote, ref } = props;
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const time = timeOf(departures);
  const hasStarts = tour.pickupTimes.length > 0;
  const pricedDay = input.date ?? today();
  const price = estimatePrice(tour.pricingStructure, input.party, pricedDay);
  const dateError = isAsked && input.date === null ? 'Please choose a date' : undefined;
  const partyError =
    isAsked && guestsOf(input.party) === 0 ? 'Choose at least one traveller' : undefined;

  function book() {
    setIsAsked(true);
    if (input.date === null || departures.kind === 'out-of-range') {
      leadToPanel(bookingDateId);
    } else if (guestsOf(input.party) > 0) {
      void navigate(bookingPath(tour.id, { ...input, time }));
    }
  }
  return (
    <section data-slot="booking-panel" aria-labelledby="booking-panel-title">
      <Days {...{ tour, input, onChange }} error={dayError(departures, dateError)} />
      <div data-part="side">
        <div data-part="terms" id={departureChoiceId(bookingDateId)} tabIndex={-1}>
          {hasStarts && (
            <StartTimes
              {...{ tour, input, departures, onChange }}
              dateId={bookingDateId}
              timeId={bookingTimeId}
            />
          )}
          <PartyChoice
            id={bookingPartyId}
            rules={tour}
            party={input.party}
            date={pricedDay}
            error={partyError}
            doubts={doubts}
            onChange={(party) => {
              onChange({ party });
            }}
          />
          {groupQuote}
          {price !== undefined && <PriceLines price={price} />}
          <GroupPrices tour={tour} />
          <div ref={ref} data-part="ways">
            <RequestNote tour={tour} />
            {hasStarts && <Button onClick={book}>Book</Button>}
            {enquiry}
          </div>
          <div className="lines">
            <p className="text-small">Nothing to pay now: you pay on arrival.</p>
            <CancellationNote tour={tour} date={input.date} time={time} />
            {share}
          </div>
        </div>
      </div>
    </section>
  );
}

type DaysProps = Pick<BookingPanelProps, 'tour' | 'input' | 'onChange'> & {
  error: string | undefined;
};

/** The heading and the calendar. */
function Days({ tour, input, error, onChange }: DaysProps) {
  return (
    <div data-part="days" id={bookingPanelId}>
      <h2 id="booking-panel-title">Book this tour</h2>
      <WithoutScript tourTitle={tour.title}>
        You need JavaScript to choose a day and to book here. Without it, book with us on WhatsApp,
        by phone or by e-mail.
      </WithoutScript>
      {tour.pickupTimes.length > 0 ? (
        <DayChoice
          id={bookingDateId}
          {...{ tour, input }}
          error={error}
          onChoose={(date) => {
            onChange({ date });
          }}
        />
      ) : (
        <NoStartTimes tour={tour} />
      )}
    </div>
  );
}
