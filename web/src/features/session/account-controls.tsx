import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { useGetSessionQuery } from './session-api.ts';
import { useSignOut } from './use-sign-out.ts';

export type AccountControlsProps = {
  /** What visitors see instead. */
  signedOut: ReactNode;
};

/** Who is signed in, the way to the console and out of it. */
export function AccountControls({ signedOut }: AccountControlsProps) {
  const { data: session } = useGetSessionQuery();
  const [signOut, isSigningOut] = useSignOut();
  const user = session?.user ?? null;
  if (user === null) return signedOut;
  return (
    <div data-slot="account-controls">
      <span>{user.email ?? 'Admin'}</span>
      <LinkButton kind="ink" to="/admin/bookings">
        Bookings
      </LinkButton>
      <LinkButton kind="ink" to="/admin/notifications">
        E-mails
      </LinkButton>
      <Button kind="quiet" disabled={isSigningOut} onClick={() => void signOut()}>
        Sign Out
      </Button>
    </div>
  );
}
