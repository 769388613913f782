import type { BookingView } from '@contracts/booking/booking-view.ts';
import { DocumentLinkButton } from '../../shared/ui/document-link-button.tsx';

export type BookingFilesProps = Pick<BookingView, 'reference'> & { isCancelled?: boolean };

/** The voucher and the calendar entry of a booking, for the traveller who made it. */
export function BookingFiles({ reference, isCancelled = false }: BookingFilesProps) {
  const files = `/api/bookings/${reference}`;
  return (
    <>
      {!isCancelled && (
        <DocumentLinkButton kind="quiet" href={`${files}/voucher.pdf`} download>
          Voucher (PDF)
        </DocumentLinkButton>
      )}
      <DocumentLinkButton kind="quiet" href={`${files}/calendar.ics`} download>
        {isCancelled ? 'Remove from calendar' : 'Add to calendar'}
      </DocumentLinkButton>
    </>
  );
}
