import { WaitingCount } from '../../shared/console/waiting-count.tsx';
import { useGetInboxQuery } from './inbox-api.ts';

/** How many entries of the inbox wait for staff. */
export function InboxCount() {
  const { data } = useGetInboxQuery();
  return <WaitingCount count={data?.total ?? 0} />;
}
