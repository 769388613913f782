import { formatDay } from '../../shared/dates/format-date.ts';
import { DocumentLinkButton } from '../../shared/ui/document-link-button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import type { Confirmation } from './confirmation.ts';
import { WhatsAppAboutBooking } from './whatsapp-about-booking.tsx';

export type BookedActionsProps = {
  confirmation: Confirmation;
  /** Whether this browser has just made the booking. It may then get documents that name the traveller. */
  isOwn: boolean;
};

/** The voucher, the calendar file, a chat with the operator, and the link to the booking. */
export function BookedActions({ confirmation, isOwn }: BookedActionsProps) {
  const { reference, isWithoutSeats, tour, date } = confirmation;
  const files = `/api/bookings/${reference}`;
  const about = [reference, tour, date === null ? '' : formatDay(date)];
  return (
    <div data-slot="booked-actions">
      {isOwn && !isWithoutSeats && (
        <>
          <DocumentLinkButton kind="quiet" href={`${files}/voucher.pdf`} download>
            Voucher (PDF)
          </DocumentLinkButton>
          <DocumentLinkButton kind="quiet" href={`${files}/calendar.ics`} download>
            Add to calendar
          </DocumentLinkButton>
        </>
      )}
      <WhatsAppAboutBooking about={about.filter(Boolean).join(', ')} label="WhatsApp us" />
      <LinkButton kind="quiet" to={`/manage-booking/${reference}`}>
        Manage booking
      </LinkButton>
    </div>
  );
}
