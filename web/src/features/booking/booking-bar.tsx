import { estimatePrice, fromPriceOf } from '@contracts/tour/price-estimate.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { formatShortDay } from '../../shared/dates/format-date.ts';
import { InkBarFact } from '../../shared/ui/ink-bar-fact.tsx';
import { InkBar } from '../../shared/ui/ink-bar.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { bookingDateId } from './booking-panel-ids.ts';
import { bookingPath, type BookingWish } from './booking-wish.ts';
import { guestsOf } from './party.ts';
import { travellersText } from './travellers-text.ts';
import { type DeparturesState, timeOf } from './use-departures.ts';

export type BookingBarProps = {
  tour: TourView;
  wish: BookingWish;
  departures: DeparturesState;
  /** `foot` has room for the price alone. */
  placement?: 'baseline' | 'foot';
};

/** What is chosen so far; its button books, or leads to what is still to be chosen. */
export function BookingBar({ tour, wish, departures, placement = 'baseline' }: BookingBarProps) {
  const time = timeOf(departures);
  const price =
    wish.date === null ? undefined : estimatePrice(tour.pricingStructure, wish.party, wish.date);
  const guests = guestsOf(wish.party);
  const isReady = wish.date !== null && time !== null && guests > 0;
  return (
    <InkBar
      placement={placement}
      action={
        isReady ? (
          <LinkButton to={bookingPath(tour.id, { ...wish, time })}>Book</LinkButton>
        ) : (
          <Button onClick={leadToPanel}>Book</Button>
        )
      }
    >
      {placement === 'baseline' && (
        <>
          <InkBarFact label="Date">
            {wish.date === null ? 'Any day' : formatShortDay(wish.date)}
          </InkBarFact>
          {time !== null && <InkBarFact label="Start">{time}</InkBarFact>}
          <InkBarFact label="Who">{travellersText(guests)}</InkBarFact>
        </>
      )}
      <InkBarFact label={price === undefined ? 'From' : 'Total'}>
        {price === undefined ? (
          <Price
            amount={fromPriceOf(tour.pricingStructure)}
            currency={tour.pricingStructure.currency}
            digits="short"
          />
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
