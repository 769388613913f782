import { parseBookingReference } from '@contracts/booking/booking-reference.ts';
import { useParams } from 'react-router-dom';
import { ManageBooking } from '../../features/booking/manage/manage-booking.tsx';
import { PageHead } from '../../shared/head/page-head.tsx';
import { BookingNotFound, InvalidReference } from './no-booking.tsx';

/** The page where a traveller manages a booking. */
export function ManageBookingPage() {
  const { reference = '' } = useParams();
  if (parseBookingReference(reference) === undefined) return <InvalidReference />;
  return (
    <>
      <PageHead title="Manage Your Booking" isPrivate />
      <ManageBooking reference={reference} missing={<BookingNotFound reference={reference} />} />
    </>
  );
}
