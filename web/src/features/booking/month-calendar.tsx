import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatDay, formatMonth } from '../../shared/dates/format-date.ts';
import { Glyph } from '../../shared/ui/glyph.tsx';
import type { BookableDays } from './bookable-days.ts';
import { type DayState, dayWords } from './day-state.ts';
import { addMonths, dayByKey, firstOf, lastOf, monthOf, weeksOf } from './month.ts';
import './month-calendar.css';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export type MonthCalendarProps = {
  /** `yyyy-MM`. */
  month: string;
  onMonth: (month: string) => void;
  /** Days outside these cannot be chosen. */
  days: BookableDays;
  chosen: string | null;
  /** The state of a day; undefined while it is not known. */
  stateOf: (date: string) => DayState | undefined;
  onChoose: (date: string) => void;
};

/** The calendar of a month. One of its days is in the tab order; arrow keys move to the others. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, onMonth, days, chosen, stateOf, onChoose } = props;
  const titleId = useId();
  const sheet = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const [reached, setReached] = useState<string>();
  const stop = tabStop(props, reached);

  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    sheet.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus();
  }, [stop]);

  function move(event: KeyboardEvent) {
    const wanted = dayByKey(event.key, stop);
    if (wanted === undefined) return;
    event.preventDefault();
    const day = within(wanted, days);
    if (day === stop) return;
    isMoving.current = true;
    setReached(day);
    if (monthOf(day) !== month) onMonth(monthOf(day));
  }
  return (
    <div data-slot="month-calendar">
      <Turning {...{ month, onMonth, days, titleId }} />
      {/* The key handler serves the buttons in the table. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table ref={sheet} aria-labelledby={titleId} onKeyDown={move}>
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
                      state={stateOf(date)}
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

type TurningProps = Pick<MonthCalendarProps, 'month' | 'onMonth' | 'days'> & { titleId: string };

/** The name of the month, between the buttons for the previous and the next month. */
function Turning({ month, onMonth, days, titleId }: TurningProps) {
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
      <p id={titleId} aria-live="polite">
        {formatMonth(month)}
      </p>
      {turn(1, 'Next month', month < monthOf(days.last))}
    </div>
  );
}

type DayProps = {
  date: string;
  state: DayState | undefined;
  isOutside: boolean;
  isChosen: boolean;
  isStop: boolean;
  onChoose: (date: string) => void;
};

/**
 * A day in the calendar. Full and closed days are marked but can be chosen, because the nearest free days are
 * shown then.
 */
function Day({ date, state, isOutside, isChosen, isStop, onChoose }: DayProps) {
  const isOff = isOutside || state === 'too-late' || state === 'no-departure';
  const words = isOutside || state === undefined ? undefined : dayWords[state];
  const said = isOutside ? 'cannot be booked' : words?.said;
  return (
    <button
      type="button"
      data-day={date}
      data-state={isOutside ? 'outside' : state}
      aria-label={said === undefined ? formatDay(date) : `${formatDay(date)}, ${said}`}
      aria-pressed={isChosen}
      aria-disabled={isOff}
      tabIndex={isStop ? 0 : -1}
      onClick={() => {
        if (!isOff) onChoose(date);
      }}
    >
      <span>{Number(date.slice(8))}</span>
      {words?.shown !== undefined && <small>{words.shown}</small>}
    </button>
  );
}

/** The day that is in the tab order: the last one with the focus, the chosen one, or the first that can be booked. */
function tabStop({ month, days, chosen }: MonthCalendarProps, reached: string | undefined): string {
  const known = [reached, chosen ?? undefined].find(
    (date) => date !== undefined && monthOf(date) === month,
  );
  return known ?? within(firstOf(month), { first: days.first, last: lastOf(month) });
}

function within(date: string, { first, last }: BookableDays): string {
  if (date < first) return first;
  return date > last ? last : date;
}
