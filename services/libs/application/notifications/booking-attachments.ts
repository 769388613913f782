import type { BookingTemplate } from '../../domain/notification/notification-subject.ts';
import { calendarEntry } from '../documents/calendar-entry.ts';
import { voucherWords } from '../documents/voucher-words.ts';
import type { BookingDocuments, CalendarMethod, NamedBooking } from '../ports/booking-documents.ts';
import type { Clock } from '../ports/clock.ts';
import type { MailAttachment } from '../ports/mailer.ts';
import type { LetterFacts } from './letter-about-booking.ts';

/** How long one may take: whoever waits for the letter waits for it too. */
const drawMsMax = 10_000;

export interface AttachmentTools {
  readonly clock: Pick<Clock, 'sleep'>;
  readonly documents: BookingDocuments;
  /** What could not be drawn, and why; told without a word of what was to be drawn. */
  readonly onFault: (what: string, error: unknown) => void;
}

/**
 * What comes with a letter to a traveller: the voucher and the calendar entry of a trip that takes place,
 * the end of the entry of one that does not. A letter goes without what cannot be drawn, since what it
 * says is more than what comes with it.
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
  return status === 'confirmed' && template !== 'booking-cancelled';
}

/** Requests were in nobody's calendar, so neither is their end. */
function calendarMethodOf(
  template: BookingTemplate,
  { booking: { status }, happened: { before } }: LetterFacts,
): CalendarMethod | undefined {
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
