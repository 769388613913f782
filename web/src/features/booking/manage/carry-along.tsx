import type { ShownBooking } from '@contracts/booking/booking-view.ts';
import { useDispatch } from 'react-redux';
import { formatDay } from '../../../shared/dates/format-date.ts';
import { useGetSiteQuery } from '../../../shared/site/site-api.ts';
import { toastRaised } from '../../../shared/toasts/toast-slice.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DocumentLinkButton } from '../../../shared/ui/document-link-button.tsx';

export type CarryAlongProps = {
  booking: ShownBooking;
  /** Asks the traveller for the proof that documents need. */
  onAsk: () => void;
};

/** Shows the traveller's documents, and a button to ask the operator on WhatsApp. */
export function CarryAlong({ booking, onAsk }: CarryAlongProps) {
  const { reference, status, seats, proof } = booking;
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
        <WhatsAppAboutBooking booking={booking} />
      </div>
    </section>
  );
}

/** Opens a WhatsApp chat with a greeting that names the booking. */
function WhatsAppAboutBooking({ booking }: { booking: ShownBooking }) {
  const { data: site } = useGetSiteQuery();
  const dispatch = useDispatch();
  if (site === undefined) return null;
  const { reference, tourTitle, date, pickupTime } = booking;
  const greeting = `Hello! It is about my booking ${reference}: ${tourTitle}, ${formatDay(date)}, ${pickupTime}.`;
  return (
    <DocumentLinkButton
      kind="quiet"
      href={`https://wa.me/${site.whatsAppNumber}?text=${encodeURIComponent(greeting)}`}
      target="_blank"
      rel="noreferrer"
      onClick={() => {
        dispatch(toastRaised('Opening WhatsApp...'));
      }}
    >
      Ask us on WhatsApp
    </DocumentLinkButton>
  );
}
