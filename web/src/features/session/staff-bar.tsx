import type { SessionView } from '@contracts/session/session-view.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Button } from '../../shared/ui/button.tsx';
import './staff-bar.css';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, the ways into the console and out of it. */
export function StaffBar({ user }: { user: NonNullable<SessionView['user']> }) {
  const [signOut, isSigningOut] = useSignOut();
  return (
    <nav data-slot="staff-bar" className="on-ink page-gutter" aria-label="Account">
      <span>{user.email ?? 'Admin'}</span>
      <Link to="/admin/bookings">Bookings</Link>
      <Link to="/admin/notifications">E-mails</Link>
      <Button kind="quiet" disabled={isSigningOut} onClick={() => void signOut()}>
        Sign Out
      </Button>
    </nav>
  );
}
