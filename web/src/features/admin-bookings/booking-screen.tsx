import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { skipToken } from '@reduxjs/toolkit/query';
import { type ReactNode, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { useReopened } from '../../shared/console/drafts/use-reopened.ts';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { usePageActions } from '../../shared/console/page-actions.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { useAsOf } from '../../shared/console/past.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { ReferenceCode } from '../../shared/console/reference-code.tsx';
import { StatusBadge } from '../../shared/console/status-badge.tsx';
import { problemOf } from '../../shared/api/problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useGetAdminBookingQuery, useGetBookingThenQuery } from './admin-bookings-api.ts';
import { actionsOnScreen, type BookingAction } from './booking-actions.ts';
import { type AskedAction, BookingDialogs } from './booking-dialogs.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingMoney } from './booking-money.tsx';
import { BookingNotes } from './booking-notes.tsx';
import './booking-screen.css';
import { BookingTags } from './booking-tags.tsx';
import { startOf } from './booking-words.ts';
import { useNews } from './use-news.ts';

const back = { to: '/admin/bookings?tab=all', label: 'Bookings' };

export type BookingScreenProps = {
  /** Shows the e-mails about the booking; another feature provides it. */
  renderEmails: (booking: AdminBookingView) => ReactNode;
  /** Shows what else is known about the customer; another feature provides it. */
  renderCustomer: (customerId: string) => ReactNode;
  /** Shows payments and attendance, with the buttons to note them; another feature provides both. */
  renderPayments: (booking: AdminBookingView) => ReactNode;
  renderAttendance: (booking: AdminBookingView) => ReactNode;
  /** Shows the history and the control for looking at a past instant; another feature provides both. */
  renderHistory: (booking: AdminBookingView) => ReactNode;
  renderTimeTravel: (reference: string) => ReactNode;
};

/** One booking, now or as of an instant: facts, money, notes, e-mails and history. */
export function BookingScreen(props: BookingScreenProps) {
  const { renderCustomer, renderEmails, renderPayments, renderAttendance } = props;
  const { renderHistory } = props;
  const { reference = '' } = useParams();
  const [asOf] = useAsOf();
  const { currentData: booking, error, refetch } = useBooking(reference, asOf);
  const { offered, ask, dialogs } = useOfferedActions(booking);
  const isUnknown = isNoBooking(error);
  return (
    <ConsolePage
      {...headingOf(reference, booking, isUnknown)}
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
      {(!isUnknown || asOf !== undefined) &&
        props.renderTimeTravel(booking?.reference ?? reference)}
      {booking !== undefined && (
        <LoadedBooking
          booking={booking}
          asOf={asOf}
          attendance={renderAttendance(booking)}
          payments={renderPayments(booking)}
          customer={booking.customerId === undefined ? null : renderCustomer(booking.customerId)}
          emails={renderEmails(booking)}
          history={renderHistory(booking)}
        />
      )}
      {booking === undefined && !isUnknown && (
        <NotLoaded
          isError={error !== undefined}
          refetch={refetch}
          what="the booking"
          rows={6}
          rowHeight="4rem"
        />
      )}
      {isUnknown && (
        <EmptyState
          message={
            asOf === undefined
              ? `There is no booking ${reference}.`
              : `There was no booking ${reference} at that moment.`
          }
        />
      )}
      {dialogs}
    </ConsolePage>
  );
}

/** Reads the booking as it is now, or as it was at the instant `asOf`. */
function useBooking(reference: string, asOf: string | undefined) {
  const now = useGetAdminBookingQuery(reference, { skip: asOf !== undefined });
  const then = useGetBookingThenQuery(asOf === undefined ? skipToken : { reference, asOf });
  return asOf === undefined ? now : then;
}

function isNoBooking(error: unknown): boolean {
  const code = problemOf(error)?.code;
  return code === 'BookingNotFound' || code === 'InvalidReference';
}

function headingOf(reference: string, booking: AdminBookingView | undefined, isUnknown: boolean) {
  if (booking === undefined) return { title: isUnknown ? 'Booking not found' : reference };
  return {
    title: booking.tourTitle,
    tabTitle: `${booking.reference}, ${startOf(booking)}`,
    beside: (
      <>
        <ReferenceCode>{booking.reference}</ReferenceCode>
        <StatusBadge
          status={booking.status}
          {...(booking.seats !== undefined && { seats: booking.seats })}
        />
      </>
    ),
  };
}

/**
 * The actions for the booking, for its buttons, the command palette and shortcuts; no actions for accounts that
 * only read.
 */
function useOfferedActions(booking: AdminBookingView | undefined) {
  const { canChange } = useStaff();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const ask = (action: BookingAction) => {
    if (booking !== undefined) setAsked({ action, booking });
  };
  const offered = canChange && booking !== undefined ? actionsOnScreen(booking) : [];
  usePageActions(
    offered.map(({ action, label }) => ({
      label: `${label}: ${booking?.reference ?? ''}`,
      keys: keysOf[action],
      run: () => {
        ask(action);
      },
    })),
  );
  const scope = 'booking/';
  useReopened(booking && `${scope}${booking.reference}/`, (name) => {
    const action = offered.find((each) => each.action === name)?.action;
    if (action !== undefined) ask(action);
  });
  const dialogs = (
    <BookingDialogs
      asked={asked}
      scope={scope}
      onClose={() => {
        setAsked(null);
      }}
    />
  );
  return { offered, ask, dialogs };
}

type LoadedBookingProps = {
  booking: AdminBookingView;
  asOf: string | undefined;
  attendance: ReactNode;
  payments: ReactNode;
  customer: ReactNode;
  emails: ReactNode;
  history: ReactNode;
};

function LoadedBooking(props: LoadedBookingProps) {
  const { booking, asOf, attendance, payments, customer, emails, history } = props;
  const { reference } = booking;
  const shown = useMemo(() => [booking], [booking]);
  const isNews = useNews(`${reference} ${asOf ?? 'now'}`, shown).has(reference);
  return (
    <>
      {isNews && (
        <p data-slot="booking-news" role="status">
          Somebody else changed this booking just now: see the history.
        </p>
      )}
      <div data-slot="booking-screen">
        <div>
          <BookingFacts
            booking={booking}
            attendance={attendance}
            customerHint={asOf === undefined && customer}
          />
          <BookingMoney booking={booking} payments={payments} />
          <BookingTags booking={booking} />
          <BookingNotes booking={booking} />
          {asOf === undefined && <Panel title="E-mails">{emails}</Panel>}
        </div>
        <Panel title="History">{history}</Panel>
      </div>
    </>
  );
}

const keysOf: Readonly<Record<BookingAction, string>> = {
  confirm: 'a',
  decline: 'd',
  modify: 'm',
  cancel: 'x',
  rebook: 'r',
  'end-links': 'l',
};
