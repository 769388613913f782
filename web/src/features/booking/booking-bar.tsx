import { hasRoom } from '@contracts/tour/has-room.ts';
import { estimatePrice } from '@contracts/tour/price-estimate.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { formatShortDay } from '../../shared/dates/format-date.ts';
import { InkBarFact } from '../../shared/ui/ink-bar-fact.tsx';
import { InkBar } from '../../shared/ui/ink-bar.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { FromPrice } from '../../shared/tours/from-price.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { Button } from '../../shared/ui/button.tsx';
import {
  bookingDateId,
  bookingPanelId,
  bookingPartyId,
  bookingTimeId,
  leadToPanel,
} from './booking-panel-ids.ts';
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

/**
 * The choices so far. Each links to the part of the page where the visitor can change it. The button continues to
 * the booking page, or leads to the choice that is missing.
 */
export function BookingBar({ tour, input, departures, placement = 'baseline' }: BookingBarProps) {
  const time = timeOf(departures);
  const price =
    input.date === null ? undefined : estimatePrice(tour.pricingStructure, input.party, input.date);
  const guests = guestsOf(input.party);
  const missing = missingPart(guests, departures);
  return (
    <InkBar
      placement={placement}
      action={
        missing === undefined ? (
          <LinkButton to={bookingPath(tour.id, { ...input, time })}>Continue</LinkButton>
        ) : (
          <Button
            onClick={() => {
              leadToPanel(missing);
            }}
          >
            Book
          </Button>
        )
      }
    >
      {placement === 'baseline' && (
        <>
          <InkBarFact label="Date" {...towards(bookingDateId)}>
            {input.date === null ? 'Any day' : formatShortDay(input.date)}
          </InkBarFact>
          {time !== null && (
            <InkBarFact label="Start" {...towards(bookingTimeId)}>
              {time}
            </InkBarFact>
          )}
          <InkBarFact label="Travellers" {...towards(bookingPartyId)}>
            {travellersText(guests)}
          </InkBarFact>
        </>
      )}
      <InkBarFact
        label={price === undefined ? 'From' : 'Total'}
        {...(placement === 'baseline' && towards(missing ?? bookingPartyId))}
      >
        {price === undefined ? (
          <FromPrice tour={tour} />
        ) : (
          <Price amount={price.total} currency={price.currency} />
        )}
      </InkBarFact>
    </InkBar>
  );
}

/** A link to a part of the panel. Before the script has arrived it leads to the panel. */
function towards(part: Parameters<typeof leadToPanel>[0]) {
  return {
    href: `#${bookingPanelId}`,
    onFollow: () => {
      leadToPanel(part);
    },
  };
}

/** The choice that is missing before the booking page: a day with seats, or travellers. */
function missingPart(guests: number, departures: DeparturesState) {
  if (departures.kind === 'no-day' || departures.kind === 'out-of-range') return bookingDateId;
  if (guests === 0) return bookingPartyId;
  const isRunning =
    departures.kind !== 'known' || departures.slots.some((slot) => hasRoom(slot, guests));
  return isRunning ? undefined : bookingDateId;
}
