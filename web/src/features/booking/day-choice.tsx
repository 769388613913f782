import type { TourView } from '@contracts/tour/tour-view.ts';
import { formatDay } from '../../shared/dates/format-date.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import type { BookingInput } from './booking-input.ts';
import './day-choice.css';
import { FreeMonth } from './free-month.tsx';

export type DayChoiceProps = {
  /** The target of links to the choice. */
  id: string;
  tour: TourView;
  input: BookingInput;
  error: string | undefined;
  onChoose: (date: string) => void;
};

/** The choice of a day in an open calendar. */
export function DayChoice({ id, tour, input, error, onChoose }: DayChoiceProps) {
  const [labelId, errorId] = [`${id}-label`, `${id}-error`];
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      data-slot="day-choice"
      aria-labelledby={labelId}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <p id={labelId} className="text-label">
        {input.date === null ? 'Date' : `Date: ${formatDay(input.date)}`}
      </p>
      {error !== undefined && (
        <p data-slot="field-error" id={errorId}>
          <VisuallyHidden>Error: </VisuallyHidden>
          {error}
        </p>
      )}
      <FreeMonth tour={tour} input={input} onChoose={onChoose} />
    </div>
  );
}
