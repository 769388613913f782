import { readdirSync, readFileSync } from 'node:fs';
import { NodeCryptography, sha256 } from '../../adapters/node/node-cryptography.ts';
import { accountDecider } from '../../domain/account/account.decider.ts';
import { bookingDecider } from '../../domain/booking/booking.decider.ts';
import { bulkActDecider } from '../../domain/bulk-act/bulk-act.decider.ts';
import { contactDecider } from '../../domain/contact/contact.decider.ts';
import { customerDecider } from '../../domain/customer/customer.decider.ts';
import { departureDecider } from '../../domain/departure/departure.decider.ts';
import { engagementDecider } from '../../domain/engagement/engagement.decider.ts';
import { notificationDecider } from '../../domain/notification/notification.decider.ts';
import { customerOf, type Sealed } from '../../domain/personal-data/personal-data.ts';
import { pickupPlaceDecider } from '../../domain/pickup-place/pickup-place.decider.ts';
import { reviewDecider } from '../../domain/review/review.decider.ts';
import { savedViewDecider } from '../../domain/saved-view/saved-view.decider.ts';
import { tourDecider } from '../../domain/tour/tour.decider.ts';
import { canonicalJson } from './canonical-json.ts';
import { isLinked } from './chain.ts';
import { eventCatalogue } from './event-catalogue.ts';
import { decode } from './recorded-event.ts';
import { openPersonal } from './sealing.ts';
import { beginning, type StoredEvent } from './stored-event.ts';
import { categoryOf } from './stream-name.ts';

/**
 * Each event in each version that was ever stored, as the first event of its stream. The files are never changed, since
 * existing logs hold such events. A new version gets a new file. If upcasters change the data of an old version, its
 * file has a member `reads` with the data in the current shape.
 */
const folder = new URL('../../../../test/golden/events/', import.meta.url);

interface GoldenFile {
  readonly event: StoredEvent;
  readonly reads: unknown;
}

function goldenFile(name: string): GoldenFile {
  const { data, metadata, reads, ...rest } = JSON.parse(
    readFileSync(new URL(name, folder), 'utf8'),
  ) as Omit<StoredEvent, 'data' | 'metadata'> & Record<'data' | 'metadata' | 'reads', unknown>;
  return {
    event: {
      ...rest,
      revision: 0,
      position: beginning,
      data: canonicalJson(data),
      metadata: canonicalJson(metadata),
    },
    reads: reads ?? data,
  };
}

const names = readdirSync(folder);

/** A variant of the file holds optional fields that were added later: `BookingCancelled.v1.in-bulk.json`. */
function withoutVariant(name: string): string {
  return name.replace(/(\.v\d+)\.[a-z-]+\.json$/, '$1.json');
}

/** How each category's aggregate folds an event. */
const folds: Readonly<Record<string, (event: never) => unknown>> = {
  log: (event) => event,
  creation: (event) => event,
  tour: (event) => tourDecider.evolve(tourDecider.initialState, event),
  departure: (event) => departureDecider.evolve(departureDecider.initialState, event),
  booking: (event) => bookingDecider.evolve(bookingDecider.initialState, event),
  bulk: (event) => bulkActDecider.evolve(bulkActDecider.initialState, event),
  engagement: (event) => engagementDecider.evolve(engagementDecider.initialState, event),
  contact: (event) => contactDecider.evolve(contactDecider.initialState, event),
  customer: (event) => customerDecider.evolve(customerDecider.initialState, event),
  pickupplaces: (event) => pickupPlaceDecider.evolve(pickupPlaceDecider.initialState, event),
  savedviews: (event) => savedViewDecider.evolve(savedViewDecider.initialState, event),
  review: (event) => reviewDecider.evolve(reviewDecider.initialState, event),
  staff: (event) => accountDecider.evolve(accountDecider.initialState, event),
  notification: (event) => notificationDecider.evolve(notificationDecider.initialState, event),
};

describe('the golden events', () => {
  it('cover exactly the types and versions of the catalogue', () => {
    const wanted = Object.entries(eventCatalogue).flatMap(([type, upcasters]) =>
      Array.from({ length: upcasters.length + 1 }, (_none, index) => `${type}.v${index + 1}.json`),
    );
    const present = new Set(names.map(withoutVariant));
    expect([...present].toSorted()).toStrictEqual(wanted.toSorted());
  });

  describe.each(names)('%s', (name) => {
    const { event, reads } = goldenFile(name);

    it('has the type in its name, and is read in today’s shape', () => {
      expect(`${event.type}.v${event.schemaVersion}.json`).toBe(withoutVariant(name));
      const recorded = decode(event);
      expect(recorded.data).toStrictEqual(reads);
      expect(recorded.metadata).toMatchObject({
        schemaVersion: event.schemaVersion,
        occurredAt: event.occurredAt,
      });
    });

    it('is still linked by its stored chain', () => {
      expect(isLinked({ sha256 }, event.stream, event)).toBe(true);
    });

    it('can be folded by its aggregate', () => {
      const { type, data } = decode(event);
      const fold = folds[categoryOf(event.stream)];
      expect(fold?.({ type, data } as never)).toBeDefined();
    });

    const personal = /"personal":"([^"]+)"/.exec(event.data)?.[1] as Sealed | undefined;
    if (personal !== undefined) {
      it('can still be opened with its key', async () => {
        const cryptography = new NodeCryptography('no secret is needed to open what has a key');
        const key = Uint8Array.from({ length: 32 }, (_none, index) => index);
        const vault = { open: () => Promise.resolve(key) };
        expect(customerOf(personal)).toBe('0b9c3b62-6d1c-4a52-9f4e-2f5a3c1d7e88');
        expect(await openPersonal({ vault, cryptography }, personal, event.stream)).toEqual(
          /BookingPlaced|BookingRequested|ContactCorrected|ContactMessageSubmitted/.test(name)
            ? expect.objectContaining({ name: 'Amina Juma', message: 'We bring our own hats 🏝' })
            : { text: 'Asked for a window seat on the ferry.' },
        );
      });
    }
  });
});
