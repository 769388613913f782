import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatDay } from '../../shared/dates/format-date.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import type { BookableDays } from './bookable-days.ts';
import { type DayState, dayWords } from './day-state.ts';
import {
  addMonths,
  dayByKey,
  firstOf,
  formatMonth,
  lastOf,
  monthOf,
  weeksOf,
} from '../../shared/dates/month.ts';
import './month-calendar.css';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The marks of a day in the calendar. */
export interface DayMark {
  readonly state: DayState;
  /** The seats left, if they are few. */
  readonly seatsLeft?: number | undefined;
}

export type MonthCalendarProps = {
  /** `yyyy-MM`. The next month is shown beside it if there is room for two. */
  month: string;
  onMonth: (month: string) => void;
  /** Days outside these cannot be chosen. */
  days: BookableDays;
  chosen: string | null;
  /** The marks of a day; undefined while its availability is unknown. */
  markOf: (date: string) => DayMark | undefined;
  /** The price for one traveller on a day that costs more or less than usual, as text. */
  priceOn: (date: string) => string | undefined;
  onChoose: (date: string) => void;
};

/**
 * The calendar of two months: grids with the keys of the ARIA date picker. One day of each month is in the tab
 * order. Arrow keys move to the other days and to the other month.
 */
export function MonthCalendar({ month, onMonth, ...rest }: MonthCalendarProps) {
  const { days, onChoose } = rest;
  const whole = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const [reached, setReached] = useState<string>();

  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    buttonOf(whole.current, reached)?.focus();
  }, [reached]);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const { day: from } = (event.target as HTMLElement).dataset;
    if (from === undefined) return;
    const wanted = dayByKey(event.key, from);
    if (wanted === undefined) return;
    event.preventDefault();
    const day = within(wanted, days);
    if (day === from) return;
    isMoving.current = true;
    setReached(day);
    if (!isShown(buttonOf(whole.current, day))) onMonth(monthOf(day));
  }
  return (
    // The key handler serves the buttons in the grids.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={whole} data-slot="month-calendar" onKeyDown={move}>
      <Turning {...{ month, onMonth, days }} />
      <div data-part="months">
        {[month, addMonths(month, 1)].map((each, index) => (
          <Month
            key={index}
            {...rest}
            month={each}
            reached={reached}
            onChoose={(date) => {
              setReached(date);
              onChoose(date);
            }}
          />
        ))}
      </div>
    </div>
  );
}

function buttonOf(within: HTMLElement | null, date = ''): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-day="${date}"]`) ?? null;
}

/** Whether the day is on the screen: a narrow calendar hides its second month. */
function isShown(day: HTMLElement | null): boolean {
  const month = day?.closest('[data-part="month"]') ?? null;
  return month !== null && getComputedStyle(month).display !== 'none';
}

/** The buttons for the previous and the next month. */
function Turning({ month, onMonth, days }: Pick<MonthCalendarProps, 'month' | 'onMonth' | 'days'>) {
  const turn = (months: -1 | 1, label: string, isThere: boolean) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isThere}
      onClick={() => {
        if (isThere) onMonth(addMonths(month, months));
      }}
    >
      <Glyph name={months === 1 ? 'arrow' : 'back'} size={18} />
    </button>
  );
  return (
    <div data-part="turning">
      {turn(-1, 'Previous month', month > monthOf(days.first))}
      {turn(1, 'Next month', month < monthOf(days.last))}
    </div>
  );
}

type MonthProps = Omit<MonthCalendarProps, 'onMonth'> & { reached: string | undefined };

function Month({ month, days, chosen, reached, markOf, priceOn, onChoose }: MonthProps) {
  const titleId = useId();
  const stop = tabStop(month, days, [reached, chosen]);
  return (
    <div data-part="month">
      <p id={titleId} aria-live="polite">
        {formatMonth(month)}
      </p>
      {/* The lint rule does not know that a table may be a grid, as in the ARIA date picker. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" aria-labelledby={titleId}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((date, day) => (
                <td key={date ?? `empty ${String(day)}`}>
                  {date !== null && (
                    <Day
                      date={date}
                      mark={markOf(date)}
                      price={priceOn(date)}
                      isOutside={date < days.first || date > days.last}
                      isChosen={date === chosen}
                      isStop={date === stop}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = {
  date: string;
  mark: DayMark | undefined;
  price: string | undefined;
  isOutside: boolean;
  isChosen: boolean;
  isStop: boolean;
  onChoose: (date: string) => void;
};

/**
 * A day in the calendar. Full and closed days are marked. They can be chosen, because the page then shows the
 * nearest days with seats.
 */
function Day({ date, mark, price, isOutside, isChosen, isStop, onChoose }: DayProps) {
  const state = isOutside ? 'outside' : mark?.state;
  const isOff = isOutside || state === 'too-late' || state === 'no-departure';
  const number = String(Number(date.slice(8)));
  const { said, shown } = wordsOf(isOutside ? 'outside' : mark);
  const shownPrice = isOff || state === 'full' || state === 'closed' ? undefined : price;
  const name = [number, formatDay(date), said, shownPrice];
  return (
    <button
      type="button"
      data-day={date}
      data-state={state}
      aria-label={name.filter((each) => each !== undefined).join(', ')}
      aria-pressed={isChosen}
      aria-disabled={isOff}
      tabIndex={isStop ? 0 : -1}
      onClick={() => {
        if (!isOff) onChoose(date);
      }}
    >
      <span>{number}</span>
      {shown !== undefined && <small aria-hidden="true">{shown}</small>}
      {shownPrice !== undefined && <small aria-hidden="true">{shownPrice}</small>}
    </button>
  );
}

/** The words about a day: `said` is in its name for screen readers, `shown` is below its number. */
function wordsOf(mark: DayMark | 'outside' | undefined): { said?: string; shown?: string } {
  if (mark === undefined) return {};
  if (mark === 'outside') return { said: 'cannot be booked' };
  const { said, shown } = dayWords[mark.state];
  if (mark.seatsLeft === undefined) return { said, ...(shown !== undefined && { shown }) };
  const left = `${String(mark.seatsLeft)} left`;
  return { said: mark.state === 'free' ? left : `${said}, ${left}`, shown: left };
}

/**
 * The day that is in the tab order: the day that last had the focus, the chosen day, or the first day that can
 * be booked.
 */
function tabStop(
  month: string,
  { first }: BookableDays,
  dates: readonly (string | null | undefined)[],
): string {
  const known = dates.find((date) => typeof date === 'string' && monthOf(date) === month);
  return known ?? within(firstOf(month), { first, last: lastOf(month) });
}

function within(date: string, { first, last }: BookableDays): string {
  if (date < first) return first;
  return date > last ? last : date;
}
