import { parseBookingReference } from '@contracts/booking/booking-reference.ts';
import { useParams } from 'react-router-dom';
import { ReviewOfBooking } from '../../features/booking/review/review-of-booking.tsx';
import { PageHead } from '../../shared/head/page-head.tsx';
import { BookingNotFound, InvalidReference } from './no-booking.tsx';

/** The page where a traveller reviews the tour of a booking. The e-mail after the tour links to it. */
export function ReviewPage() {
  const { reference = '' } = useParams();
  if (parseBookingReference(reference) === undefined) return <InvalidReference />;
  return (
    <>
      <PageHead title="Your review" isPrivate />
      <ReviewOfBooking
        key={reference}
        reference={reference}
        missing={<BookingNotFound reference={reference} />}
      />
    </>
  );
}
