import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { useState } from 'react';
import { FormDialog } from '../../shared/console/form-dialog.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Counter } from '../../shared/ui/counter.tsx';
import { travellersText } from '../../shared/ui/travellers-text.ts';
import { type AttendanceInput, useNoteAttendanceMutation } from './admin-departures-api.ts';
import './attendance.css';
import { attendanceState, nameOf } from './departure-words.ts';
import { useNoting } from './use-noting.ts';

type Input = Omit<AttendanceInput, 'reference'>;

/** Records whether the travellers came: one press records all of them, and another press undoes it. */
export function Attendance({ booking }: { booking: AdminBookingView }) {
  const { attendance, reference } = booking;
  const [send] = useNoteAttendanceMutation();
  const { note, isBusy, fault } = useNoting();
  const [isCounting, setIsCounting] = useState(false);
  const count = () => {
    setIsCounting(true);
  };
  const way = {
    booking,
    isBusy,
    onNote: (input: Input) => void note(() => send({ reference, ...input })),
    onCount: count,
  };
  return (
    <div data-slot="attendance" data-state={attendanceState(booking)}>
      {attendanceState(booking) === 'expected' && <Expected {...way} />}
      {attendance.checkedIn !== null && <Here {...way} />}
      {attendance.isNoShow && <Missing {...way} />}
      {fault !== undefined && (
        <p data-slot="field-error" role="alert">
          {fault}
        </p>
      )}
      {isCounting && (
        <HowMany
          booking={booking}
          onClose={() => {
            setIsCounting(false);
          }}
        />
      )}
    </div>
  );
}

type WayProps = {
  booking: AdminBookingView;
  isBusy: boolean;
  onNote: (input: Input) => void;
  /** Opens the field for the number of travellers who came. */
  onCount: () => void;
};

function Expected({ booking, isBusy, onNote, onCount }: WayProps) {
  const { guests } = booking;
  const name = nameOf(booking);
  const words = guests === 1 ? 'Check in' : `Check in all ${String(guests)}`;
  return (
    <>
      <Button
        aria-disabled={isBusy}
        aria-label={`${words}: ${name}`}
        onClick={() => {
          onNote({ what: 'check-in' });
        }}
      >
        {isBusy ? 'Noting...' : words}
      </Button>
      {guests > 1 && (
        <Button kind="quiet" aria-label={`Check in some: ${name}`} onClick={onCount}>
          Some
        </Button>
      )}
      <Button
        kind="quiet"
        aria-disabled={isBusy}
        aria-label={`No-show: ${name}`}
        onClick={() => {
          onNote({ what: 'no-show' });
        }}
      >
        No-show
      </Button>
    </>
  );
}

function Here({ booking, isBusy, onNote, onCount }: WayProps) {
  const { attendance, guests } = booking;
  return (
    <>
      <p role="status">
        {guests === 1
          ? 'Checked in'
          : `${String(attendance.checkedIn)} of ${String(guests)} checked in`}
      </p>
      {guests > 1 && (
        <Button
          kind="quiet"
          aria-label={`Change how many are checked in: ${nameOf(booking)}`}
          onClick={onCount}
        >
          Change
        </Button>
      )}
      <Undo
        name={nameOf(booking)}
        isBusy={isBusy}
        onPress={() => {
          onNote({ what: 'check-in', isUndone: true });
        }}
      />
    </>
  );
}

function Missing({ booking, isBusy, onNote }: WayProps) {
  return (
    <>
      <p role="status">Did not come</p>
      <Undo
        name={nameOf(booking)}
        isBusy={isBusy}
        onPress={() => {
          onNote({ what: 'no-show', isUndone: true });
        }}
      />
    </>
  );
}

function Undo(props: { name: string; isBusy: boolean; onPress: () => void }) {
  const { name, isBusy, onPress } = props;
  return (
    <Button kind="quiet" aria-disabled={isBusy} aria-label={`Undo: ${name}`} onClick={onPress}>
      {isBusy ? 'Noting...' : 'Undo'}
    </Button>
  );
}

function HowMany({ booking, onClose }: { booking: AdminBookingView; onClose: () => void }) {
  const { attendance, guests, reference } = booking;
  const [count, setCount] = useState(attendance.checkedIn ?? guests);
  const [send] = useNoteAttendanceMutation();
  const { note, isBusy, fault } = useNoting();
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={`How many are checked in? ${nameOf(booking)}`}
      submitLabel={`Check in ${travellersText(count)}`}
      busyLabel="Noting..."
      isBusy={isBusy}
      onSubmit={async () => {
        const input = { reference, what: 'check-in', guests: count } as const;
        if (await note(() => send(input))) onClose();
        return [];
      }}
    >
      <Counter
        label="Travellers checked in"
        value={count}
        min={1}
        max={guests}
        onChange={setCount}
      />
      {fault !== undefined && (
        <p data-slot="field-error" role="alert">
          {fault}
        </p>
      )}
    </FormDialog>
  );
}
