import { estimatePrice } from '@contracts/tour/price-estimate.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { formatShortDay } from '../../shared/dates/format-date.ts';
import { InkBarFact } from '../../shared/ui/ink-bar-fact.tsx';
import { InkBar } from '../../shared/ui/ink-bar.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { FromPrice } from '../../shared/tours/from-price.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { bookingDateId } from './booking-panel-ids.ts';
import { bookingPath, type BookingInput } from './booking-input.ts';
import { guestsOf } from './party.ts';
import { travellersText } from '../../shared/ui/travellers-text.ts';
import { type DeparturesState, timeOf } from './use-departures.ts';

export type BookingBarProps = {
  tour: TourView;
  input: BookingInput;
  departures: DeparturesState;
  /** `foot` has room only for the price. */
  placement?: 'baseline' | 'foot';
};

/** What is chosen so far. Its button continues to the booking, or moves to what is still to be chosen. */
export function BookingBar({ tour, input, departures, placement = 'baseline' }: BookingBarProps) {
  const time = timeOf(departures);
  const price =
    input.date === null ? undefined : estimatePrice(tour.pricingStructure, input.party, input.date);
  const guests = guestsOf(input.party);
  const isReady = input.date !== null && time !== null && guests > 0;
  return (
    <InkBar
      placement={placement}
      action={
        isReady ? (
          <LinkButton to={bookingPath(tour.id, { ...input, time })}>Book</LinkButton>
        ) : (
          <Button onClick={leadToPanel}>Book</Button>
        )
      }
    >
      {placement === 'baseline' && (
        <>
          <InkBarFact label="Date">
            {input.date === null ? 'Any day' : formatShortDay(input.date)}
          </InkBarFact>
          {time !== null && <InkBarFact label="Start">{time}</InkBarFact>}
          <InkBarFact label="Travellers">{travellersText(guests)}</InkBarFact>
        </>
      )}
      <InkBarFact label={price === undefined ? 'From' : 'Total'}>
        {price === undefined ? (
          <FromPrice tour={tour} />
        ) : (
          <Price amount={price.total} currency={price.currency} />
        )}
      </InkBarFact>
    </InkBar>
  );
}

function leadToPanel(): void {
  document.getElementById(bookingDateId)?.focus();
}
