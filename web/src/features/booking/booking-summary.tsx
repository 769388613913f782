import type { QuoteView } from '@contracts/booking/booking-view.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { formatDay } from '../../shared/dates/format-date.ts';
import { Pindo } from '../../shared/pindo/pindo.tsx';
import { kangaFor, sceneFor } from '../../shared/scenes/cloth-for.ts';
import { hourOf } from '../../shared/scenes/hour.ts';
import { Scene } from '../../shared/scenes/scene.tsx';
import { GroupPrices } from '../../shared/tours/group-prices.tsx';
import type { BookingInput } from './booking-input.ts';
import './booking-summary.css';
import { CancellationNote } from './cancellation-note.tsx';
import { partyText } from './party-text.ts';
import { useExpectedPickup } from './use-expected-pickup.ts';
import { PriceLines } from './price-lines.tsx';

export type BookingSummaryProps = {
  tour: TourView;
  input: BookingInput;
  /** The start time to be booked. */
  time: string | null;
  price: Pick<QuoteView, 'lines' | 'total' | 'currency'> | undefined;
  /** Null for travellers who come to the meeting point. */
  pickupPlace: string | null;
};

/** A summary of the booking before it is made, in the cloth of its place. */
export function BookingSummary({ tour, input, time, price, pickupPlace }: BookingSummaryProps) {
  const { words } = useExpectedPickup(tour, pickupPlace, { date: input.date, time });
  return (
    <section
      data-slot="booking-summary"
      data-kanga={kangaFor(tour)}
      aria-labelledby="booking-summary-title"
    >
      <div data-slot="booking-summary-mji">
        <Scene name={sceneFor(tour)} hour={hourOf(time ?? tour.pickupTimes[0])} isDecorative />
      </div>
      <Pindo size="strip" />
      <div data-slot="booking-summary-words">
        <h2 id="booking-summary-title">{tour.title}</h2>
        <dl>
          <dt>Date</dt>
          <dd>{input.date === null ? 'Not chosen yet' : formatDay(input.date)}</dd>
          <dt>Start time</dt>
          <dd>{time ?? 'Not chosen yet'}</dd>
          <dt>Travellers</dt>
          <dd>{partyText(input.party) || 'Nobody yet'}</dd>
          {words === undefined ? (
            <>
              <dt>Meeting point</dt>
              <dd>{tour.meetingPoint}</dd>
            </>
          ) : (
            <>
              <dt>Pick-up</dt>
              <dd>
                {words}, {pickupPlace}
              </dd>
            </>
          )}
        </dl>
        {price !== undefined && <PriceLines price={price} />}
        <GroupPrices tour={tour} />
        <div className="lines">
          <p className="text-small">Nothing to pay now: you pay on arrival.</p>
          <CancellationNote tour={tour} date={input.date} time={time} />
        </div>
      </div>
    </section>
  );
}
