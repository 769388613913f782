import type { SlotView } from '@contracts/tour/tour-view.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef, useState } from 'react';
import { Glyph } from '../../shared/ui/glyph.tsx';
import { useSeen } from '../../shared/ui/use-seen.ts';
import { type BookableDays, bookableDays, isBookableDay } from './bookable-days.ts';
import { useGetAvailabilityQuery } from './booking-api.ts';
import type { BookingWish } from './booking-wish.ts';
import { dayState } from './day-state.ts';
import './free-days.css';
import { slotsOn } from './departures.ts';
import { firstOf, lastOf, monthOf } from './month.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { guestsOf } from './party.ts';

export type FreeDaysProps = {
  tourId: string;
  wish: BookingWish;
  /** Whether it is open before anybody opens it. */
  isOpen: boolean;
  onChoose: (date: string) => void;
};

/** A calendar that shows on which days a party finds room; asked for when somebody looks at it. */
export function FreeDays({ isOpen, ...rest }: FreeDaysProps) {
  const [isShown, setIsShown] = useState(isOpen);
  const sheet = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(sheet);
  return (
    <details
      data-slot="free-days"
      open={isOpen}
      onToggle={(event) => {
        setIsShown(event.currentTarget.open);
      }}
    >
      <summary>
        <span>See which days are free</span>
        <Glyph name="down" size={16} />
      </summary>
      <div ref={sheet} data-part="sheet">
        <Month {...rest} isWanted={isShown && isSeen} />
      </div>
    </details>
  );
}

type MonthProps = Omit<FreeDaysProps, 'isOpen'> & { isWanted: boolean };

function Month({ tourId, wish: { date, party }, isWanted, onChoose }: MonthProps) {
  const days = bookableDays();
  // Leafing holds until another day is chosen: then the sheet of that day is shown.
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
          Which days are free cannot be told right now. Choose a day: we look again.
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
