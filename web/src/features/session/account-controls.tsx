import { Link } from 'react-router-dom';
import { Button } from '../../shared/ui/button.tsx';
import './account-controls.css';
import { useSession } from './use-session.ts';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, the ways into the console and out of it. Visitors see nothing of it. */
export function AccountControls() {
  const { data: session } = useSession();
  const [signOut, isSigningOut] = useSignOut();
  const user = session?.user ?? null;
  if (user === null) return null;
  return (
    <nav data-slot="account-controls" className="on-ink page-gutter" aria-label="Account">
      <span>{user.email ?? 'Admin'}</span>
      <Link to="/admin/bookings">Bookings</Link>
      <Link to="/admin/notifications">E-mails</Link>
      <Button kind="quiet" disabled={isSigningOut} onClick={() => void signOut()}>
        Sign Out
      </Button>
    </nav>
  );
}
