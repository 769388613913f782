import type { DisruptionView } from '@contracts/departure/disruption-view.ts';
import { useHasMailServer } from '../../shared/console/mail-state.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { ProgressBar } from '../../shared/console/progress-bar.tsx';
import { ReferenceCode } from '../../shared/console/reference-code.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { formatDay } from '../../shared/dates/format-date.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useResumeDisruptionMutation, useStopDisruptionMutation } from './admin-departures-api.ts';
import './disruption-panel.css';
import { useNoting } from './use-noting.ts';

const stateWords: Readonly<Record<DisruptionView['state'], string>> = {
  running: 'Running',
  stopped: 'Stopped',
  done: 'Done',
};

/** A departure that was cancelled or moved as a whole: how many bookings are done, and which failed. */
export function DisruptionPanel({ id, disruption }: { id: string; disruption: DisruptionView }) {
  const { kind, to, reason, state, total, done, failed } = disruption;
  const { canChange } = useStaff();
  const hasMailServer = useHasMailServer();
  const [stop] = useStopDisruptionMutation();
  const [resume] = useResumeDisruptionMutation();
  const { note, isBusy, fault } = useNoting();
  const title = kind === 'cancellation' ? 'This departure is cancelled' : 'This departure is moved';
  const canResume = state === 'stopped' || (state === 'done' && failed.length > 0);
  return (
    <Panel title={title}>
      <div data-slot="disruption" data-state={state}>
        {to !== undefined && (
          <p>
            To {formatDay(to.date)}, {to.time}
          </p>
        )}
        <p data-part="reason">{reason}</p>
        <p role="status">
          {stateWords[state]}: {done} of {total} bookings {kind === 'move' ? 'moved' : 'cancelled'}
          {failed.length > 0 && `; ${String(failed.length)} failed`}.{' '}
          {hasMailServer
            ? 'Each traveller gets an e-mail.'
            : 'No mail server is set up, so the travellers got no e-mail.'}
        </p>
        <ProgressBar label="Progress" max={Math.max(total, 1)} value={total === 0 ? 1 : done} />
        {failed.length > 0 && (
          <ul>
            {failed.map(({ reference, why }) => (
              <li key={reference}>
                <Link to={`/admin/bookings/${reference}`}>
                  <ReferenceCode>{reference}</ReferenceCode>
                </Link>{' '}
                {why}
              </li>
            ))}
          </ul>
        )}
        {canChange && state === 'running' && (
          <Button kind="quiet" aria-disabled={isBusy} onClick={() => void note(() => stop(id))}>
            Stop
          </Button>
        )}
        {canChange && canResume && (
          <Button kind="ink" aria-disabled={isBusy} onClick={() => void note(() => resume(id))}>
            {state === 'stopped' ? 'Continue' : 'Try the failed ones again'}
          </Button>
        )}
        {fault !== undefined && (
          <p data-slot="field-error" role="alert">
            {fault}
          </p>
        )}
      </div>
    </Panel>
  );
}
