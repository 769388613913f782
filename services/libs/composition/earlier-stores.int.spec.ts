import { verify } from '@node-rs/argon2';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spiceFarm } from '../../../test/support/stories/booking-requests.ts';
import { keptReleases, type KeptStore, unpackStore } from '../../../test/support/kept-stores.ts';
import { OpenedStore, settingsOn } from '../../../test/support/in-memory/opened-store.ts';
import { done } from '../../../test/support/in-memory/write-side.ts';
import {
  BookTour,
  CancelBooking,
} from '../application/command-handling/booking/booking.commands.ts';
import { getBooking } from '../application/queries/booking/get-booking.ts';
import { shownToStaff } from '../application/queries/booking/showing.ts';
import { checkPlace } from './places/check-place.ts';
import { checkPlaceOf } from './places/check-place-of.ts';

/** Returns the context of a traveller's command. The id of the request is also its idempotency key. */
function customer(requestId: string) {
  return {
    actor: { kind: 'customer' },
    scope: 'public',
    idempotencyKey: requestId,
    body: requestId,
    requestId,
    correlationId: requestId,
  } as const;
}

describe.each(keptReleases())('a store that %s wrote', (release) => {
  let directory: string;
  let facts: Omit<KeptStore, 'files'>;
  let store: OpenedStore;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'earlier-store-'));
    facts = unpackStore(release, directory);
    store = await OpenedStore.open(settingsOn(directory));
    await store.catchUp();
  }, 60_000);

  afterAll(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });

  const shown = async (reference = '') => {
    const { readStore } = store.ports;
    const number = Number(reference.slice('ZBL-'.length));
    return await getBooking({ readStore, people: store.people }, number, shownToStaff);
  };

  it('is intact, event by event', async () => {
    const { verdict } = await checkPlace(checkPlaceOf(settingsOn(directory)));
    expect(verdict.faults).toEqual([]);
    expect(verdict.events).toBeGreaterThan(70);
  });

  it('can be read completely: no document of a read model is parked', async () => {
    expect(store.alarms).toEqual([]);
    const documents = Object.values(await store.documents());
    expect(documents.filter(({ parked }) => parked !== undefined)).toEqual([]);
    expect(documents.length).toBeGreaterThan(100);
  });

  it('shows its bookings and their travellers unchanged', async () => {
    const [kept, moved, cancelled, corrected] = facts.bookings;
    const noted = [expect.objectContaining({ text: 'A window seat' })];
    expect(await shown(kept)).toMatchObject({
      ...{ status: 'confirmed', date: '2026-12-01', guests: 2, notes: noted },
      customer: { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' },
      message: 'Asha Juma comes by taxi',
    });
    expect(await shown(moved)).toMatchObject({ date: '2026-12-03', guests: 3 });
    expect(await shown(cancelled)).toMatchObject({ status: 'cancelled' });
    expect(await shown(corrected)).toMatchObject({
      customer: { name: 'Dalila Saidi', email: 'saidi@example.com' },
    });
  });

  it('keeps its accounts, and has the pictures that were uploaded', async () => {
    const { accounts, images } = store.ports;
    const owner = await accounts.byUsername('amina');
    expect(owner).toMatchObject({ role: 'owner', isDisabled: false });
    expect(await verify(owner?.passwordHash ?? '', 'a password for stories')).toBe(true);
    for (const url of facts.images) {
      const [id = '', name = ''] = url.split('/').slice(2);
      expect(await images.has({ id, name })).toBe(true);
    }
  });

  it('can be used: old bookings are changed and new ones made', async () => {
    const [kept = ''] = facts.bookings;
    const bookingNumber = Number(kept.slice('ZBL-'.length));
    const input = { bookingNumber, reason: 'Ill' };
    done(await store.commands.execute(new CancelBooking(input, customer('cancelling'))));
    const { date, pickupTime: time, travellers: party, customer: contact, tourId } = spiceFarm;
    const booking = { tourId, slot: { date, time }, party, contact };
    const { result } = done(
      await store.commands.execute(new BookTour(booking, customer('booking'))),
    );
    await store.catchUp();
    expect(await shown(kept)).toMatchObject({ status: 'cancelled' });
    expect(await shown(`ZBL-${result.id}`)).toMatchObject({ customer: contact, guests: 2 });
    expect((await checkPlace(checkPlaceOf(settingsOn(directory)))).verdict.faults).toEqual([]);
  });
});
