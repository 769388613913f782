import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { CustomerView } from '@contracts/booking/booking-view.ts';
import { messageOf } from '../../shared/api/problem.ts';
import { CopyLink } from '../../shared/console/copy-link.tsx';
import { chatLink } from '../../shared/console/phone-links.ts';
import { CallAndChat } from '../../shared/console/call-and-chat.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useHandOutManageLinkMutation } from './booking-commands-api.ts';
import './without-email.css';

type WithoutEmailProps = { booking: AdminBookingView; customer: CustomerView };

/** Says how to reach a traveller who has no e-mail address, and gives staff the link to the traveller's booking. */
export function WithoutEmail({ booking, customer: { name, phone } }: WithoutEmailProps) {
  const { canChange } = useStaff();
  const chat = chatLink(phone);
  return (
    <div data-slot="without-email">
      <p>
        This traveller gets no e-mails:{' '}
        {chat === undefined ? 'call' : 'call, or write on WhatsApp,'} when something changes.
      </p>
      <p data-part="links">
        <CallAndChat name={name} phone={phone} />
      </p>
      {canChange && <ManageLink reference={booking.reference} phone={phone} />}
    </div>
  );
}

function ManageLink({ reference, phone }: { reference: string; phone: string }) {
  const [handOut, { data, error, isLoading }] = useHandOutManageLinkMutation();
  if (data === undefined) {
    return (
      <>
        <p>
          With a link they can see, change and cancel the booking themselves. The history records
          that you opened it.
        </p>
        <Button
          kind="quiet"
          aria-disabled={isLoading}
          onClick={() => {
            if (!isLoading) void handOut({ reference });
          }}
        >
          {isLoading ? 'Opening...' : 'Show the link for the traveller'}
        </Button>
        {error !== undefined && (
          <p data-slot="field-error" role="alert">
            {messageOf(error, 'The link could not be shown. Please try again.')}
          </p>
        )}
      </>
    );
  }
  return <ShownLink url={data.manageUrl} reference={reference} phone={phone} />;
}

type ShownLinkProps = { url: string; reference: string; phone: string };

function ShownLink({ url, reference, phone }: ShownLinkProps) {
  const chat = chatLink(phone, `Your booking ${reference}: ${url}`);
  return (
    <div role="group" aria-label="The link for the traveller">
      <p role="status">Give this link only to the traveller:</p>
      <p data-part="link">{url}</p>
      <p data-part="links">
        <CopyLink link={url} />
        {chat !== undefined && (
          <a href={chat} target="_blank" rel="noreferrer">
            Send it on WhatsApp (in a new tab)
          </a>
        )}
      </p>
    </div>
  );
}
