import { OwnAccount } from '../../features/own-account/own-account.tsx';
import { useSession } from '../../features/session/use-session.ts';

export function AdminAccountPage() {
  const { data: session } = useSession();
  return <OwnAccount hasTotp={session?.user?.hasTotp ?? false} />;
}
