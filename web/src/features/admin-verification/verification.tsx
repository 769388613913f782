import type { VerificationView } from '@contracts/operations/verification-view.ts';
import { useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { OfflineNotice } from '../../shared/console/offline-notice.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { useBeginVerificationMutation, useGetVerificationQuery } from './admin-verification-api.ts';
import { AnchorList } from './anchor-list.tsx';
import { LastCheck } from './last-check.tsx';
import { Limits } from './limits.tsx';
import './verification.css';

/**
 * The pauses between two reads of the state, in milliseconds: the first while a check is running, the second at other
 * times.
 */
const runningPollMs = 1_000;
const quietPollMs = 30_000;

/** Whether the log is intact: the last check, a button for a new one, and the anchors. */
export function Verification() {
  const [pollMs, setPollMs] = useState(runningPollMs);
  const { data, isError, fulfilledTimeStamp, refetch } = useGetVerificationQuery(undefined, {
    pollingInterval: pollMs,
  });
  const isRunning = data?.last?.state === 'running';
  const wantedPollMs = isRunning ? runningPollMs : quietPollMs;
  if (data !== undefined && pollMs !== wantedPollMs) setPollMs(wantedPollMs);
  return (
    <ConsolePage
      title="Log check"
      back={{ to: '/admin/system', label: 'System' }}
      actions={<Begin isRunning={isRunning} />}
    >
      <p>
        Everything that ever happened is in the log, and each entry is linked to the one before it.
        A check reads all of it, compares it with saved fingerprints of the log, and lists all
        faults. This happens automatically once a day.
      </p>
      <OfflineNotice asOf={fulfilledTimeStamp} />
      {data === undefined && (
        <NotLoaded {...{ isError, refetch }} what="the last check" rows={2} rowHeight="4rem" />
      )}
      {data !== undefined && <Checked last={data.last} />}
      <AnchorList />
      <Limits />
    </ConsolePage>
  );
}

function Checked({ last }: { last: VerificationView | undefined }) {
  return (
    <Panel title={last?.state === 'running' ? 'Checking the log' : 'The last check'}>
      {last === undefined ? <p>The log has not been checked yet.</p> : <LastCheck check={last} />}
    </Panel>
  );
}

function Begin({ isRunning }: { isRunning: boolean }) {
  const [begin, { isLoading, error }] = useBeginVerificationMutation();
  const isBusy = isRunning || isLoading;
  return (
    <>
      <Button
        kind="ink"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void begin();
        }}
      >
        {isBusy ? 'Checking...' : 'Check the log now'}
      </Button>
      {error !== undefined && (
        <p data-slot="field-error" role="alert">
          {messageOf(error, 'The check could not be started. Please try again.')}
        </p>
      )}
    </>
  );
}
