import { PageHead } from '../../shared/head/page-head.tsx';
import { useSendsEmail } from '../../shared/site/use-sends-email.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Notice } from '../layout/notice.tsx';

/** Is shown instead of a booking if the address of the page has no valid reference. */
export function InvalidReference() {
  const sendsEmail = useSendsEmail();
  return (
    <NoBooking
      title="Invalid booking reference"
      lead={`A reference is ZBL- and eight digits, as in ZBL-74100680.${sendsEmail ? ' Yours is in the e-mail we sent you.' : ''}`}
    />
  );
}

/** Is shown instead of a booking if no booking has the reference. */
export function BookingNotFound({ reference }: { reference: string }) {
  const sendsEmail = useSendsEmail();
  return (
    <NoBooking
      title="Booking Not Found"
      lead={`Booking not found: no booking has the reference ${reference}. Please compare it with ${sendsEmail ? 'the e-mail we sent you' : 'your reference'}, digit by digit.`}
    />
  );
}

/** Says what is wrong, with other ways to find the booking. */
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
