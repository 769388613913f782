import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { FactList } from '../../shared/console/fact-list.tsx';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { now } from '../../shared/dates/page-clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useOnline } from '../../shared/ui/use-online.ts';
import './console-fault.css';

/** Replaces a screen that failed, or whose file did not arrive. The navigation to the other screens stays visible. */
export function ConsoleFault() {
  const error = useRouteError();
  const isOnline = useOnline();
  const [wasOffline] = useState(!isOnline);
  const hasNetworkAgain = wasOffline && isOnline;
  useEffect(() => {
    console.error(error);
  }, [error]);
  useEffect(() => {
    if (hasNetworkAgain) location.reload();
  }, [hasNetworkAgain]);
  return (
    <ConsolePage title="Something went wrong">
      <div data-slot="console-fault" role="alert">
        {wasOffline ? <Offline /> : <Broken error={error} />}
      </div>
    </ConsolePage>
  );
}

function Offline() {
  return (
    <p>
      You are offline, and this screen was not loaded yet. It opens when you are online again. You
      can still read screens that you opened before.
    </p>
  );
}

function Broken({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const [at] = useState(now);
  return (
    <>
      <p>
        This screen could not be shown. Your saved data is safe, and the other screens still work.
      </p>
      <Button
        onClick={() => {
          location.reload();
        }}
      >
        Try again
      </Button>
      <h2>If it happens again</h2>
      <p>Tell the person who looks after this system what you were doing, and this:</p>
      <FactList
        facts={[
          { name: 'Screen', value: `${pathname}${search}`, isWide: true },
          { name: 'When', value: formatMoment(at), isWide: true },
          {
            name: 'What went wrong',
            value: error instanceof Error ? error.message : String(error),
            isWide: true,
          },
        ]}
      />
    </>
  );
}
