import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { AuditEntryView } from '@contracts/history/audit-view.ts';
import { type ReactNode, useMemo } from 'react';
import { StoryRail } from './story-rail.tsx';
import { StoryTravel } from './story-travel.tsx';

export type BookingStoryProps = {
  booking: Pick<AdminBookingView, 'reference' | 'bookingNumber'>;
  /** What can be done about one entry: a button that takes it back. */
  actions?: (entry: AuditEntryView) => ReactNode;
};

/** Everything that ever happened to a booking, and the e-mails about it. */
export function BookingStory({ booking, actions }: BookingStoryProps) {
  const { reference, bookingNumber } = booking;
  const wish = useMemo(() => ({ subject: reference }), [reference]);
  return (
    <StoryRail
      label={`History of ${reference}`}
      wish={wish}
      subjectId={String(bookingNumber)}
      actions={actions}
    />
  );
}

/** An e-mail changes nothing of its booking. */
const kinds = ['booking'] as const;

/** The way into a booking's past. */
export function BookingTravel({ reference }: { reference: string }) {
  const wish = useMemo(() => ({ subject: reference }), [reference]);
  return (
    <StoryTravel
      what={reference}
      wish={wish}
      subjectId={reference.replace('ZBL-', '')}
      kinds={kinds}
    />
  );
}
