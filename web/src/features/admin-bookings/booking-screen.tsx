import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { LoadingRows } from '../../shared/console/loading-rows.tsx';
import { usePageActions } from '../../shared/console/page-actions.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { ReferenceCode } from '../../shared/console/reference-code.tsx';
import { StatusBadge } from '../../shared/console/status-badge.tsx';
import { problemOf } from '../../shared/api/problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { useGetAdminBookingQuery } from './admin-bookings-api.ts';
import { actionsFor, type BookingAction } from './booking-actions.ts';
import { type AskedAction, BookingDialogs } from './booking-dialogs.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BookingMoney } from './booking-money.tsx';
import { BookingNotes } from './booking-notes.tsx';
import './booking-screen.css';
import { startOf } from './booking-words.ts';
import { useNews } from './use-news.ts';

const back = { to: '/admin/bookings?tab=all', label: 'Bookings' };

export type BookingScreenProps = {
  /** What was sent about a booking: e-mails are another feature's. */
  renderEmails: (booking: AdminBookingView) => ReactNode;
};

/** One booking whole: facts, money, notes, e-mails, and everything that ever happened to it. */
export function BookingScreen({ renderEmails }: BookingScreenProps) {
  const { reference = '' } = useParams();
  const { currentData: booking, error, refetch } = useGetAdminBookingQuery(reference);
  if (booking !== undefined) {
    return <LoadedBooking booking={booking} emails={renderEmails(booking)} />;
  }
  const isUnknown = isNoBooking(error);
  return (
    <ConsolePage title={isUnknown ? 'Booking not found' : reference} back={back}>
      {error === undefined && <LoadingRows label="Loading the booking" rows={6} rowHeight="4rem" />}
      {isUnknown && <EmptyState message={`There is no booking ${reference}.`} />}
      {error !== undefined && !isUnknown && (
        <FetchFault message="The booking could not be loaded." onRetry={() => void refetch()} />
      )}
    </ConsolePage>
  );
}

function isNoBooking(error: unknown): boolean {
  const code = problemOf(error)?.code;
  return code === 'BookingNotFound' || code === 'InvalidReference';
}

function LoadedBooking({ booking, emails }: { booking: AdminBookingView; emails: ReactNode }) {
  const { reference, status, tourTitle } = booking;
  const { canChange } = useStaff();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const [shown, setShown] = useState<readonly AdminBookingView[]>([booking]);
  if (shown[0] !== booking) setShown([booking]);
  const isNews = useNews(reference, shown).has(reference);
  const ask = (action: BookingAction) => {
    setAsked({ action, booking });
  };
  const offered = canChange ? actionsFor(booking) : [];
  usePageActions(
    offered.map(({ action, label }) => ({
      label: `${label}: ${reference}`,
      keys: keysOf[action],
      run: () => {
        ask(action);
      },
    })),
  );
  return (
    <ConsolePage
      title={tourTitle}
      tabTitle={`${reference}, ${startOf(booking)}`}
      beside={
        <>
          <ReferenceCode>{reference}</ReferenceCode>
          <StatusBadge status={status} />
        </>
      }
      back={back}
      actions={offered.map(({ action, label, isGrave }) => (
        <Button
          key={action}
          kind={isGrave || action === 'modify' ? 'quiet' : 'primary'}
          onClick={() => {
            ask(action);
          }}
        >
          {label}
        </Button>
      ))}
    >
      {isNews && (
        <p data-slot="booking-news" role="status">
          Somebody else changed this booking just now: the history says what.
        </p>
      )}
      <div data-slot="booking-screen">
        <div>
          <BookingFacts booking={booking} />
          <BookingMoney booking={booking} />
          <BookingNotes booking={booking} />
          <Panel title="E-mails">{emails}</Panel>
        </div>
        <Panel title="History">
          <BookingHistory reference={reference} />
        </Panel>
      </div>
      <BookingDialogs
        asked={asked}
        onClose={() => {
          setAsked(null);
        }}
      />
    </ConsolePage>
  );
}

const keysOf: Readonly<Record<BookingAction, string>> = {
  confirm: 'a',
  decline: 'd',
  modify: 'm',
  cancel: 'x',
  rebook: 'r',
};
