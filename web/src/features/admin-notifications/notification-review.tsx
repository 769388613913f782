import type { NotificationStatus } from '@contracts/notification/notification-view.ts';
import { useSearchParams } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { SelectInput } from '../../shared/ui/select-input.tsx';
import { useGetNotificationsInfiniteQuery } from './admin-notifications-api.ts';
import { KeptHere } from './kept-here.tsx';
import { NotificationList } from './notification-list.tsx';
import { NotificationMessage } from './notification-message.tsx';
import { statusNames } from './notification-words.ts';
import { StoppedNotice } from './stopped-notice.tsx';
import './notification-review.css';

const statuses: readonly NotificationStatus[] = [
  'queued',
  'sending',
  'sent',
  'kept',
  'failed',
  'unknown',
  'dismissed',
];

/** Every e-mail, with the open one beside the list. The address holds which one is open. */
export function NotificationReview() {
  const [params, setParams] = useSearchParams();
  const status = statuses.find((each) => each === params.get('status')) ?? '';
  const openId = params.get('open');
  return (
    <ConsolePage title="E-mails">
      <div data-slot="notification-review" data-open={openId !== null}>
        <div data-part="list">
          <Field label="Status">
            <SelectInput
              value={status}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                setParams(chosen === '' ? {} : { status: chosen }, { replace: true });
              }}
            >
              <option value="">All</option>
              {statuses.map((each) => (
                <option key={each} value={each}>
                  {statusNames[each]}
                </option>
              ))}
            </SelectInput>
          </Field>
          <Notifications status={status} openId={openId} />
        </div>
        {openId !== null && (
          <div data-part="open">
            <p data-part="back">
              <Link to={addressOf(status, null)} preventScrollReset>
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

function Notifications({ status, openId }: { status: string; openId: string | null }) {
  const { currentData, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useGetNotificationsInfiniteQuery(status);
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
      <NotificationList items={items} openId={openId} addressOf={(id) => addressOf(status, id)} />
      {hasNextPage && (
        <p>
          <Button kind="quiet" disabled={isFetching} onClick={() => void fetchNextPage()}>
            {isFetching ? 'Loading...' : 'Load more'}
          </Button>
        </p>
      )}
    </>
  );
}

function addressOf(status: string, id: string | null): string {
  const params = new URLSearchParams({
    ...(status !== '' && { status }),
    ...(id !== null && { open: id }),
  });
  return `?${params.toString()}`;
}
