import type { ShownBooking } from '@contracts/booking/booking-view.ts';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { CancelForm } from './cancel-form.tsx';
import { ModifyForm } from './modify-form.tsx';
import { proofEmailId, ProofForm } from './proof-form.tsx';
import { type Closing, closingOf } from './standing.ts';
import type { Done, Task } from './task.ts';
import { UndoForm } from './undo-form.tsx';

export type TaskDialogProps = {
  task: Task;
  reference: string;
  booking: ShownBooking;
  /** Shown before the dialog asks for the proof. */
  lead: string | undefined;
  /** Closes the dialog, without a change or because the task is finished. */
  onClose: () => void;
  onProven: () => void;
  onDone: (done: Done) => void;
};

const titles: Readonly<Record<Task, string>> = {
  open: 'Is this your booking?',
  contact: 'Is this your booking?',
  modify: 'Modify Booking',
  cancel: 'Are you sure?',
  undo: 'Undo the cancellation',
};

const reasons: Readonly<Record<Task, string>> = {
  open: 'Give the e-mail address you booked with to see all details in this browser.',
  contact: 'Before your first change, please give the e-mail address you booked with.',
  modify: 'Before your first change, please give the e-mail address you booked with.',
  cancel: 'Before your first change, please give the e-mail address you booked with.',
  undo: 'Before your first change, please give the e-mail address you booked with.',
};

/** The form of a task, after the traveller gave the proof for it. */
export function TaskDialog({ task, reference, booking, lead, ...rest }: TaskDialogProps) {
  const { onClose, onProven, onDone } = rest;
  const [isAsked, setIsAsked] = useState(isAskedFor(task, booking));
  // After the form was shown, it stays mounted while the dialog asks for the proof again. So the choices are kept.
  const [isBegun, setIsBegun] = useState(!isAsked);
  const closing = closingOf(booking);
  const hasEmail = booking.customer?.email !== null;
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Otherwise the browser would focus the first button, which closes the dialog.
    if (isAsked) document.getElementById(proofEmailId)?.focus();
    else if (isBegun) stage.current?.focus();
  }, [isBegun, isAsked]);
  const shared = {
    reference,
    booking,
    onDone,
    onProofMissing: () => {
      setIsAsked(true);
    },
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isAsked ? titles.open : titles[task]}
      placement={task === 'modify' && !isAsked ? 'side' : 'centre'}
    >
      {isAsked && !hasEmail && <ByLinkOnly />}
      {isAsked && hasEmail && (
        <ProofForm
          reference={reference}
          lead={lead ?? reasons[task]}
          onProven={() => {
            setIsAsked(false);
            setIsBegun(true);
            onProven();
          }}
        />
      )}
      <div ref={stage} tabIndex={-1} hidden={isAsked}>
        {isBegun && task === 'undo' && closing === 'cancelled' && <UndoForm {...shared} />}
        {isBegun && task === 'undo' && closing !== 'cancelled' && <UndoneMeanwhile />}
        {isBegun && task !== 'undo' && closing !== undefined && (
          <ClosedMeanwhile closing={closing} />
        )}
        {isBegun && closing === undefined && task === 'modify' && <ModifyForm {...shared} />}
        {isBegun && closing === undefined && task === 'cancel' && (
          <CancelForm {...shared} onKeep={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function isAskedFor(task: Task, { proof }: ShownBooking): boolean {
  return task === 'open' ? proof !== 'given' : proof === 'asked';
}

/** Shown instead of the form for the proof if the booking has no e-mail address that could prove it. */
function ByLinkOnly() {
  return (
    <p>
      This booking has no e-mail address. Open it with the link that we gave you. If you do not have
      the link, <Link to="/contact">ask us</Link> and give your reference.
    </p>
  );
}

/** Shown if the cancellation was undone while the dialog was open. */
function UndoneMeanwhile() {
  return (
    <p role="alert">
      This booking is not cancelled any more: the cancellation was undone meanwhile, in another
      window or by us.
    </p>
  );
}

/** Shown if the booking was cancelled or the tour began while the dialog was open. */
function ClosedMeanwhile({ closing }: { closing: Closing }) {
  return (
    <p role="alert">
      {closing === 'cancelled'
        ? 'This booking was cancelled meanwhile, in another window or by us. There is nothing left to change.'
        : 'Your tour has started, so it can no longer be changed here.'}
    </p>
  );
}
