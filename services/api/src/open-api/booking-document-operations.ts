import type { ProblemCode } from '../../../libs/contracts/problems.ts';
import type { Operations } from './operation.ts';

const refuses: readonly ProblemCode[] = [
  'InvalidReference',
  'ProofRequired',
  'BookingNotFound',
  'CustomerErased',
];

/** What travellers carry. */
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
};
