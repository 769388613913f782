import { freeCancellationUntil } from '@contracts/booking/cancellation-window.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { now } from '../../shared/dates/page-clock.ts';
import { useClock } from '../../shared/dates/use-clock.ts';

export type CancellationNoteProps = { date: string | null; time: string | null };

/** Until when cancelling is free. After a departure was chosen, this is exact to the minute. */
export function CancellationNote({ date, time }: CancellationNoteProps) {
  if (date === null || time === null) {
    return <p className="text-small">Free cancellation up to 24 hours before the start.</p>;
  }
  return <NoteOfDeparture until={freeCancellationUntil({ date, time })} />;
}

function NoteOfDeparture({ until }: { until: string }) {
  const isOver = useClock(() => until <= now());
  if (isOver) {
    return <p className="text-small">Starts within 24 hours: cancelling is no longer free.</p>;
  }
  return (
    <p className="text-small">
      Free cancellation until <time dateTime={until}>{formatMoment(until)}</time>, Zanzibar time.
    </p>
  );
}
