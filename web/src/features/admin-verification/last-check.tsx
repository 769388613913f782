import type { LogVerdictView, VerificationView } from '@contracts/operations/verification-view.ts';
import { ProgressBar } from '../../shared/console/progress-bar.tsx';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { FaultList } from './fault-list.tsx';
import {
  checkedWords,
  counted,
  foundWords,
  sizeWords,
  verdictWords,
} from './verification-words.ts';

/** The progress of a check, or its result. */
export function LastCheck({ check }: { check: VerificationView }) {
  const { state, verdict } = check;
  return (
    <div data-slot="last-check" data-state={verdict === undefined ? state : stateOf(verdict)}>
      {state === 'running' && <Running check={check} />}
      {state === 'broken-off' && (
        <p role="status">
          The check stopped before the end, so there is no result. Start a new check.
        </p>
      )}
      {verdict !== undefined && (
        <>
          <p data-part="verdict" role="status">
            {verdictWords(verdict)}
          </p>
          <p>
            {checkedWords(verdict)} {sizeWords(verdict)} are intact
            {verdict.anchors === 0
              ? '; there was no fingerprint to compare them with.'
              : `, and ${counted(verdict.anchors, 'fingerprint')} ${verdict.anchors === 1 ? 'agrees' : 'agree'}.`}
          </p>
          {verdict.faults.length > 0 && (
            <p>
              <strong>{foundWords(verdict)}</strong>
            </p>
          )}
          {verdict.faults.length > 0 && <FaultList faults={verdict.faults} />}
        </>
      )}
      <p data-part="when">{whenWords(check)}</p>
    </div>
  );
}

function Running({ check: { progress } }: { check: VerificationView }) {
  const percent = Math.round(progress * 100);
  return (
    <>
      <p>{percent} % of the log is read. The product keeps working meanwhile.</p>
      <ProgressBar label="Progress of the check" max={100} value={percent} />
    </>
  );
}

function stateOf({ faults }: LogVerdictView): 'intact' | 'faulty' {
  return faults.length === 0 ? 'intact' : 'faulty';
}

export function whenWords({ startedAt, startedBy, finishedAt }: VerificationView): string {
  const who = startedBy === undefined ? 'by the daily check' : `by ${startedBy}`;
  const begun = `Started ${formatMoment(startedAt)} ${who}`;
  return finishedAt === undefined ? `${begun}.` : `${begun}, ended ${formatMoment(finishedAt)}.`;
}
