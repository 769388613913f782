import { formatDay } from '../../shared/dates/format-date.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { BookingFiles } from './booking-files.tsx';
import type { Confirmation } from './confirmation.ts';
import { WhatsAppAboutBooking } from './whatsapp-about-booking.tsx';

export type BookedActionsProps = {
  confirmation: Confirmation;
  /** Whether this browser has just made the booking. If so, it may get documents that name the traveller. */
  isOwn: boolean;
};

/** The voucher, the calendar file, a chat with the operator, and the link to the booking. */
export function BookedActions({ confirmation, isOwn }: BookedActionsProps) {
  const { reference, isWithoutSeats, tour, date } = confirmation;
  const about = [reference, tour, date === null ? '' : formatDay(date)];
  return (
    <div data-slot="booked-actions">
      {isOwn && !isWithoutSeats && <BookingFiles reference={reference} />}
      <WhatsAppAboutBooking about={about.filter(Boolean).join(', ')} label="WhatsApp us" />
      <LinkButton kind="quiet" to={`/manage-booking/${reference}`}>
        Manage booking
      </LinkButton>
    </div>
  );
}
