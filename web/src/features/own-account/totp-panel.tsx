import type { TotpOfferView } from '@contracts/account/account-view.ts';
import { useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import './own-account.css';
import { useBeginTotpMutation } from './own-account-api.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpChanges } from './totp-changes.tsx';
import { TotpOffer } from './totp-offer.tsx';

/** The part that is shown: the secret for an app, or the recovery codes. */
type Shown = { readonly offer: TotpOfferView } | { readonly codes: readonly string[] } | null;

export type TotpPanelProps = {
  hasTotp: boolean;
  /** Whether the role requires codes. If so, they cannot be turned off. */
  needsTotp: boolean;
  /** Called when the recovery codes were written down. */
  onDone?: () => void;
};

/** Turns codes from an authenticator app on or off, and renews the recovery codes. */
export function TotpPanel({ hasTotp, needsTotp, onDone }: TotpPanelProps) {
  const [shown, setShown] = useState<Shown>(null);
  const show = (codes: readonly string[]) => {
    setShown({ codes });
  };
  const done = () => {
    setShown(null);
  };
  return (
    <Panel
      title="Sign-in codes"
      beside={<Badge tone={hasTotp ? 'ok' : 'plain'}>{hasTotp ? 'On' : 'Off'}</Badge>}
    >
      <p>
        With codes, you need your password and a six-digit code from an authenticator app on your
        phone to sign in.
      </p>
      {needsTotp && hasTotp && <p>Your role needs them, so they cannot be turned off.</p>}
      {shown !== null && 'codes' in shown && (
        <RecoveryCodes
          codes={shown.codes}
          onDone={() => {
            done();
            onDone?.();
          }}
        />
      )}
      {shown !== null && 'offer' in shown && (
        <TotpOffer offer={shown.offer} onConfirmed={show} onBack={done} />
      )}
      {shown === null && hasTotp && <TotpChanges needsTotp={needsTotp} onCodes={show} />}
      {shown === null && !hasTotp && (
        <TotpBeginning
          onOffer={(offer) => {
            setShown({ offer });
          }}
        />
      )}
    </Panel>
  );
}

function TotpBeginning({ onOffer }: { onOffer: (offer: TotpOfferView) => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const [begin, { isLoading }] = useBeginTotpMutation();
  return (
    <div data-slot="own-account-form">
      <Button
        onClick={() => {
          setIsAsked(true);
        }}
      >
        Set up an app
      </Button>
      <PasswordDialog
        isOpen={isAsked}
        onClose={() => {
          setIsAsked(false);
        }}
        title="Set up an app?"
        submitLabel="Show the secret"
        isBusy={isLoading}
        onProof={async ({ password }) => {
          const { data, error } = await begin(password);
          if (data === undefined)
            return messageOf(error, 'This could not be started. Please try again.');
          onOffer(data);
          return undefined;
        }}
      >
        After this, signing in to your account needs a code from this app or a recovery code.
      </PasswordDialog>
    </div>
  );
}
