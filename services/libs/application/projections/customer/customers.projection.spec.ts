import { bookingPlaced } from '../../../../../test/support/stories/booking-story.ts';
import { on, project } from '../../../../../test/support/stories/projection-story.ts';
import type { Sealed } from '../../../domain/personal-data/personal-data.ts';
import { customers } from './customers.projection.ts';

const stream = 'booking-74100680';
const sealedFor = (customerId: string) => `v1.${customerId}.blob` as Sealed;
const placed = on(stream, bookingPlaced({ personal: sealedFor('asha') }));
const corrected = on(stream, {
  type: 'ContactCorrected',
  data: { changed: ['email'], personal: sealedFor('bakari') },
});
const submitted = on('contact-hello', {
  type: 'ContactMessageSubmitted',
  data: { personal: sealedFor('chiku') },
});
const erased = on('customer-asha', {
  type: 'CustomerErased',
  data: { bookings: [74_100_680], messages: [] },
});

const at = '2026-11-20T09:00:00.000Z';
const asha = {
  ...{ customerId: 'asha', isListed: true, lastBookedAt: at, lastWroteAt: '' },
  ...{ notes: [], absorbed: [], revision: -1 },
};
const noted = on('customer-asha', {
  type: 'CustomerNoteAdded',
  data: { noteNo: 1, personal: sealedFor('asha') },
});
const note = { noteNo: 1, at, revision: 0, isRemoved: false, personal: sealedFor('asha') };

describe('The customers', () => {
  it('are the people who booked, who got a booking by a correction, or who wrote', () => {
    project(customers, [placed, corrected, submitted]).then({
      asha,
      bakari: { ...asha, customerId: 'bakari' },
      chiku: { ...asha, customerId: 'chiku', lastBookedAt: '', lastWroteAt: at },
    });
  });

  it('are no longer listed after an erasure', () => {
    project(customers, [placed, erased]).then({ asha: { ...asha, isListed: false, revision: 0 } });
    project(customers, [placed, noted, erased]).then({
      asha: { ...asha, isListed: false, revision: expect.any(Number) },
    });
  });

  it('have notes, which are changed, removed and restored', () => {
    const changed = on('customer-asha', {
      type: 'CustomerNoteChanged',
      data: { noteNo: 1, personal: sealedFor('asha') },
    });
    const removed = on('customer-asha', { type: 'CustomerNoteRemoved', data: { noteNo: 1 } });
    const restored = on('customer-asha', { type: 'CustomerNoteRestored', data: { noteNo: 1 } });
    const with1 = (more: object) => ({
      asha: { ...asha, notes: [{ ...note, ...more }], revision: expect.any(Number) },
    });
    project(customers, [placed, noted]).then(with1({}));
    project(customers, [placed, noted, changed]).then(with1({ revision: expect.any(Number) }));
    project(customers, [placed, noted, removed]).then(with1({ isRemoved: true }));
    project(customers, [placed, noted, removed, restored]).then(with1({}));
  });

  it('have the merges of their own stream, which change no revision of the notes', () => {
    const absorbed = on('customer-asha', {
      type: 'CustomerAbsorbed',
      data: { customerId: 'bakari' },
    });
    const merged = on('customer-bakari', { type: 'CustomerMerged', data: { into: 'asha' } });
    const bakari = { ...asha, customerId: 'bakari' };
    const link = { customerId: 'bakari', at, revision: 0 };
    project(customers, [placed, corrected, absorbed, merged]).then({
      asha: { ...asha, absorbed: [link] },
      bakari: { ...bakari, mergedInto: 'asha' },
    });
    const undoneBy = (stream: string, customerId: string) =>
      on(stream, { type: 'CustomerMergeUndone', data: { customerId } });
    project(customers, [
      ...[placed, corrected, absorbed, merged],
      ...[undoneBy('customer-asha', 'bakari'), undoneBy('customer-bakari', 'asha')],
    ]).then({ asha, bakari });
    project(customers, [
      ...[placed, corrected, absorbed, merged],
      ...[undoneBy('customer-asha', 'chiku'), undoneBy('customer-bakari', 'chiku')],
    ]).then({ asha: { ...asha, absorbed: [link] }, bakari: { ...bakari, mergedInto: 'asha' } });
    project(customers, [placed, absorbed, erased]).then({
      asha: { ...asha, isListed: false, revision: expect.any(Number) },
    });
  });
});
