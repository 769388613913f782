import type { BookingOrigin } from '../../domain/booking/origin.ts';

/** How a booking was made, in words. */
export const originWords: Readonly<Record<BookingOrigin, string>> = {
  site: 'Website',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  partner: 'Partner',
  import: 'Import',
};
