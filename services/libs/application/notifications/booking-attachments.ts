import type { BookingTemplate } from '../../domain/notification/notification-subject.ts';
import { calendarEntry } from '../documents/calendar-entry.ts';
import { voucherWords } from '../documents/voucher-words.ts';
import type { BookingDocuments, CalendarMethod, NamedBooking } from '../ports/booking-documents.ts';
import type { Clock } from '../ports/clock.ts';
import type { MailAttachment } from '../ports/mailer.ts';
import type { LetterFacts } from './letter-about-booking.ts';

/** How long drawing an attachment may take, in milliseconds; the e-mail waits for it. */
const drawMsMax = 10_000;

export interface AttachmentTools {
  readonly clock: Pick<Clock, 'sleep'>;
  readonly documents: BookingDocuments;
  /** Called with the kind of attachment that could not be drawn, and the reason, without its content. */
  readonly onFault: (what: string, error: unknown) => void;
}

/**
 * Returns the attachments of an e-mail to a traveller. If the tour takes place, these are the voucher and the calendar
 * entry; otherwise it is the cancellation of the calendar entry. An attachment that cannot be drawn is left out,
 * because the e-mail itself is more important.
 */
export async function bookingAttachments(
  tools: AttachmentTools,
  template: BookingTemplate,
  facts: LetterFacts,
): Promise<readonly MailAttachment[]> {
  const method = calendarMethodOf(template, facts);
  const drawn = await Promise.all([
    isVoucherWanted(template, facts.booking)
      ? attempt(tools, 'A voucher could not be drawn', async () => ({
          filename: 'voucher.pdf',
          contentType: 'application/pdf',
          content: await tools.documents.voucher(voucherWords(facts)),
        }))
      : [],
    method === undefined
      ? []
      : attempt(tools, 'A calendar entry could not be written', async () => ({
          filename: 'booking.ics',
          contentType: `text/calendar; method=${method}; charset=utf-8`,
          content: new TextEncoder().encode(
            await tools.documents.calendar(calendarEntry({ ...facts, method })),
          ),
        })),
  ]);
  return drawn.flat();
}

function isVoucherWanted(template: BookingTemplate, { status }: NamedBooking): boolean {
  return status === 'confirmed' && template !== 'booking-cancelled' && !isAfterTrip(template);
}

/** Whether the tour is over, so that it needs neither a voucher nor a calendar entry. */
function isAfterTrip(template: BookingTemplate): boolean {
  return template === 'review-invitation';
}

/** An unconfirmed request was never in a calendar, so no cancellation is needed there. */
function calendarMethodOf(
  template: BookingTemplate,
  { booking: { status }, happened: { before } }: LetterFacts,
): CalendarMethod | undefined {
  if (isAfterTrip(template)) return undefined;
  if (template === 'booking-cancelled') {
    return before?.status === 'confirmed' ? 'CANCEL' : undefined;
  }
  return status === 'confirmed' ? 'REQUEST' : undefined;
}

async function attempt(
  { clock, onFault }: AttachmentTools,
  what: string,
  draw: () => Promise<MailAttachment>,
): Promise<readonly MailAttachment[]> {
  const drawn = new AbortController();
  try {
    return [await Promise.race([draw(), tooLate(clock, drawn.signal)])];
  } catch (error) {
    onFault(what, error);
    return [];
  } finally {
    drawn.abort();
  }
}

async function tooLate(clock: Pick<Clock, 'sleep'>, drawn: AbortSignal): Promise<never> {
  await clock.sleep(drawMsMax, drawn);
  throw new DrawnTooSlowly();
}

class DrawnTooSlowly extends Error {
  override readonly name = 'DrawnTooSlowly';
}
