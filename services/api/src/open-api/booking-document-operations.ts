import type { ProblemCode } from '../../../libs/contracts/problems.ts';
import { object } from './schema.ts';
import { as, type Operations } from './operation.ts';

const refuses: readonly ProblemCode[] = [
  'InvalidReference',
  'ProofRequired',
  'BookingNotFound',
  'CustomerErased',
];

/** The calls for vouchers and calendar entries, and for lost references. */
export const bookingDocumentOperations: Operations = {
  BookingDocumentsController: {
    voucher: {
      summary: 'The voucher of a booking; needs its proof',
      stream: { type: 'application/pdf', description: 'One page, A5.' },
      refuses: [...refuses, 'BookingIsCancelled', 'Unavailable'],
    },
    calendar: {
      summary: 'A booking as a calendar entry; needs its proof',
      stream: {
        type: 'text/calendar',
        description:
          'After RFC 5545. Whatever is written of a booking has the same UID, and a SEQUENCE that rises.',
      },
      refuses,
    },
  },
  LostReferencesController: {
    ask: {
      summary:
        'Mails the bookings made with an e-mail address to it; answered alike where there are none',
      answer: as(object<Record<never, never>>({})),
      refuses: ['TooManyRequests'],
      mayAskForWork: true,
    },
  },
};
