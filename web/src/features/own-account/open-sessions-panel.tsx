import type { OwnSessionView } from '@contracts/account/account-view.ts';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../shared/api/problem.ts';
import '../../shared/console/action-list.css';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import './own-account.css';
import {
  useEndSessionMutation,
  useGetOwnSessionsQuery,
  useSignOutElsewhereMutation,
  useSignOutEverywhereMutation,
} from './own-account-api.ts';

/** The sessions of the account, and the buttons to end them, for example if a browser was left signed in. */
export function OpenSessionsPanel() {
  const { data: sessions, isError, refetch } = useGetOwnSessionsQuery();
  const [asked, setAsked] = useState<'elsewhere' | 'everywhere' | null>(null);
  const [signOutElsewhere, elsewhere] = useSignOutElsewhereMutation();
  const [signOutEverywhere, everywhere] = useSignOutEverywhereMutation();
  const close = () => {
    setAsked(null);
  };
  return (
    <Panel title="Where you are signed in">
      {(sessions === undefined || isError) && (
        <NotLoaded {...{ isError, refetch }} what="your sessions" rows={2} />
      )}
      {sessions !== undefined && (
        <ul data-slot="action-list" aria-label="Your sessions">
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
      <SignOutQuestion
        title="Sign out everywhere else?"
        isOpen={asked === 'elsewhere'}
        isBusy={elsewhere.isLoading}
        signOut={signOutElsewhere}
        onClose={close}
      >
        <p>Every other browser and phone has to sign in again. You stay signed in here.</p>
      </SignOutQuestion>
      <SignOutQuestion
        title="Sign out everywhere?"
        isOpen={asked === 'everywhere'}
        isBusy={everywhere.isLoading}
        signOut={signOutEverywhere}
        onClose={close}
      >
        <p>You will have to sign in again here, too.</p>
      </SignOutQuestion>
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
        <strong>{device}</strong> {isThis && <Badge tone="ok">This browser</Badge>}
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

type SignOutQuestionProps = {
  title: string;
  isOpen: boolean;
  isBusy: boolean;
  signOut: () => Promise<{ error?: unknown }>;
  onClose: () => void;
  children: ReactNode;
};

function SignOutQuestion({ signOut, children, ...dialog }: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      {...dialog}
      confirmLabel="Sign out"
      busyLabel="Signing out..."
      onConfirm={async () => {
        const { error } = await signOut();
        return error === undefined ? undefined : messageOf(error, otherwise);
      }}
    >
      {children}
    </ConfirmDialog>
  );
}
