import { whatsAppAddress } from '../../shared/site/whatsapp-address.ts';
import { formatDay } from '../../shared/dates/format-date.ts';

export interface Enquiry {
  readonly tourTitle: string;
  /** `yyyy-MM-dd`; null while no day is chosen. */
  readonly date: string | null;
  /** The party in words. */
  readonly travellers: string;
  /** The address of the tour's page. */
  readonly tourLink: string;
}

/** The link to a WhatsApp chat with the operator in which the text is already written. */
export function whatsAppLink(
  number: string,
  { tourTitle, date, travellers, tourLink }: Enquiry,
): string {
  const message = [
    'Hello! I would like to book this tour:',
    `Tour: ${tourTitle}`,
    `Preferred date: ${date === null ? 'not decided yet' : formatDay(date)}`,
    `Travellers: ${travellers}`,
    `Link: ${tourLink}`,
  ].join('\n');
  return whatsAppAddress(number, message);
}
