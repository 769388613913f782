import { OwnAccount } from '../../features/own-account/own-account.tsx';
import { useSession } from '../../features/session/use-session.ts';

export function AdminAccountPage() {
  const user = useSession().data?.user;
  return <OwnAccount hasTotp={user?.hasTotp ?? false} needsTotp={user?.needsTotp ?? false} />;
}
