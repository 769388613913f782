import { formatDate } from '../../shared/dates/format-date.ts';

export interface Enquiry {
  readonly tourTitle: string;
  /** `yyyy-MM-dd`; null while no day is chosen. */
  readonly date: string | null;
  /** Who comes along, in words. */
  readonly travellers: string;
  /** Where the tour's page is. */
  readonly tourLink: string;
}

/** A chat with the operator in which the question is already written. */
export function whatsAppLink(
  number: string,
  { tourTitle, date, travellers, tourLink }: Enquiry,
): string {
  const message = [
    'Hello! I would like to book this tour:',
    `Tour: ${tourTitle}`,
    `Preferred date: ${date === null ? 'not decided yet' : formatDate(date)}`,
    `Travellers: ${travellers}`,
    `Link: ${tourLink}`,
  ].join('\n');
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
