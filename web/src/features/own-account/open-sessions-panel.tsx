import type { OwnSessionView } from '@contracts/account/account-view.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../shared/api/problem.ts';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { LoadingRows } from '../../shared/console/loading-rows.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import './own-account.css';
import {
  useEndSessionMutation,
  useGetOwnSessionsQuery,
  useSignOutElsewhereMutation,
  useSignOutEverywhereMutation,
} from './own-account-api.ts';

/** Where the account is signed in, and how to end that: a screen may be left open somewhere. */
export function OpenSessionsPanel() {
  const { data: sessions, isError, refetch } = useGetOwnSessionsQuery();
  const [asked, setAsked] = useState<'elsewhere' | 'everywhere' | null>(null);
  const close = () => {
    setAsked(null);
  };
  return (
    <Panel title="Where you are signed in">
      {sessions === undefined && !isError && <LoadingRows label="Loading your sessions" rows={2} />}
      {isError && (
        <FetchFault message="Your sessions could not be loaded." onRetry={() => void refetch()} />
      )}
      {sessions !== undefined && (
        <ul data-slot="own-sessions" aria-label="Your sessions">
          {sessions.map((session) => (
            <OwnSession key={session.id} session={session} />
          ))}
        </ul>
      )}
      <div data-slot="own-account-form">
        <div data-part="buttons">
          {sessions !== undefined && sessions.length > 1 && (
            <Button
              kind="quiet"
              onClick={() => {
                setAsked('elsewhere');
              }}
            >
              Sign out everywhere else
            </Button>
          )}
          <Button
            kind="quiet"
            onClick={() => {
              setAsked('everywhere');
            }}
          >
            Sign out everywhere
          </Button>
        </div>
      </div>
      <ElsewhereQuestion isOpen={asked === 'elsewhere'} onClose={close} />
      <EverywhereQuestion isOpen={asked === 'everywhere'} onClose={close} />
    </Panel>
  );
}

function OwnSession({ session }: { session: OwnSessionView }) {
  const { id, device, network, openedAt, seenAt, isThis } = session;
  const [end, { isLoading }] = useEndSessionMutation();
  const dispatch = useDispatch();
  async function endIt() {
    const { error } = await end(id);
    dispatch(
      error === undefined
        ? toastRaised(`Signed out of ${device}`, 'ok')
        : toastRaised(messageOf(error, otherwise), 'error'),
    );
  }
  return (
    <li>
      <div>
        <strong>{device}</strong> {isThis && <Badge tone="ok">This one</Badge>}
        <p>Network {network}</p>
        <p>
          Since {formatMoment(openedAt)}. Last used {formatMoment(seenAt)}.
        </p>
      </div>
      {!isThis && (
        <Button
          kind="quiet"
          aria-label={`Sign out of ${device}, since ${formatMoment(openedAt)}`}
          aria-disabled={isLoading}
          onClick={() => {
            if (!isLoading) void endIt();
          }}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

const otherwise = 'This could not be done. Please try again.';

type QuestionProps = { isOpen: boolean; onClose: () => void };

function ElsewhereQuestion(question: QuestionProps) {
  const [signOut, { isLoading }] = useSignOutElsewhereMutation();
  return (
    <ConfirmDialog
      {...question}
      title="Sign out everywhere else?"
      confirmLabel="Sign out"
      busyLabel="Signing out..."
      isBusy={isLoading}
      onConfirm={async () => {
        const { error } = await signOut();
        return error === undefined ? undefined : messageOf(error, otherwise);
      }}
    >
      <p>Every other browser and phone has to sign in again. You stay signed in here.</p>
    </ConfirmDialog>
  );
}

function EverywhereQuestion(question: QuestionProps) {
  const [signOut, { isLoading }] = useSignOutEverywhereMutation();
  return (
    <ConfirmDialog
      {...question}
      title="Sign out everywhere?"
      confirmLabel="Sign out"
      busyLabel="Signing out..."
      isBusy={isLoading}
      onConfirm={async () => {
        const { error } = await signOut();
        return error === undefined ? undefined : messageOf(error, otherwise);
      }}
    >
      <p>You will have to sign in again here, too.</p>
    </ConfirmDialog>
  );
}
