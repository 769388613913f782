import { parseBookingReference } from '@contracts/booking/booking-reference.ts';
import { useParams } from 'react-router-dom';
import { ManageBooking } from '../../features/booking/manage/manage-booking.tsx';
import { PageHead } from '../../shared/head/page-head.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Notice } from '../layout/notice.tsx';

/** The page where a traveller manages a booking. */
export function ManageBookingPage() {
  const { reference = '' } = useParams();
  if (parseBookingReference(reference) === undefined) {
    return (
      <NoBooking
        title="Invalid booking reference"
        lead="A reference is ZBL- and eight digits, as in ZBL-74100680. Yours is in the e-mail we sent you."
      />
    );
  }
  return (
    <>
      <PageHead title="Manage Your Booking" isPrivate />
      <ManageBooking
        reference={reference}
        missing={
          <NoBooking
            title="Booking Not Found"
            lead={`Booking not found: we have no booking with the reference ${reference}. Please compare it with the e-mail we sent you, digit by digit.`}
          />
        }
      />
    </>
  );
}

/** Replaces a booking that does not exist, with other ways to find it. */
function NoBooking({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <PageHead title={title} isPrivate />
      <Notice scene="mangrove-creek" title={title} lead={lead}>
        <LinkButton to="/find-booking">Find my booking</LinkButton>
        <LinkButton kind="quiet" to="/contact">
          Contact Us
        </LinkButton>
      </Notice>
    </>
  );
}
