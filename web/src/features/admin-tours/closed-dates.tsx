import { isValidDate } from '@contracts/calendar.ts';
import { departureId } from '@contracts/departure/departure-id.ts';
import type { DepartureView } from '@contracts/departure/departure-view.ts';
import { startTimesOn } from '@contracts/tour/booking-window.ts';
import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { DateField } from '../../shared/console/date-field.tsx';
import { useLive } from '../../shared/console/live.ts';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { formatDay } from '../../shared/dates/format-date.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useGetSetDeparturesQuery, useSetDepartureOpenMutation } from './admin-tours-api.ts';
import './closed-dates.css';
import { failureWords } from './tour-problems.ts';

export type ClosedDatesProps = { tour: AdminTourView };

/**
 * The days that differ from the tour's schedule: they are closed or have their own capacity. Changes here take
 * effect at once; they are not saved with the form.
 */
export function ClosedDates({ tour }: ClosedDatesProps) {
  const { data: departures, isError, refetch } = useGetSetDeparturesQuery(tour.id);
  const { canChange } = useStaff();
  return (
    <Panel title="Closed dates">
      <p data-slot="field-hint">
        Departures from today on that are closed, cancelled or moved, or that have their own number
        of seats. Changes here take effect at once, even if you do not save the form.
      </p>
      {departures === undefined && <NotLoaded {...{ isError, refetch }} what="the days" rows={2} />}
      {departures?.length === 0 && <p>There are none. All days follow the schedule above.</p>}
      {departures !== undefined && departures.length > 0 && (
        <ul data-slot="closed-dates" aria-label="Closed dates">
          {departures.map((departure) => (
            <SetDeparture key={departure.id} departure={departure} canChange={canChange} />
          ))}
        </ul>
      )}
      {canChange && !tour.isDeleted && <CloseADay tour={tour} />}
    </Panel>
  );
}

type SetDepartureProps = { departure: DepartureView; canChange: boolean };

function SetDeparture({ departure, canChange }: SetDepartureProps) {
  const { id, date, time, isClosed, capacity, closureReason, disruption } = departure;
  const start = `${formatDay(date)}, ${time}`;
  const { change, isBusy } = useOpenOrClose();
  return (
    <li>
      <Link to={`/admin/departures/${id}`}>{start}</Link>
      {disruption !== undefined && <Badge tone="error">Cancelled or moved</Badge>}
      {isClosed && disruption === undefined && <Badge tone="warn">Closed</Badge>}
      <span>{seatsWords(departure, capacity)}</span>
      {closureReason !== undefined && <q>{closureReason}</q>}
      {canChange && isClosed && disruption === undefined && (
        <Button
          kind="quiet"
          aria-label={`Reopen ${start}`}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) void change([id], false);
          }}
        >
          Reopen
        </Button>
      )}
    </li>
  );
}

function seatsWords({ seatsTaken }: DepartureView, capacity: number | null): string {
  const taken = `${String(seatsTaken)} taken`;
  return capacity === null ? `${taken}, no limit` : `${taken} of ${String(capacity)}`;
}

/** Closes all departures of a day. */
function CloseADay({ tour }: ClosedDatesProps) {
  const { today } = useLive();
  const [date, setDate] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { change, isBusy } = useOpenOrClose();
  const times = isValidDate(date) ? startTimesOn(tour, date) : [];
  const starts = times.map((time) => departureId({ tourId: tour.id, date, time }));
  return (
    <div data-slot="close-a-day">
      <DateField
        label="Close a day"
        hint="Closes all start times of the day. To close one, open its day sheet."
        error={date !== '' && times.length === 0 ? 'The tour does not run on this day.' : undefined}
        value={date}
        min={today}
        onChange={setDate}
      />
      <Button
        kind="quiet"
        disabled={starts.length === 0}
        onClick={() => {
          setIsAsked(true);
        }}
      >
        Close the day
      </Button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          onClose={() => {
            setIsAsked(false);
          }}
          title={`Close ${formatDay(date)}?`}
          confirmLabel="Close the day"
          busyLabel="Closing..."
          isBusy={isBusy}
          reason="optional"
          reasonHint="Only staff see it."
          onConfirm={async (reason) => {
            const fault = await change(starts, true, reason);
            if (fault === undefined) setDate('');
            return fault;
          }}
        >
          <p>{times.join(', ')}: no more bookings are taken. Existing bookings stay as they are.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Closes or reopens departures one after the other, and shows the result in a toast. */
function useOpenOrClose() {
  const [setOpen, { isLoading }] = useSetDepartureOpenMutation();
  const dispatch = useDispatch();
  const [done, failed] = [
    { close: 'The day is closed', open: 'The departure is open again' },
    { close: 'Failed to close the day', open: 'Failed to reopen the departure' },
  ];
  async function change(ids: readonly string[], isClosed: boolean, reason = '') {
    const what = isClosed ? 'close' : 'open';
    for (const id of ids) {
      const { error } = await setOpen({ id, isClosed, reason });
      if (error !== undefined) {
        const words = failureWords(error, failed[what]);
        if (!isClosed) dispatch(toastRaised(words, 'error'));
        return words;
      }
    }
    dispatch(toastRaised(done[what], 'ok'));
    return undefined;
  }
  return { change, isBusy: isLoading };
}
