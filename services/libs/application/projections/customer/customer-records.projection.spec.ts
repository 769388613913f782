import {
  bookingCancelled,
  bookingPlaced,
  slot,
} from '../../../../../test/support/stories/booking-story.ts';
import { on, project } from '../../../../../test/support/stories/projection-story.ts';
import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { CustomerErased } from '../../../domain/customer/customer.events.ts';
import type { Sealed } from '../../../domain/personal-data/personal-data.ts';
import { customerRecords } from './customer-records.projection.ts';

const stream = 'booking-74100680';
const sealedFor = (customerId: string) => `v1.${customerId}.blob` as Sealed;
const placed = on(stream, bookingPlaced({ personal: sealedFor('asha') }));
const corrected = on(stream, {
  type: 'ContactCorrected',
  data: { changed: ['email'], personal: sealedFor('bakari') },
});
const submitted = on('contact-hello', {
  type: 'ContactMessageSubmitted',
  data: { personal: sealedFor('asha') },
});

const record = {
  kind: 'booking',
  subject: '74100680',
  customerId: 'asha',
  customers: ['asha'],
  erased: [],
  isKept: true,
  day: '2026-12-01',
};
const message = { ...record, kind: 'message', subject: 'hello', day: '2026-11-20' };

function erased(customerId: string, messages: readonly string[] = []) {
  const event: CustomerErased = {
    type: 'CustomerErased',
    data: { bookings: [74_100_680], messages },
  };
  return on(`customer-${customerId}`, event);
}

describe('The records of a customer', () => {
  it('are all bookings and messages that the customer’s key opens, each with its day', () => {
    project(customerRecords, [placed, submitted]).then({
      [stream]: record,
      'contact-hello': message,
    });
  });

  it('belong to the customer of the current e-mail address, and stay for all customers whose keys were used', () => {
    project(customerRecords, [placed, corrected]).then({
      [stream]: { ...record, customerId: 'bakari', customers: ['asha', 'bakari'] },
    });
  });

  it('include later personal text about the booking, under the booking’s customer', () => {
    const personal = sealedFor('chiku');
    const said: readonly BookingEvent[] = [
      { type: 'BookingNoteAdded', data: { personal } },
      { type: 'PartyChanged', data: { before: [], after: [], personal } },
      bookingCancelled({ personal }),
    ];
    for (const event of said) {
      project(customerRecords, [placed, on(stream, event)]).then({
        [stream]: { ...record, customers: ['asha', 'chiku'] },
      });
    }
    project(customerRecords, [placed, on(stream, bookingCancelled())]).then({ [stream]: record });
  });

  it('get the new day when the booking moves', () => {
    const moved: BookingEvent = {
      type: 'BookingRescheduled',
      data: { before: slot, after: { ...slot, date: '2026-12-24' } },
    };
    project(customerRecords, [placed, on(stream, moved)]).then({
      [stream]: { ...record, day: '2026-12-24' },
    });
  });

  it('are dropped after all customers whose keys opened a part of them are erased', () => {
    project(customerRecords, [placed, corrected, erased('bakari')]).then({
      [stream]: {
        ...record,
        customerId: 'bakari',
        customers: ['asha', 'bakari'],
        erased: ['bakari'],
      },
    });
    project(customerRecords, [placed, submitted, erased('asha', ['hello'])]).then({
      [stream]: { ...record, erased: ['asha'], isKept: false },
      'contact-hello': { ...message, erased: ['asha'], isKept: false },
    });
  });
});
