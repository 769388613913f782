import type { ReactNode } from 'react';

export type RailStop = {
  /** Names the stop where others may come before it: what is open in it stays with it. */
  id?: string;
  /** As a person reads it: "07:30", or a day and an hour. */
  time: string;
  /** The same for machines, where it is a real moment. */
  dateTime?: string;
  title: ReactNode;
  text?: ReactNode;
};

/** A day in order, from pick-up to return; or a history, from first to last. */
export function TimeRail({ stops, label }: { stops: readonly RailStop[]; label: string }) {
  return (
    <ol data-slot="time-rail" aria-label={label}>
      {stops.map(({ id, time, dateTime, title, text }, index) => (
        <li key={id ?? `${String(index)} ${time}`}>
          <time dateTime={dateTime}>{time}</time>
          <div>
            <p data-slot="rail-title">{title}</p>
            {text !== undefined && <div data-slot="rail-text">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
