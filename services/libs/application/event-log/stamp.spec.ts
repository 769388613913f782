import { SeededIdentifiers } from '../../../../test/support/in-memory/seeded-identifiers.ts';
import { NodeCryptography, sha256 } from '../../adapters/node/node-cryptography.ts';
import { customerOf, type Sealed } from '../../domain/personal-data/personal-data.ts';
import type { KeyGrant } from '../ports/key-vault.ts';
import { canonicalJson } from './canonical-json.ts';
import { isLinked, splitChain, storedChain } from './chain.ts';
import type { CataloguedEvent } from './event-catalogue.ts';
import { openPersonal, PersonalDataDamaged, sealPersonal } from './sealing.ts';
import { type DecisionTraces, EventStamp, headOf } from './stamp.ts';
import {
  beginning,
  type EventMetadata,
  type EventToAppend,
  type StoredEvent,
} from './stored-event.ts';

const cryptography = new NodeCryptography('the secret of the stamp that is tested');
const identifiers = new SeededIdentifiers(3);
const stamp = new EventStamp({ cryptography, identifiers });

const decision: DecisionTraces = {
  now: '2026-11-20T06:00:00.000Z',
  actor: { kind: 'admin', id: 'asha' },
  commandId: 'a command',
  bodyMac: 'a mac',
  correlationId: 'a correlation',
  causationId: 'a cause',
  requestId: 'a request',
};

const grant: KeyGrant = {
  customerId: 'c0ffee00-0000-4000-8000-000000000000',
  key: identifiers.bytes(32),
};
const vault = { open: () => Promise.resolve(grant.key) };

const published: CataloguedEvent = { type: 'TourPublished', data: {} };
const note: CataloguedEvent = {
  type: 'BookingNoteAdded',
  data: { personal: { text: 'Amina is vegetarian' } },
};

/** The events in the form in which a store would return them. */
function stored(stream: string, events: readonly EventToAppend[], from = 0): StoredEvent[] {
  return events.map((event, index) => ({
    ...event,
    stream,
    revision: from + index,
    position: beginning,
  }));
}

function storedChainOf({ metadata }: EventToAppend): string | undefined {
  return splitChain(metadata)?.chain;
}

