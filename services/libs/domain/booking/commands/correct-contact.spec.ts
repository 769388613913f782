import {
  bookingAsked,
  cancelled,
  confirmed,
  contact,
  pending,
} from '../../../../../test/support/stories/booking-story.ts';
import { given } from '../../../../../test/support/stories/decider-story.ts';
import { correctContact as decide, type CorrectContact } from './correct-contact.ts';

const booking = bookingAsked(decide);

const booked = given(booking, confirmed);

const correctContact = (changes: Partial<CorrectContact>): CorrectContact => ({
  type: 'CorrectContact',
  by: 'customer',
  current: contact,
  contact,
  ...changes,
});

describe('correcting the contact of a booking', () => {
  it.each([
    ['name', { ...contact, name: 'Asha J. Juma' }],
    ['phone', { ...contact, phone: '+255 700 000 002' }],
    ['pickupPlace', { ...contact, pickupPlace: 'Kendwa Rocks' }],
    ['message', { ...contact, message: 'Vegetarian' }],
  ] as const)(
    'is open to the traveller for each field except the e-mail: %s',
    (field, corrected) => {
      booked
        .when(correctContact({ contact: corrected }))
        .then([{ type: 'ContactCorrected', data: { changed: [field], personal: corrected } }]);
    },
  );

  it('names every changed field, and carries the whole contact', () => {
    const before = { ...contact, pickupPlace: 'Kendwa Rocks', message: 'Vegetarian' };
    const corrected = {
      name: 'A',
      email: 'a@example.com',
      phone: '+255 711 000 001',
      message: 'Vegan',
    };
    booked.when(correctContact({ by: 'admin', current: before, contact: corrected })).then([
      {
        type: 'ContactCorrected',
        data: {
          changed: ['name', 'email', 'phone', 'pickupPlace', 'message'],
          personal: corrected,
        },
      },
    ]);
  });

  it('lets staff remove and add the e-mail address', () => {
    const without = { ...contact, email: null };
    booked
      .when(correctContact({ by: 'admin', contact: without }))
      .then([{ type: 'ContactCorrected', data: { changed: ['email'], personal: without } }]);
    booked
      .when(correctContact({ by: 'admin', current: without }))
      .then([{ type: 'ContactCorrected', data: { changed: ['email'], personal: contact } }]);
  });

  it('is open to a traveller without an e-mail address, who cannot add one', () => {
    const current = { ...contact, email: null };
    const corrected = { ...current, phone: '+255 700 000 002' };
    booked
      .when(correctContact({ current, contact: corrected }))
      .then([{ type: 'ContactCorrected', data: { changed: ['phone'], personal: corrected } }]);
    booked.when(correctContact({ current })).thenRefused({ code: 'EmailNotChangeable' });
  });

  it('records the pick-up window only if the pick-up place changed', () => {
    const pickup = { zone: 'Nungwi & Kendwa', fromMinutes: 120, toMinutes: 90 };
    const atKendwa = { ...contact, pickupPlace: 'Kendwa Rocks' };
    booked.when(correctContact({ contact: atKendwa, pickup })).then([
      {
        type: 'ContactCorrected',
        data: { changed: ['pickupPlace'], pickup, personal: atKendwa },
      },
    ]);
    const renamed = { ...atKendwa, name: 'Asha J. Juma' };
    booked
      .when(correctContact({ current: atKendwa, contact: renamed, pickup }))
      .then([{ type: 'ContactCorrected', data: { changed: ['name'], personal: renamed } }]);
  });

  it('is possible while the booking waits for the operator', () => {
    const corrected = { ...contact, name: 'Asha' };
    given(booking, pending)
      .when(correctContact({ contact: corrected }))
      .then([{ type: 'ContactCorrected', data: { changed: ['name'], personal: corrected } }]);
  });

  it('stores no event if the values stay the same', () => {
    booked.when(correctContact({})).thenNothing();
  });

  it('keeps only the fields of a contact', () => {
    const opened = Object.assign({ overrideReason: 'Regular guests' }, contact, { name: 'Asha' });
    booked.when(correctContact({ contact: opened })).then([
      {
        type: 'ContactCorrected',
        data: { changed: ['name'], personal: { ...contact, name: 'Asha' } },
      },
    ]);
  });

  it('lets staff enter an erased contact again, with every field', () => {
    booked.when(correctContact({ by: 'admin', current: null })).then([
      {
        type: 'ContactCorrected',
        data: { changed: ['name', 'email', 'phone'], personal: contact },
      },
    ]);
    booked.when(correctContact({ current: null })).thenRefused({ code: 'EmailNotChangeable' });
  });

  it('leaves the e-mail to staff', () => {
    booked
      .when(correctContact({ contact: { ...contact, email: 'other@example.com' } }))
      .thenRefused({ code: 'EmailNotChangeable' });
  });

  it('cannot empty a required field', () => {
    const message = 'Please fill in all required fields';
    booked.when(correctContact({ contact: { name: '', email: null, phone: '' } })).thenRefused({
      code: 'InvalidFields',
      faults: [
        { field: 'contact.name', message },
        { field: 'contact.phone', message },
      ],
    });
  });

  it('keeps or restores an old phone number that breaks today’s rule, but refuses it as a new number', () => {
    const old = { ...contact, phone: '12' };
    const renamed = { ...old, name: 'Asha' };
    booked
      .when(correctContact({ current: old, contact: renamed }))
      .then([{ type: 'ContactCorrected', data: { changed: ['name'], personal: renamed } }]);
    booked
      .when(correctContact({ contact: old, isRestored: true }))
      .then([{ type: 'ContactCorrected', data: { changed: ['phone'], personal: old } }]);
    const message =
      'Give the phone number with its country, such as +255 777 123 456, or a number of Tanzania, such as 0777 123 456';
    booked.when(correctContact({ contact: old })).thenRefused({
      code: 'InvalidFields',
      faults: [{ field: 'contact.phone', message }],
    });
  });

  it('is refused once the booking is cancelled', () => {
    given(booking, cancelled).when(correctContact({})).thenRefused({ code: 'BookingIsCancelled' });
  });

  it('is refused if there is no booking', () => {
    given(booking, []).when(correctContact({})).thenRefused({ code: 'BookingNotFound' });
  });
});
