import type { Placed } from './use-place-booking.ts';

interface Words {
  readonly text: string;
  readonly tone: 'ok' | 'plain';
}

/**
 * The toast after a booking was made (requirements, section 8).
 *
 * @param sendsEmail Whether travellers get e-mails at all.
 */
export function placedWords(
  { kind, booking }: Extract<Placed, { readonly booking: unknown }>,
  sendsEmail: boolean,
): Words {
  if (kind === 'booked-before') {
    return { text: 'You are booked already, with the details that you sent first.', tone: 'ok' };
  }
  if (!sendsEmail) {
    return booking.status === 'confirmed'
      ? { text: 'Booking confirmed! Write down your reference.', tone: 'ok' }
      : { text: 'Request sent! Write down your reference.', tone: 'ok' };
  }
  const isMailed = booking.confirmationEmail === 'queued';
  if (booking.seats !== undefined) {
    return {
      text: 'We have your request. Open the link in our e-mail to take your seats.',
      tone: 'plain',
    };
  }
  if (booking.status === 'pending') {
    return isMailed
      ? { text: 'Request sent! Check your e-mail for details.', tone: 'ok' }
      : {
          text: 'Request sent but the e-mail failed. We will contact you directly.',
          tone: 'plain',
        };
  }
  return isMailed
    ? { text: 'Booking confirmed! Check your email for confirmation details.', tone: 'ok' }
    : {
        text: 'Booking confirmed but email failed. We will contact you directly.',
        tone: 'plain',
      };
}
