import { useGetNotificationsInfiniteQuery } from './admin-notifications-api.ts';
import { StoppedNotice } from './stopped-notice.tsx';

/** The notice that nobody is told of anything any more, on another screen than that of the e-mails; nothing otherwise. */
export function StoppedPolicies() {
  const { data } = useGetNotificationsInfiniteQuery('');
  return data?.pages.some(({ hasStopped }) => hasStopped) === true && <StoppedNotice />;
}
