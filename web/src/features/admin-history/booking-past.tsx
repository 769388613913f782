import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { type ReactNode, useMemo } from 'react';
import { StoryRail } from './story-rail.tsx';
import { StoryTravel } from './story-travel.tsx';

export type BookingStoryProps = {
  booking: Pick<AdminBookingView, 'reference' | 'bookingNumber'>;
  /** Renders a button that undoes an entry. */
  actions?: (entry: AuditEntryView) => ReactNode;
};

/** The history of a booking and of the e-mails about it. */
export function BookingStory({ booking, actions }: BookingStoryProps) {
  const { reference, bookingNumber } = booking;
  const input = useMemo(() => ({ subject: reference }), [reference]);
  return (
    <StoryRail
      label={`History of ${reference}`}
      input={input}
      subjectId={String(bookingNumber)}
      actions={actions}
    />
  );
}

/** Only entries of the booking itself, because an e-mail does not change a booking. */
const kinds = ['booking'] as const;

/** The control that shows a booking as it was at a past instant. */
export function BookingTravel({ reference }: { reference: string }) {
  const input = useMemo(() => ({ subject: reference }), [reference]);
  return (
    <StoryTravel
      what={reference}
      input={input}
      subjectId={reference.replace('ZBL-', '')}
      kinds={kinds}
    />
  );
}
