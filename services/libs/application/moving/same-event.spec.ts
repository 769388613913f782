import { beginning, type Position, type StoredEvent } from '../event-log/stored-event.ts';
import { isSameEvent } from './same-event.ts';

const event: StoredEvent = {
  ...{ stream: 'tour-a', revision: 3, id: 'e1', type: 'TourPublished', schemaVersion: 1 },
  ...{ occurredAt: '2026-11-20T09:00:00.000Z', data: '{}', metadata: '{"chain":"0"}' },
  position: beginning,
};

describe('an event in two logs', () => {
  it('is the same at any position in each log', () => {
    expect(isSameEvent(event, { ...event, position: '17' as Position })).toBe(true);
  });

  it.each<Partial<StoredEvent>>([
    { stream: 'tour-b' },
    { revision: 4 },
    { id: 'e2' },
    { type: 'TourHidden' },
    { schemaVersion: 2 },
    { occurredAt: '2026-11-20T09:00:00.001Z' },
    { data: '{ }' },
    { metadata: '{"chain":"1"}' },
  ])('is a different event if one field differs: %j', (difference) => {
    expect(isSameEvent(event, { ...event, ...difference })).toBe(false);
  });
});
