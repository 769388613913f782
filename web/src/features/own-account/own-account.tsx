import { ConsolePage } from '../../shared/console/console-page.tsx';
import { OpenSessionsPanel } from './open-sessions-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { TotpPanel } from './totp-panel.tsx';

export type OwnAccountProps = {
  /** Whether signing in takes a code from an authenticator app too. */
  hasTotp: boolean;
  /** Whether the role needs that. */
  needsTotp: boolean;
};

/** What somebody can do with their own account. */
export function OwnAccount({ hasTotp, needsTotp }: OwnAccountProps) {
  return (
    <ConsolePage title="My account">
      <PasswordPanel hasTotp={hasTotp} />
      <TotpPanel hasTotp={hasTotp} needsTotp={needsTotp} />
      <OpenSessionsPanel />
    </ConsolePage>
  );
}
