import type {
  BookingFilter,
  BookingSort,
  BookingSortColumn,
} from '@contracts/booking/booking-view.ts';
import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { DataTable } from '../../shared/console/data-table.tsx';
import { useReopened } from '../../shared/console/drafts/use-reopened.ts';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { HeldWhileAsking } from '../../shared/console/held-while-asking.tsx';
import { LoadingRows } from '../../shared/console/loading-rows.tsx';
import { useMedia } from '../../shared/console/use-media.ts';
import { VirtualList } from '../../shared/console/virtual-list.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { actionsFor } from './booking-actions.ts';
import { BookingCard } from './booking-card.tsx';
import { bookingColumns } from './booking-columns.tsx';
import { type AskedAction, BookingDialogs } from './booking-dialogs.tsx';
import './booking-list.css';
import { nextSort, shownSort } from './booking-sort.ts';
import type { OfferAction } from './booking-menu.tsx';
import { bookingPath } from './booking-words.ts';
import { useBookingList } from './use-booking-list.ts';

/** From this width on, a row has room for two lines with every field but e-mail and phone. */
const roomForRows = '(width >= 64rem)';
/** From this width on, a row also has room for e-mail and phone. */
const roomForContact = '(width >= 76rem)';
/** The estimated height of a card on a phone before it is measured, in CSS pixels. */
const cardHeight = 380;

export type BookingListProps = {
  filter: BookingFilter;
  /** How many bookings match the filter. */
  total: number | undefined;
  /** The button that records a refund, in the list of money to refund; another feature provides it. */
  renderRefund: (booking: AdminBookingView) => ReactNode;
  /** Called when staff press the head of a column. */
  onSort: (sort: BookingSort) => void;
};

/** The bookings of a filter: rows on wide screens, cards on a phone. More are fetched as staff scroll. */
export function BookingList({ filter, total, renderRefund, onSort }: BookingListProps) {
  const list = useBookingList(filter);
  const { currentData, bookings, news, isError, isFetching, hasNextPage } = list;
  const { fetchNextPage, refetch } = list;
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const ask = useCallback<OfferAction>((action, booking) => {
    setAsked({ action, booking });
  }, []);
  const close = () => {
    setAsked(null);
  };
  const scope = 'bookings/';
  useReopened(currentData && scope, (name) => {
    const [reference, action] = name.split('/');
    const booking = bookings.find((each) => each.reference === reference);
    if (booking === undefined) return;
    const offered = actionsFor(booking).find((each) => each.action === action);
    if (offered !== undefined) ask(offered.action, booking);
  });
  const fault = isError && (
    <FetchFault
      message="Error: Failed to load bookings. Please try again."
      onRetry={() => void refetch()}
    />
  );
  if (currentData === undefined) {
    return fault || <LoadingRows label="Loading bookings" rowHeight="3rem" />;
  }
  return (
    // The dialog of a refund is in its row. If a colleague records the refund meanwhile, the row disappears.
    <HeldWhileAsking data={bookings}>
      {(shown) =>
        shown.length === 0 ? (
          fault || <EmptyState message="No bookings found for the selected filter." />
        ) : (
          <div data-slot="booking-list">
            {list.isDeep && (
              <p data-part="deep">
                You have loaded many bookings, so new ones are not added to this list automatically.{' '}
                <Button kind="quiet" onClick={() => void refetch({ refetchCachedPages: false })}>
                  Show the newest bookings
                </Button>
              </p>
            )}
            <RowsOrCards
              bookings={shown}
              news={news}
              total={total}
              renderRefund={filter.money === 'to-give-back' ? renderRefund : undefined}
              sort={shownSort(filter)}
              onSort={(filter.search ?? '') === '' ? onSort : undefined}
              onAction={ask}
              onView={list.onView}
              onEnd={
                hasNextPage && !isFetching && !isError ? () => void fetchNextPage() : undefined
              }
            />
            {fault}
            {isFetching && hasNextPage && <p role="status">Loading more...</p>}
            <BookingDialogs asked={asked} scope={scope} onClose={close} />
          </div>
        )
      }
    </HeldWhileAsking>
  );
}

type RowsOrCardsProps = {
  bookings: readonly AdminBookingView[];
  /** The references of bookings that another person changed just now. */
  news: ReadonlySet<string>;
  total: number | undefined;
  renderRefund: BookingListProps['renderRefund'] | undefined;
  sort: BookingSort | undefined;
  /** Undefined during a search, which has its own order. */
  onSort: BookingListProps['onSort'] | undefined;
  onAction: OfferAction;
  onView: (index: number) => void;
  onEnd: (() => void) | undefined;
};

function RowsOrCards(props: RowsOrCardsProps) {
  const { bookings, news, total, renderRefund, onAction, sort, onSort, ...ears } = props;
  const hasRows = useMedia(roomForRows);
  const hasContact = useMedia(roomForContact);
  const list = { label: 'Bookings found', keyOf: referenceOf, ...ears };
  const markOf = useCallback(
    ({ reference }: AdminBookingView) => (news.has(reference) ? 'Changed just now' : undefined),
    [news],
  );
  const columns = useMemo(
    () => bookingColumns(onAction, hasContact, renderRefund),
    [onAction, hasContact, renderRefund],
  );
  const order = onSort && {
    sorted: sort,
    onSort: (column: string) => {
      onSort(nextSort(column as BookingSortColumn, sort));
    },
  };
  const renderCard = useCallback(
    (booking: AdminBookingView) => (
      <BookingCard
        booking={booking}
        mark={markOf(booking)}
        refund={renderRefund?.(booking)}
        onAction={onAction}
      />
    ),
    [markOf, onAction, renderRefund],
  );
  return hasRows ? (
    <DataTable
      {...list}
      lines={2}
      columns={columns}
      order={order}
      rows={bookings}
      linkTo={bookingPath}
      markOf={markOf}
      total={total}
    />
  ) : (
    <VirtualList {...list} items={bookings} itemHeight={cardHeight} renderItem={renderCard} />
  );
}

function referenceOf({ reference }: AdminBookingView): string {
  return reference;
}
