import {
  bookingConfirmed,
  bookingPlaced,
} from '../../../../../test/support/stories/booking-story.ts';
import { sealed } from '../../../../../test/support/stories/projection-story.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { auditLog, auditOrders, type AuditedEvent } from './audit-log.projection.ts';

const at = '2026-11-20T09:00:00.000Z';

/** The record of an event at the log's 17th position. */
function recordOf(
  stream: string,
  event: AuditedEvent,
  actor = { kind: 'admin', id: 'asha' },
  place: object = {},
) {
  const recorded = {
    id: 'event-1',
    stream,
    revision: 3,
    position: '0017',
    occurredAt: at,
    metadata: { actor, causationId: 'command-1' },
    ...event,
    ...place,
  } as unknown as RecordedEvent<AuditedEvent>;
  const [id = ''] = auditLog.documentIds(recorded);
  return auditLog.fold(undefined, recorded, id);
}

/** The order of a record at this place of the log. */
function orderOf(place: object): string {
  const actor = { kind: 'admin', id: 'asha' };
  const published = { type: 'TourPublished', data: {} } as const;
  return recordOf('tour-spice-tour', published, actor, place)?.order ?? '';
}

describe('The audit log', () => {
  it('records who did what to which stream and when, without texts that a person wrote', () => {
    expect(recordOf('booking-74100680', bookingPlaced({ personal: sealed('asha') }))).toEqual({
      id: 'event-1',
      kind: 'booking',
      subject: '74100680',
      who: 'asha',
      order: '8mwor0dc021713',
      at,
      actor: { kind: 'admin', id: 'asha' },
      type: 'BookingPlaced',
      revision: 3,
      causedBy: 'command-1',
    });
  });

  it('names an actor without an account by the kind of actor', () => {
    const customer = { kind: 'customer' } as { kind: string; id: string };
    expect(recordOf('booking-74100680', bookingConfirmed, customer)?.who).toBe('customer');
  });

  it.each<readonly [string, AuditedEvent, string, string]>([
    ['tour-spice-tour', { type: 'TourPublished', data: {} }, 'tour', 'spice-tour'],
    ['staff-juma', { type: 'PasswordChanged', data: {} }, 'account', 'juma'],
  ])('names the subject for the stream %s', (stream, event, kind, subject) => {
    expect(recordOf(stream, event)).toMatchObject({ kind, subject });
    expect(recordOf(stream, event)).not.toHaveProperty('said');
  });

  it('keeps the full data of departures and e-mails, because they have no history', () => {
    const closed = { type: 'DepartureClosed', data: { reason: 'Storm' } } as const;
    expect(recordOf('departure-spice-tour_2026-12-01_0900', closed)).toMatchObject({
      kind: 'departure',
      subject: 'spice-tour_2026-12-01_0900',
      said: closed,
    });
    const sent = { type: 'NotificationSent', data: { attempt: 2 } } as const;
    expect(recordOf('notification-1', sent)).toMatchObject({ kind: 'notification', said: sent });
  });

  it('does not change when an event arrives twice', () => {
    const record = recordOf('tour-spice-tour', { type: 'TourPublished', data: {} });
    const event = { id: 'event-1' } as unknown as RecordedEvent<AuditedEvent>;
    expect(auditLog.fold(record, event, 'event-1')).toBe(record);
  });

  it('sorts entries by instant, then by position, then by revision', () => {
    const inOrder = [
      { occurredAt: '2026-11-20T08:59:59.999Z', position: '9999', revision: 9 },
      { occurredAt: at, position: '0009', revision: 9 },
      { occurredAt: at, position: '0017', revision: 9 },
      { occurredAt: at, position: '0017', revision: 10 },
      { occurredAt: at, position: '0017', revision: 40 },
      { occurredAt: at, position: '0100', revision: 0 },
      { occurredAt: '2061-01-01T00:00:00.000Z', position: '0000', revision: 0 },
    ];
    const orders = inOrder.map(orderOf);
    expect(orders.toSorted()).toEqual(orders);
    expect(new Set(orders).size).toBe(inOrder.length);
  });

  it('returns the entries of a time range, both ends included', () => {
    const { from = '', to = '' } = auditOrders(at, at);
    const orders = [
      { occurredAt: '2026-11-20T08:59:59.999Z', position: '0016', revision: 0 },
      { occurredAt: at, position: '0017', revision: 3 },
      { occurredAt: '2026-11-20T09:00:00.001Z', position: '0018', revision: 0 },
    ].map(orderOf);
    expect(orders.map((order) => from <= order && order <= to)).toEqual([false, true, false]);
  });
});
