import { ConsolePage } from '../../shared/console/console-page.tsx';
import { OpenSessionsPanel } from './open-sessions-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { TotpPanel } from './totp-panel.tsx';

export type OwnAccountProps = {
  /** Whether signing in also needs a code from an authenticator app. */
  hasTotp: boolean;
  /** Whether the role requires such codes. */
  needsTotp: boolean;
};

/** The settings of the signed-in person's own account. */
export function OwnAccount({ hasTotp, needsTotp }: OwnAccountProps) {
  return (
    <ConsolePage title="My account">
      <PasswordPanel hasTotp={hasTotp} />
      <TotpPanel hasTotp={hasTotp} needsTotp={needsTotp} />
      <OpenSessionsPanel />
    </ConsolePage>
  );
}
