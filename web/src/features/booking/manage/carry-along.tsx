import type { ShownBooking } from '@contracts/booking/booking-view.ts';
import { formatDay } from '../../../shared/dates/format-date.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DocumentLinkButton } from '../../../shared/ui/document-link-button.tsx';
import { WhatsAppAboutBooking } from '../whatsapp-about-booking.tsx';

export type CarryAlongProps = {
  booking: ShownBooking;
  /** Asks the traveller for the proof that documents need. */
  onAsk: () => void;
};

/** Shows the traveller's documents, and a button to ask the operator on WhatsApp. */
export function CarryAlong({ booking, onAsk }: CarryAlongProps) {
  const { reference, status, seats, proof, tourTitle, date, pickupTime } = booking;
  const hasDocuments = proof === 'given' && seats === undefined;
  const files = `/api/bookings/${reference}`;
  return (
    <section data-slot="own-panel" aria-labelledby="own-carry">
      <h2 id="own-carry">Documents and help</h2>
      <div data-slot="own-actions">
        {hasDocuments && status !== 'cancelled' && (
          <DocumentLinkButton kind="quiet" href={`${files}/voucher.pdf`} download>
            Voucher (PDF)
          </DocumentLinkButton>
        )}
        {hasDocuments && (
          <DocumentLinkButton kind="quiet" href={`${files}/calendar.ics`} download>
            {status === 'cancelled' ? 'Remove from calendar' : 'Add to calendar'}
          </DocumentLinkButton>
        )}
        {proof !== 'given' && (
          <Button kind="quiet" onClick={onAsk}>
            Show all details
          </Button>
        )}
        <WhatsAppAboutBooking
          about={`${reference}: ${tourTitle}, ${formatDay(date)}, ${pickupTime}`}
          label="Ask us on WhatsApp"
        />
      </div>
    </section>
  );
}
