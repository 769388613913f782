import type { DepartureView } from '@contracts/departure/departure-view.ts';
import { useEffect, useRef } from 'react';
import { ProgressBar } from '../../../shared/console/progress-bar.tsx';
import { bookingsText } from '../../../shared/ui/bookings-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { departuresText, sheetPath } from '../departure-words.ts';
import { departureName, type Progress, progressOf, progressWords } from './several-departures.ts';
import type { Cancelling } from './use-cancel-several.ts';

export type CancelProgressProps = Cancelling & {
  departures: readonly DepartureView[];
  /** Cancels these departures again. */
  onRepeat: (ids: readonly string[]) => void;
  onClose: () => void;
};

interface Line {
  readonly departure: DepartureView;
  readonly progress: Progress;
}

/** Shows how far each departure and its bookings are, and repeats the departures that failed. */
export function CancelProgress(props: CancelProgressProps) {
  const { reason, sent, isBusy, departures, onRepeat, onClose } = props;
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone, so the focus goes to its result.
  useEffect(() => {
    status.current?.focus();
  }, []);
  const lines = departures.flatMap((departure): Line[] => {
    const outcome = sent.get(departure.id);
    return outcome === undefined
      ? []
      : [{ departure, progress: progressOf(outcome, departure, reason) }];
  });
  const failed = isBusy ? [] : lines.filter(({ progress }) => progress.is === 'failed');
  const answered = lines.filter(({ progress: { is } }) => is !== 'waiting' && is !== 'sending');
  return (
    <div data-slot="cancel-progress">
      <p ref={status} role="status" tabIndex={-1}>
        {isBusy
          ? `Cancelling: ${String(answered.length)} of ${departuresText(lines.length)}`
          : resultWords(lines, failed.length)}
      </p>
      <ProgressBar label="Departures" max={lines.length} value={answered.length} />
      <ul aria-label="Progress of each departure">
        {lines.map(({ departure, progress }) => (
          <li key={departure.id} data-is={progress.is}>
            <Link to={sheetPath(departure)}>{departureName(departure)}</Link>
            <span>{progressWords(progress, departure)}</span>
          </li>
        ))}
      </ul>
      <div data-part="buttons">
        {failed.length > 0 && (
          <Button
            kind="ink"
            onClick={() => {
              onRepeat(failed.map(({ departure }) => departure.id));
            }}
          >
            Try again
          </Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          Back
        </Button>
      </div>
    </div>
  );
}

/** `8 departures cancelled, and 14 of 15 bookings so far. Not cancelled: 2 departures.` */
function resultWords(lines: readonly Line[], failed: number): string {
  const cancelled = lines.filter(({ progress }) => progress.is === 'accepted');
  const disruptions = cancelled.flatMap(({ departure }) => departure.disruption ?? []);
  const total = disruptions.reduce((sum, each) => sum + each.total, 0);
  const done = disruptions.reduce((sum, each) => sum + each.done, 0);
  const bookings =
    done < total ? `, and ${String(done)} of ${bookingsText(total)} so far` : withBookings(total);
  const sentences = [
    ...(cancelled.length > 0 ? [`${departuresText(cancelled.length)} cancelled${bookings}.`] : []),
    ...(failed > 0 ? [`Not cancelled: ${departuresText(failed)}.`] : []),
  ];
  return sentences.join(' ');
}

function withBookings(count: number): string {
  return count === 0 ? '' : `, with ${bookingsText(count)}`;
}
