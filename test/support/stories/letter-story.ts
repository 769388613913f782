import { categoryNamed } from '../category-named.ts';
import type { LetterFacts } from '../../../services/libs/application/notifications/letter-about-booking.ts';
import type { NamedBooking } from '../../../services/libs/application/ports/booking-documents.ts';
import type { WhatHappened } from '../../../services/libs/application/notifications/what-happened.ts';
import type { Letter } from '../../../services/libs/application/ports/message-renderer.ts';
import { operator } from './mail-world.ts';

export const booking: NamedBooking = {
  reference: 'ZBL-74100680',
  bookingNumber: 74_100_680,
  status: 'confirmed',
  tourId: 'jozani-forest',
  tourTitle: 'Jozani Forest',
  date: '2026-12-01',
  pickupTime: '08:30',
  durationHours: 5,
  guests: 3,
  travellers: [
    { ...categoryNamed('Adult (12+)'), count: 2 },
    { ...categoryNamed('Child (4-11)'), count: 1 },
  ],
  totalPrice: 170,
  currency: 'USD',
  priceLines: [
    { ...categoryNamed('Adult (12+)'), count: 2, unitPrice: 65, amount: 130 },
    { ...categoryNamed('Child (4-11)'), count: 1, unitPrice: 40, amount: 40 },
  ],
  meetingPoint: 'The gate',
  meetingPointLink: 'https://maps.example/gate',
  customer: { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' },
  freeCancellationUntil: '2026-11-30T05:30:00.000Z',
  createdAt: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  revision: '1',
};
const happened: WhatHappened = {
  by: 'customer',
  changes: 1,
  isFree: false,
  isWithDeparture: false,
  corrected: [],
  paid: [],
};
export const facts: LetterFacts = {
  booking,
  whatToBring: ['Closed shoes'],
  operator,
  manageUrl: `${operator.siteUrl}/manage-booking/ZBL-74100680#token=secret`,
  reviewUrl: `${operator.siteUrl}/review/ZBL-74100680#token=secret`,
  writtenAt: '2026-11-20T06:00:00.000Z',
  happened,
};

/** All words of an e-mail, in one text. */
export function wordsOf(letter: Letter): string {
  return JSON.stringify(letter);
}
