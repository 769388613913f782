import type { SlotView, TourView } from '@contracts/tour/tour-view.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useContext, useState } from 'react';
import { type BookableDays, bookableDays, isBookableDay } from './bookable-days.ts';
import { useGetAvailabilityQuery } from './booking-api.ts';
import type { BookingInput } from './booking-input.ts';
import { dayState, fewSeatsLeft } from './day-state.ts';
import { slotsOn } from './departures.ts';
import { HeldSeatsContext, withHeldSeats } from './hold/held-seats.ts';
import { addMonths, firstOf, lastOf, monthOf } from '../../shared/dates/month.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { guestsOf } from './party.ts';
import { seasonPrices } from './season-prices.ts';

export type FreeMonthProps = {
  tour: TourView;
  input: BookingInput;
  /** Whether the calendar is in view. The availability is loaded only if the calendar is in view. */
  isWanted?: boolean;
  onChoose: (date: string) => void;
};

/** A calendar of two months with the availability for a party. */
export function FreeMonth({ tour, input, isWanted = true, onChoose }: FreeMonthProps) {
  const { date, party } = input;
  const days = bookableDays();
  // The calendar keeps the month to which the visitor turned, until they choose a day outside the calendar. Then it
  // shows the month of that day.
  const [leafed, setLeafed] = useState<{ month: string; from: string | null }>();
  const shownDay = date !== null && isBookableDay(date) ? date : days.first;
  const month = leafed?.from === date ? leafed.month : monthOf(shownDay);
  // Each month has its own request, so that a month stays marked when the calendar is turned.
  const shown = useMonth(tour.id, isWanted ? month : undefined);
  const next = useMonth(tour.id, isWanted ? addMonths(month, 1) : undefined);
  const guests = guestsOf(party);
  const prices = seasonPrices(tour.pricingStructure, party);
  return (
    <>
      <MonthCalendar
        month={month}
        onMonth={(turned) => {
          setLeafed({ month: turned, from: date });
        }}
        days={days}
        chosen={date}
        markOf={(day) => markIn((monthOf(day) === month ? shown : next).slots, day, guests)}
        priceOn={prices.on}
        onChoose={(day) => {
          setLeafed({ month, from: day });
          onChoose(day);
        }}
      />
      {shown.isError || next.isError ? (
        <p role="status" className="text-small">
          We cannot show the available days right now. Choose a day and we will check it.
        </p>
      ) : (
        <p className="text-small" data-slot="month-legend">
          <span>– no departure</span> <span>2 left: two seats left</span>{' '}
          {prices.usual !== undefined && <span>{prices.usual} where no price is shown</span>}
        </p>
      )}
    </>
  );
}

/** The departures of a month, or of its days that can be booked. */
function useMonth(tourId: string, month: string | undefined) {
  const days = month === undefined ? undefined : daysOf(month, bookableDays());
  const { currentData, isError } = useGetAvailabilityQuery(
    days === undefined ? skipToken : { tourId, ...days },
  );
  const held = useContext(HeldSeatsContext);
  return { slots: currentData && withHeldSeats(currentData, held), isError };
}

/** The days of a month that can be booked; undefined if there are none. */
function daysOf(month: string, { first, last }: BookableDays) {
  const from = firstOf(month) < first ? first : firstOf(month);
  const to = lastOf(month) > last ? last : lastOf(month);
  return from <= to ? { from, to } : undefined;
}

function markIn(slots: readonly SlotView[] | undefined, date: string, guests: number) {
  if (slots === undefined) return undefined;
  const ofDay = slotsOn(slots, date);
  return { state: dayState(ofDay, guests), seatsLeft: fewSeatsLeft(ofDay, guests) };
}
