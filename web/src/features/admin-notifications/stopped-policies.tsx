import { useGetNotificationsInfiniteQuery } from './admin-notifications-api.ts';
import { StoppedNotice } from './stopped-notice.tsx';

/** Shows {@link StoppedNotice} on the screens about the system; nothing if e-mails are being sent. */
export function StoppedPolicies() {
  const { data } = useGetNotificationsInfiniteQuery({});
  return data?.pages.some(({ hasStopped }) => hasStopped) === true && <StoppedNotice />;
}
