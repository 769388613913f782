import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { useState } from 'react';
import { useReopened } from '../../shared/console/drafts/use-reopened.ts';
import { useStaff } from '../../shared/console/staff.ts';
import { Button } from '../../shared/ui/button.tsx';
import { actionsFor, type BookingAction } from './booking-actions.ts';
import { type AskedAction, BookingDialogs } from './booking-dialogs.tsx';

const answers: readonly BookingAction[] = ['confirm', 'decline'];

/** The buttons with which staff answer a request; nothing for accounts that only read. */
export function RequestActions({ booking }: { booking: AdminBookingView }) {
  const { canChange } = useStaff();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const offered = actionsFor(booking).filter(({ action }) => answers.includes(action));
  useReopened(`inbox/${booking.reference}/`, (name) => {
    const found = offered.find(({ action }) => action === name);
    if (found !== undefined) setAsked({ action: found.action, booking });
  });
  if (!canChange) return null;
  return (
    <>
      {offered.map(({ action, label }) => (
        <Button
          key={action}
          kind={action === 'confirm' ? 'primary' : 'quiet'}
          aria-label={`${label}: ${booking.reference}`}
          onClick={() => {
            setAsked({ action, booking });
          }}
        >
          {label}
        </Button>
      ))}
      <BookingDialogs
        asked={asked}
        scope="inbox/"
        onClose={() => {
          setAsked(null);
        }}
      />
    </>
  );
}
