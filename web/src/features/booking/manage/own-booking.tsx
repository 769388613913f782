import type { ShownBooking } from '@contracts/booking/booking-view.ts';
import { lateCharge, lateChargeOf } from '@contracts/booking/cancellation-words.ts';
import { lazy, Suspense } from 'react';
import { Pindo } from '../../../shared/pindo/pindo.tsx';
import { kangaFor } from '../../../shared/scenes/cloth-for.ts';
import { formatPrice } from '../../../shared/ui/format-price.ts';
import { HowToPay } from '../how-to-pay.tsx';
import { PriceLines } from '../price-lines.tsx';
import { BookingHistory } from './booking-history.tsx';
import { CarryAlong } from './carry-along.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { KeepOnPhone } from './keep-on-phone.tsx';
import { OwnActions, type OwnActionsProps } from './own-actions.tsx';
import { SeatsToTake } from './seats-to-take.tsx';
import { closingOf, startOf, subjectOf } from './standing.ts';
import { StoppedEmailNote } from './stopped-email-note.tsx';
import { Ticket } from './ticket.tsx';
import { useHasPassed } from './use-has-passed.ts';
import { useTask } from './use-task.ts';

/** Loaded later, because travellers who only look at the booking need no calendar and no forms. */
const loadDialog = async () => ({ default: (await import('./task-dialog.tsx')).TaskDialog });
const TaskDialog = lazy(loadDialog);

export type OwnBookingProps = {
  /** The reference in the address. */
  reference: string;
  booking: ShownBooking;
  /** Why a mailed link did not open the booking. */
  linkFault: string | undefined;
  /** The token of the mailed link that opened it. */
  token: string | undefined;
};

/** A booking for its traveller, with the actions for it. */
export function OwnBooking({ reference, booking, linkFault, token }: OwnBookingProps) {
  const isFaultOfLink = linkFault !== undefined && booking.proof === 'asked';
  const tasks = useTask(booking, isFaultOfLink ? 'open' : null);
  const { task, setTask, isEditing, done, begin, edit, leave, finish } = tasks;
  useHasPassed(startOf(booking)); // the actions end with the start, even on an open page
  const closing = closingOf(booking);
  return (
    <div data-slot="own-booking" data-kanga={kangaFor(subjectOf(booking))}>
      <Pindo />
      <Ticket booking={booking} done={done} />
      <div data-slot="own-wall" className="page-gutter on-wall">
        <ConnectionNote />
        {booking.proof === 'given' && <StoppedEmailNote reference={reference} />}
        <NextAct
          {...{ booking, token, closing }}
          onBegin={begin}
          onNear={() => void loadDialog()}
        />
        <div data-slot="own-side">
          <Payment booking={booking} />
          <CarryAlong
            booking={booking}
            onAsk={() => {
              begin('open');
            }}
          />
          {booking.proof === 'given' && <KeepOnPhone booking={booking} />}
        </div>
        <ContactPanel
          reference={reference}
          booking={booking}
          isEditing={isEditing && closing === undefined}
          isOpen={closing === undefined && booking.seats === undefined}
          onEdit={() => {
            begin('contact');
          }}
          onLeave={leave}
          onDone={finish}
          onProofMissing={() => {
            setTask('contact');
          }}
        />
        {booking.proof === 'given' && (
          <BookingHistory reference={reference} currency={booking.currency} />
        )}
      </div>
      {task !== null && (
        <Suspense>
          <TaskDialog
            key={task}
            task={task}
            reference={reference}
            booking={booking}
            lead={isFaultOfLink ? `${linkFault} ${askInstead}` : undefined}
            onClose={leave}
            onProven={() => {
              if (task === 'contact') edit();
              else if (task === 'open') leave();
            }}
            onDone={finish}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The button that takes the seats of a request without seats, or the actions on a booking. */
function NextAct({ token, ...acts }: OwnActionsProps & { token: string | undefined }) {
  const { booking, closing, onBegin } = acts;
  if (booking.seats === undefined || closing !== undefined) return <OwnActions {...acts} />;
  return (
    <SeatsToTake
      booking={booking}
      token={token}
      onCancel={() => {
        onBegin('cancel');
      }}
    />
  );
}

const askInstead = 'Open the booking with the e-mail address it was made with instead.';

/** Whether the cancellation was free of charge, and how much it may cost if not. */
function cancelledWords({ cancelledFree, cancellation, totalPrice, currency }: ShownBooking) {
  if (cancelledFree === undefined) return 'You pay nothing for a request that had no seats.';
  if (cancelledFree) return 'Cancelling was free of charge.';
  const charge = formatPrice(lateChargeOf(totalPrice, cancellation), currency);
  return `Cancelling was not free of charge: ${lateCharge(cancellation, charge)}`;
}

/** The price, and when it is paid. */
function Payment({ booking }: { booking: ShownBooking }) {
  const { status, priceLines: lines, totalPrice: total, currency } = booking;
  return (
    <section data-slot="own-panel" aria-labelledby="own-payment">
      <h2 id="own-payment">What you pay</h2>
      {status === 'cancelled' ? (
        <p>Nothing on arrival. {cancelledWords(booking)}</p>
      ) : (
        <>
          <PriceLines price={{ lines, total, currency }} />
          <HowToPay />
        </>
      )}
    </section>
  );
}
