import { freeCancellationUntil } from '@contracts/booking/cancellation-window.ts';
import {
  cancellationPolicy,
  hoursBeforeInWords,
  lateCharge,
} from '@contracts/booking/cancellation-words.ts';
import type { CancellationTerms } from '@contracts/tour/cancellation-terms.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { now } from '../../shared/dates/page-clock.ts';
import { useClock } from '../../shared/dates/use-clock.ts';

export type CancellationNoteProps = {
  tour: Pick<TourView, 'freeCancellationHours' | 'cancellationChargePercent'>;
  date: string | null;
  time: string | null;
};

/** The cost of a cancellation. After a departure was chosen, the time limit is exact to the minute. */
export function CancellationNote({ tour, date, time }: CancellationNoteProps) {
  const terms = {
    freeUntilHours: tour.freeCancellationHours,
    chargePercentMax: tour.cancellationChargePercent,
  };
  if (date === null || time === null) {
    return <p className="text-small">Cancelling: {cancellationPolicy(terms)}</p>;
  }
  return <NoteOfDeparture terms={terms} until={freeCancellationUntil({ date, time }, terms)} />;
}

function NoteOfDeparture({ terms, until }: { terms: CancellationTerms; until: string }) {
  const isOver = useClock(() => until <= now());
  if (isOver) {
    return (
      <p className="text-small">
        Starts within {hoursBeforeInWords(terms)}, so cancelling is no longer free:{' '}
        {lateCharge(terms)}
      </p>
    );
  }
  return (
    <p className="text-small">
      Free cancellation until <time dateTime={until}>{formatMoment(until)}</time>, Zanzibar time.
      After that {lateCharge(terms)}
    </p>
  );
}
