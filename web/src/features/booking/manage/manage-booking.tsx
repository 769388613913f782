import { skipToken } from '@reduxjs/toolkit/query/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { problemOf } from '../../../shared/api/problem.ts';
import { Pindo } from '../../../shared/pindo/pindo.tsx';
import { useLongWait } from '../../../shared/time/use-long-wait.ts';
import { FetchFault } from '../../../shared/ui/fetch-fault.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { WithoutScript } from '../without-script.tsx';
import './manage-booking.css';
import './own-form.css';
import { useGetOwnBookingQuery } from './own-booking-api.ts';
import { tooManyWords } from './own-booking-fault.ts';
import { useMailedLink } from './use-mailed-link.ts';

/** This file is loaded at the same time as the booking, because only a loaded booking needs it. */
const loadOwnBooking = async () => ({
  default: (await import('./own-booking.tsx')).OwnBooking,
});
const OwnBooking = lazy(loadOwnBooking);

export type ManageBookingProps = {
  /** The reference in the address. */
  reference: string;
  /** Shown if the booking does not exist. */
  missing: ReactNode;
};

/**
 * The page of one booking. The browser fetches the booking, because the proof in the browser decides which data
 * may be shown.
 */
export function ManageBooking({ reference, missing }: ManageBookingProps) {
  const link = useMailedLink(reference);
  useEffect(() => void loadOwnBooking(), []);
  // Waits until the mailed link is checked. Otherwise the page would first show the masked booking, although
  // the link opens it.
  const query = useGetOwnBookingQuery(link.kind === 'open' ? skipToken : reference);
  const { currentData: booking, error, isFetching, refetch } = query;
  const isWaiting = booking === undefined && (error === undefined || isFetching);
  const isLong = useLongWait(isWaiting);
  if (booking !== undefined) {
    const linkFault = link.kind === 'failed' ? link.words : undefined;
    return (
      <Suspense fallback={<Waiting isLong={false} />}>
        <OwnBooking
          key={link.kind}
          {...{ reference, booking, linkFault }}
          token={link.kind === 'done' ? link.token : undefined}
        />
      </Suspense>
    );
  }
  if (isWaiting) return <Waiting isLong={isLong} />;
  const problem = problemOf(error);
  if (problem?.code === 'BookingNotFound') return missing;
  return (
    <Frame>
      <FetchFault
        message={
          problem?.code === 'TooManyRequests'
            ? tooManyWords(error, problem)
            : 'Your booking could not be loaded: we got no answer. It has not changed.'
        }
        onRetry={() => void refetch()}
      />
    </Frame>
  );
}

/** The frame of the page before the booking is loaded. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div data-slot="own-booking" data-kanga="nakupenda">
      <Pindo />
      <div data-slot="own-field">
        <div data-slot="own-cloth">
          <h1>Manage Your Booking</h1>
          {children}
        </div>
      </div>
    </div>
  );
}

function Waiting({ isLong }: { isLong: boolean }) {
  return (
    <Frame>
      <div aria-busy="true" data-slot="own-ticket">
        <VisuallyHidden role="status">Loading your booking</VisuallyHidden>
        <span data-slot="skeleton" aria-hidden="true" />
      </div>
      <p role="status">{isLong && 'This takes longer than usual. We keep trying.'}</p>
      <WithoutScript>
        This page needs JavaScript. Without it, call or write to us: the reference is all we need to
        find your booking.
      </WithoutScript>
    </Frame>
  );
}
