import type { ReactNode } from 'react';

export type RailStop = {
  /**
   * The key of the stop. It is needed if stops may be added before this stop. Otherwise its open details would
   * close.
   */
  id?: string;
  /** The time as people read it: "07:30", or a day and a time. */
  time: string;
  /** The same time in machine-readable form, if it is a real moment. */
  dateTime?: string;
  title: ReactNode;
  text?: ReactNode;
};

/** A list of stops with their times: a day from pick-up to return, or a history with its newest entry first. */
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
