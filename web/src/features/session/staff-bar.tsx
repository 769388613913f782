import type { SessionView } from '@contracts/session/session-view.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Button } from '../../shared/ui/button.tsx';
import './staff-bar.css';
import { useSignOut } from './use-sign-out.ts';

/** The e-mail address of the account as a link to the console, and the button to sign out. */
export function StaffBar({ user }: { user: NonNullable<SessionView['user']> }) {
  const [signOut, isSigningOut] = useSignOut();
  return (
    <nav data-slot="staff-bar" className="on-ink page-gutter" aria-label="Account">
      <Link to="/admin">{user.email ?? 'Admin'}</Link>
      <Button kind="quiet" disabled={isSigningOut} onClick={() => void signOut()}>
        Sign Out
      </Button>
    </nav>
  );
}