describe('stamping decided events', () => {
  it('expects the stream to be at the revision that was read', () => {
    const first = stamp.stamp([published], headOf('tour-a', []), decision);
    expect(first).toMatchObject({ stream: 'tour-a', expected: 'no-stream' });
    const next = stamp.stamp(
      [published],
      headOf('tour-a', stored('tour-a', first.events)),
      decision,
    );
    expect(next).toMatchObject({ stream: 'tour-a', expected: 0 });
  });

  it('gives a new id to each event of each decision', () => {
    const ids = [1, 2].flatMap(() =>
      stamp
        .stamp([published, published], headOf('tour-a', []), decision)
        .events.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(4);
  });

  it('stores the actor, the time and the cause', () => {
    const [event] = stamp.stamp([published], headOf('tour-a', []), decision).events;
    const { now, ...traces } = decision;
    expect(event).toMatchObject({ type: 'TourPublished', schemaVersion: 1, occurredAt: now });
    const { chain, ...metadata } = JSON.parse(event?.metadata ?? '') as EventMetadata;
    expect(metadata).toStrictEqual({ ...traces, schemaVersion: 1, occurredAt: now });
    expect(chain).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each(['asha', 'commandId', '"commandId":', '\\"commandId":'])(
    'writes metadata with its chain as canonical JSON, for the actor %s',
    (id) => {
      const actor = { kind: 'admin', id } as const;
      const head = headOf('tour-a', []);
      const { events } = stamp.stamp([published, published], head, { ...decision, actor });
      for (const { metadata } of events) {
        expect(metadata).toBe(canonicalJson(JSON.parse(metadata)));
      }
      expect(new Set(events.map(storedChainOf)).size).toBe(2);
    },
  );

  it('does not let the time of a stream go back', () => {
    const later = { ...decision, now: '2026-11-20T07:00:00.000Z' };
    const before = stored('tour-a', stamp.stamp([published], headOf('tour-a', []), later).events);
    const [event] = stamp.stamp([published], headOf('tour-a', before), decision).events;
    expect(event?.occurredAt).toBe('2026-11-20T07:00:00.000Z');
  });

  it('links every event to the previous one, and the first to the stream’s name', () => {
    const head = headOf('tour-a', []);
    const first = stored('tour-a', stamp.stamp([published, published], head, decision).events);
    const next = stamp.stamp([published], headOf('tour-a', first), decision);
    const all = [...first, ...stored('tour-a', next.events, 2)];
    let previous = 'tour-a';
    for (const event of all) {
      expect(isLinked({ sha256 }, previous, event)).toBe(true);
      expect(isLinked({ sha256 }, 'tour-b', event)).toBe(false);
      previous = storedChain(event);
    }
  });

  it.each<[string, (event: StoredEvent) => StoredEvent]>([
    ['another id', (event) => ({ ...event, id: 'another' })],
    ['another type', (event) => ({ ...event, type: 'TourUnpublished' })],
    ['other data', (event) => ({ ...event, data: '{"a":1}' })],
    ['another actor', (event) => ({ ...event, metadata: event.metadata.replace('asha', 'juma') })],
    ['data moved into the type', (event) => ({ ...event, type: `${event.type}{`, data: '}' })],
    [
      'no chain',
      (event) => ({ ...event, metadata: splitChain(event.metadata)?.unchainedMetadata ?? '' }),
    ],
  ])('does not link to %s', (_title, change) => {
    const [event] = stored(
      'tour-a',
      stamp.stamp([published], headOf('tour-a', []), decision).events,
    );
    expect(event !== undefined && isLinked({ sha256 }, 'tour-a', event)).toBe(true);
    expect(event !== undefined && isLinked({ sha256 }, 'tour-a', change(event))).toBe(false);
  });

  it('reads the chain only from the member `chain` of the metadata', () => {
    const traces = { ...decision, requestId: `"chain":"${'0'.repeat(64)}",` };
    const [event] = stored('tour-a', stamp.stamp([published], headOf('tour-a', []), traces).events);
    expect(event !== undefined && isLinked({ sha256 }, 'tour-a', event)).toBe(true);
  });
});

describe('sealing personal fields', () => {
  it('hides the text in the stored event, and opens it again', async () => {
    const stream = 'booking-10000001';
    const [event] = stamp.stamp([note], headOf(stream, []), decision, grant).events;
    expect(event?.data).not.toContain('Amina');
    const { personal } = JSON.parse(event?.data ?? '') as { personal: Sealed };
    expect(personal).toMatch(/^v1\.c0ffee00-[0-9a-f-]+\.[\w-]+$/);
    expect(customerOf(personal)).toBe(grant.customerId);
    expect(await openPersonal({ vault, cryptography }, personal, stream)).toStrictEqual({
      text: 'Amina is vegetarian',
    });
  });

  it('does not change a field that is sealed already', () => {
    const personal = sealPersonal(cryptography, { text: 'a' }, grant, 'booking-10000001');
    const sealedNote: CataloguedEvent = { type: 'BookingNoteAdded', data: { personal } };
    const [event] = stamp.stamp([sealedNote], headOf('booking-10000001', []), decision).events;
    expect(JSON.parse(event?.data ?? '')).toStrictEqual({ personal });
  });

  it('refuses a personal field without a key', () => {
    expect(() => stamp.stamp([note], headOf('booking-10000001', []), decision)).toThrow(
      /no key was granted/,
    );
  });

  it('reports if a person was erased', async () => {
    const sealed = sealPersonal(cryptography, { text: 'a' }, grant, 'booking-10000001');
    const erased = { open: () => Promise.resolve('destroyed' as const) };
    expect(await openPersonal({ vault: erased, cryptography }, sealed, 'booking-10000001')).toBe(
      'erased',
    );
  });

  it.each<[string, (sealed: string) => string, string]>([
    ['copied into another stream', (sealed) => sealed, 'booking-10000002'],
    ['changed', (sealed) => sealed.replace(/[A-Z](?=[^.]*$)/, 'a'), 'booking-10000001'],
    ['in another format', (sealed) => sealed.replace('v1', 'v2'), 'booking-10000001'],
    ['cut short', (sealed) => sealed.split('.').slice(0, 2).join('.'), 'booking-10000001'],
    ['with something behind it', (sealed) => `${sealed}.more`, 'booking-10000001'],
  ])('does not open a field that was %s', async (_title, change, stream) => {
    const sealed = sealPersonal(cryptography, { text: 'a' }, grant, 'booking-10000001');
    await expect(
      openPersonal({ vault, cryptography }, change(sealed) as Sealed, stream),
    ).rejects.toThrow(PersonalDataDamaged);
  });
});
