import type { BookingEmailsView } from '@contracts/notification/suppression-view.ts';
import { useGetOwnEmailsQuery } from './own-booking-api.ts';

/** The pause between two reads of the status, in milliseconds. A change is mailed within five minutes. */
const askAgainMs = 30_000;

const words: Readonly<Record<NonNullable<BookingEmailsView['stopped']>, string>> = {
  'daily-limit':
    'We sent no e-mail about the last change: today’s limit for this address is reached. The booking shown here is correct.',
  'no-mail-to-address':
    'We sent no e-mail about the last change: our e-mails to this address came back or were reported. Write or call us to give another one. The booking shown here is correct.',
};

/** Shows why the traveller got no e-mail about the last change; nothing if the e-mail was not stopped. */
export function StoppedEmailNote({ reference }: { reference: string }) {
  const { currentData } = useGetOwnEmailsQuery(reference, {
    pollingInterval: askAgainMs,
    skipPollingIfUnfocused: true,
  });
  const stopped = currentData?.stopped ?? null;
  return (
    <p data-slot="own-note" role="status">
      {stopped !== null && words[stopped]}
    </p>
  );
}
