import type { NotificationFilter } from '@contracts/notification/notification-view.ts';
import { useSearchParams } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { LoadMore } from '../../shared/console/load-more.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useGetNotificationsInfiniteQuery } from './admin-notifications-api.ts';
import { KeptHere } from './kept-here.tsx';
import { addressOf, filterParams, readFilter } from './notification-filter.ts';
import { NotificationFilters } from './notification-filters.tsx';
import { NotificationList } from './notification-list.tsx';
import { NotificationMessage } from './notification-message.tsx';
import { StoppedNotice } from './stopped-notice.tsx';
import './notification-review.css';

/** Every e-mail, with the open one beside the list. The address says which e-mail is open. */
export function NotificationReview() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const openId = params.get('open');
  return (
    <ConsolePage title="E-mails">
      <div data-slot="notification-review" data-open={openId !== null}>
        <div data-part="list">
          <NotificationFilters
            filter={filter}
            onChange={(changed) => {
              const now = { ...filterParams(filter), ...changed };
              const chosen = Object.entries(now).filter(([, value]) => value !== '');
              setParams(Object.fromEntries(chosen), { replace: true });
            }}
          />
          <Notifications filter={filter} openId={openId} />
        </div>
        {openId !== null && (
          <div data-part="open">
            <p data-part="back">
              <Link to={addressOf(filter, null)} preventScrollReset>
                Back to the list
              </Link>
            </p>
            <NotificationMessage key={openId} id={openId} />
          </div>
        )}
      </div>
    </ConsolePage>
  );
}

type NotificationsProps = { filter: NotificationFilter; openId: string | null };

function Notifications({ filter, openId }: NotificationsProps) {
  const { currentData, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useGetNotificationsInfiniteQuery(filter);
  if (currentData === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the e-mails" rows={1} rowHeight="9rem" />;
  }
  const items = currentData.pages.flatMap((page) => page.items);
  const isKept = currentData.pages.some(({ delivery }) => delivery === 'outbox');
  const [{ hasStopped } = { hasStopped: false }] = currentData.pages;
  if (items.length === 0) {
    return (
      <>
        {hasStopped && <StoppedNotice />}
        <p role="status">There are no such e-mails.</p>
      </>
    );
  }
  return (
    <>
      {hasStopped && <StoppedNotice />}
      {isKept && <KeptHere />}
      <NotificationList items={items} openId={openId} addressOf={(id) => addressOf(filter, id)} />
      <LoadMore {...{ hasNextPage, isFetching, fetchNextPage }} />
    </>
  );
}
