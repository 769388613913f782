import type { ShownBooking } from '@contracts/booking/booking-view.ts';
import { formatDay } from '../../../shared/dates/format-date.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { BookingFiles } from '../booking-files.tsx';
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
  return (
    <section data-slot="own-panel" aria-labelledby="own-carry">
      <h2 id="own-carry">Documents and help</h2>
      <div data-slot="own-actions">
        {hasDocuments && (
          <BookingFiles reference={reference} isCancelled={status === 'cancelled'} />
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
