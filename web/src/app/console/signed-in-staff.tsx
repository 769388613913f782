import { useSignOut } from '../../features/session/use-sign-out.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { Button } from '../../shared/ui/button.tsx';
import './signed-in-staff.css';

/** Shows who is signed in and with which role, and signs them out. */
export function SignedInStaff() {
  const { username, email, role } = useStaff();
  const [signOut, isSigningOut] = useSignOut();
  return (
    <div data-slot="signed-in-staff">
      <p>
        <strong>{email ?? username}</strong>
        <small>{role === 'read-only' ? 'Read only' : role}</small>
      </p>
      <Button kind="quiet" disabled={isSigningOut} onClick={() => void signOut()}>
        Sign Out
      </Button>
    </div>
  );
}
