import { ConsolePage } from '../../shared/console/console-page.tsx';
import { Button } from '../../shared/ui/button.tsx';
import './own-account.css';
import { TotpPanel } from './totp-panel.tsx';

export type TotpFirstProps = {
  username: string;
  hasTotp: boolean;
  /** Called when the recovery codes were written down. */
  onDone: () => void;
  isSigningOut: boolean;
  onSignOut: () => void;
};

/** Replaces the console if the role of this person requires codes from an app and the person has not set them up. */
export function TotpFirst(props: TotpFirstProps) {
  const { username, hasTotp, onDone, isSigningOut, onSignOut } = props;
  return (
    <main data-slot="totp-first">
      <ConsolePage
        title="Set up an authenticator app"
        actions={
          <Button kind="quiet" disabled={isSigningOut} onClick={onSignOut}>
            Sign Out
          </Button>
        }
      >
        <p>
          You are signed in as {username}. An owner requires codes from an app for your role. Set
          one up now; the console opens after that.
        </p>
        <TotpPanel hasTotp={hasTotp} needsTotp onDone={onDone} />
      </ConsolePage>
    </main>
  );
}
