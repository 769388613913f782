import type { SlotView } from '@contracts/tour/tour-view.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { type BookableDays, bookableDays, isBookableDay } from './bookable-days.ts';
import { useGetAvailabilityQuery } from './booking-api.ts';
import type { BookingInput } from './booking-input.ts';
import { dayState } from './day-state.ts';
import { slotsOn } from './departures.ts';
import { firstOf, lastOf, monthOf } from './month.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { guestsOf } from './party.ts';

export type FreeMonthProps = {
  tourId: string;
  input: BookingInput;
  /** Whether the calendar is in view. Only then the availability is loaded. */
  isWanted: boolean;
  onChoose: (date: string) => void;
};

/** A month's calendar with the availability for a party. */
export function FreeMonth({ tourId, input: { date, party }, isWanted, onChoose }: FreeMonthProps) {
  const days = bookableDays();
  // The month that was turned to stays until another day is chosen. Then the month of that day is shown.
  const [leafed, setLeafed] = useState<{ month: string; from: string | null }>();
  const shownDay = date !== null && isBookableDay(date) ? date : days.first;
  const month = leafed?.from === date ? leafed.month : monthOf(shownDay);
  const { currentData: slots, isError } = useGetAvailabilityQuery(
    isWanted ? { tourId, ...daysOf(month, days) } : skipToken,
  );
  const guests = guestsOf(party);
  return (
    <>
      <MonthCalendar
        month={month}
        onMonth={(next) => {
          setLeafed({ month: next, from: date });
        }}
        days={days}
        chosen={date}
        stateOf={(day) => stateIn(slots, day, guests)}
        onChoose={onChoose}
      />
      {isError && (
        <p role="status" className="text-small">
          We cannot show the free days right now. Choose a day and we will check it.
        </p>
      )}
    </>
  );
}

function daysOf(month: string, { first, last }: BookableDays): { from: string; to: string } {
  return {
    from: firstOf(month) < first ? first : firstOf(month),
    to: lastOf(month) > last ? last : lastOf(month),
  };
}

function stateIn(slots: readonly SlotView[] | undefined, date: string, guests: number) {
  return slots === undefined ? undefined : dayState(slotsOn(slots, date), guests);
}
