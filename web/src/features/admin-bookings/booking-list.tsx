import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { useState } from 'react';
import { DataTable } from '../../shared/console/data-table.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { LoadingRows } from '../../shared/console/loading-rows.tsx';
import { useMedia } from '../../shared/console/use-media.ts';
import { VirtualList } from '../../shared/console/virtual-list.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { BookingCard } from './booking-card.tsx';
import { bookingColumns } from './booking-columns.tsx';
import { type AskedAction, BookingDialogs } from './booking-dialogs.tsx';
import { type BookingFilter, filterParams } from './booking-filter.ts';
import './booking-list.css';
import type { OfferAction } from './booking-menu.tsx';
import { bookingPath } from './booking-words.ts';
import { useBookingList } from './use-booking-list.ts';
import { useNews } from './use-news.ts';

/** Room for two lines with everything in them, beside the ways. */
const roomForRows = '(width >= 64rem)';
/** A card on a phone, before it was measured, in CSS pixels. */
const cardHeight = 380;

export type BookingListProps = {
  filter: BookingFilter;
  /** How many there are in all. */
  total: number | undefined;
};

/** The bookings of a filter: rows at a desk, cards on a phone, fetched as somebody gets to them. */
export function BookingList({ filter, total }: BookingListProps) {
  const list = useBookingList(filter);
  const { currentData, bookings, isError, isFetching, hasNextPage, fetchNextPage, refetch } = list;
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const news = useNews(JSON.stringify(filterParams(filter)), bookings);
  const ask: OfferAction = (action, booking) => {
    setAsked({ action, booking });
  };
  const fault = isError && (
    <FetchFault
      message="Error: Failed to load bookings. Please try again."
      onRetry={() => void refetch()}
    />
  );
  if (currentData === undefined) {
    return fault || <LoadingRows label="Loading bookings" rowHeight="3rem" />;
  }
  if (bookings.length === 0) {
    return fault || <EmptyState message="No bookings found for the selected filter." />;
  }
  return (
    <div data-slot="booking-list">
      {list.isDeep && (
        <p data-part="deep">
          This far down, new bookings are not added by themselves.{' '}
          <Button kind="quiet" onClick={() => void refetch({ refetchCachedPages: false })}>
            Begin again at the newest
          </Button>
        </p>
      )}
      <RowsOrCards
        bookings={bookings}
        news={news}
        total={total}
        onAction={ask}
        onView={list.onView}
        onEnd={hasNextPage && !isFetching && !isError ? () => void fetchNextPage() : undefined}
      />
      {fault}
      {isFetching && hasNextPage && <p role="status">Loading more...</p>}
      <BookingDialogs
        asked={asked}
        onClose={() => {
          setAsked(null);
        }}
      />
    </div>
  );
}

type RowsOrCardsProps = {
  bookings: readonly AdminBookingView[];
  /** References of those that somebody else changed just now. */
  news: ReadonlySet<string>;
  total: number | undefined;
  onAction: OfferAction;
  onView: (index: number) => void;
  onEnd: (() => void) | undefined;
};

function RowsOrCards({ bookings, news, total, onAction, ...ears }: RowsOrCardsProps) {
  const hasRows = useMedia(roomForRows);
  const list = { label: 'Bookings found', keyOf: referenceOf, ...ears };
  const markOf = ({ reference }: AdminBookingView) =>
    news.has(reference) ? 'Changed just now' : undefined;
  return hasRows ? (
    <DataTable
      {...list}
      lines={2}
      columns={bookingColumns(onAction)}
      rows={bookings}
      linkTo={bookingPath}
      markOf={markOf}
      total={total}
    />
  ) : (
    <VirtualList
      {...list}
      items={bookings}
      itemHeight={cardHeight}
      renderItem={(booking) => (
        <BookingCard booking={booking} mark={markOf(booking)} onAction={onAction} />
      )}
    />
  );
}

function referenceOf({ reference }: AdminBookingView): string {
  return reference;
}
