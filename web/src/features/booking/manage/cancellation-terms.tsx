import { formatMoment } from '../../../shared/dates/format-date.ts';
import { useHasPassed } from './use-has-passed.ts';

/** Whether cancelling is free. It changes on the open page when the limit passes. */
export function CancellationTerms({ until }: { until: string }) {
  const isOver = useHasPassed(until);
  const limit = <time dateTime={until}>{formatMoment(until)}</time>;
  return (
    <p data-slot="cancellation-terms" data-free={!isOver} role="status">
      {isOver ? (
        <>
          <strong>Cancelling is no longer free.</strong> It was until {limit}, Zanzibar time: 24
          hours before the start.
        </>
      ) : (
        <>
          <strong>Cancelling is free of charge</strong> until {limit}, Zanzibar time: 24 hours
          before the start.
        </>
      )}
    </p>
  );
}
