import { useDispatch } from 'react-redux';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { Confirmation } from './confirmation.ts';
import { saveFile } from './save-file.ts';

export type BookedActionsProps = {
  confirmation: Confirmation;
  /** The meeting point, where it is known. */
  place: string;
};

/** Takes a booking along: its reference, and its day for a calendar. */
export function BookedActions({ confirmation, place }: BookedActionsProps) {
  const dispatch = useDispatch();
  const { reference, tour, date } = confirmation;

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      dispatch(toastRaised('Reference copied', 'ok'));
    } catch {
      // No permission, or no clipboard without https.
      dispatch(toastRaised('It could not be copied. Please write the reference down.'));
    }
  }
  async function keep(day: string) {
    // Few want it, and it comes quickly.
    const { calendarFile } = await import('./calendar-file.ts');
    const writing = { now: new Date().toISOString(), host: location.hostname };
    const text = calendarFile({ ...confirmation, date: day, place }, writing);
    saveFile(`${reference}.ics`, 'text/calendar;charset=utf-8', text);
  }
  return (
    <div data-slot="booked-actions">
      <Button kind="quiet" onClick={() => void copy()}>
        Copy reference
      </Button>
      {tour !== '' && date !== null && (
        <Button kind="quiet" onClick={() => void keep(date)}>
          Add to calendar
        </Button>
      )}
    </div>
  );
}
