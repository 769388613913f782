import type { EventCatalogue } from './event-catalogue.ts';
import { decode, decoderFor, UnknownEvent } from './recorded-event.ts';
import type { Position, StoredEvent } from './stored-event.ts';

/** Version 1 gave a price in whole dollars, version 2 in cents, version 3 in cents with a currency. */
const catalogue: EventCatalogue = {
  PriceSet: [
    (data) => ({ cents: (data as { readonly dollars: number }).dollars * 100 }),
    (data) => ({ ...(data as { readonly cents: number }), currency: 'USD' }),
  ],
};

function stored(schemaVersion: number, data: string, type = 'PriceSet'): StoredEvent {
  return {
    id: '4c3d6d8e-52a3-4dd0-9f0c-3f6a3bb4b8b1',
    stream: 'tour-jozani-forest',
    revision: 4,
    position: '0000000000000017' as Position,
    type,
    schemaVersion,
    occurredAt: '2026-11-20T06:00:00.000Z',
    data,
    metadata: '{"commandId":"c","schemaVersion":1}',
  };
}

describe('reading a stored event', () => {
  it.each([
    [1, '{"dollars":65}'],
    [2, '{"cents":6500}'],
    [3, '{"cents":6500,"currency":"USD"}'],
  ])('converts version %i to the current shape, step by step', (schemaVersion, data) => {
    expect(decoderFor(catalogue)(stored(schemaVersion, data)).data).toStrictEqual({
      cents: 6500,
      currency: 'USD',
    });
  });

  it.each([
    ['a newer version', stored(4, '{}'), 'PriceSet version 4, event 4 of tour-jozani-forest'],
    ['no version', stored(0, '{}'), 'PriceSet version 0'],
    ['an unknown type', stored(1, '{}', 'PriceForgotten'), 'PriceForgotten version 1'],
    [
      'the name of a method that every object has',
      stored(1, '{}', 'toString'),
      'toString version 1',
    ],
  ])('names the event that it cannot read: %s', (_title, event, says) => {
    expect(() => decoderFor(catalogue)(event)).toThrow(UnknownEvent);
    expect(() => decoderFor(catalogue)(event)).toThrow(says);
  });

  it('keeps the place and the time of the event', () => {
    const event = decode(stored(1, '{}', 'TourPublished'));
    expect(event).toMatchObject({
      id: '4c3d6d8e-52a3-4dd0-9f0c-3f6a3bb4b8b1',
      stream: 'tour-jozani-forest',
      revision: 4,
      position: '0000000000000017',
      type: 'TourPublished',
      occurredAt: '2026-11-20T06:00:00.000Z',
    });
    expect(event.metadata.commandId).toBe('c');
  });

  it('parses data and metadata only once, at the first access', () => {
    const event = decode(stored(1, 'no JSON at all', 'TourPublished'));
    expect(() => event.data).toThrow(SyntaxError);
    const readable = decode(stored(1, '{}', 'TourPublished'));
    expect(readable.data).toBe(readable.data);
    expect(readable.metadata).toBe(readable.metadata);
  });

  it('fails with a clear message if metadata was not read', () => {
    const event = decode({ ...stored(1, '{}', 'TourPublished'), metadata: '' });
    expect(() => event.metadata).toThrow(/read without its metadata/);
  });
});
