import {
  bookingConfirmed,
  bookingPlaced,
} from '../../../../../test/support/stories/booking-story.ts';
import { sealed } from '../../../../../test/support/stories/projection-story.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import { auditLog, auditOrders, type AuditedEvent } from './audit-log.projection.ts';

const at = '2026-11-20T09:00:00.000Z';

/** The record of an event at the log's 17th position. */
function recordOf(stream: string, event: AuditedEvent, actor = { kind: 'admin', id: 'asha' }) {
  const recorded = {
    id: 'event-1',
    stream,
    revision: 3,
    position: '0017',
    occurredAt: at,
    metadata: { actor, causationId: 'command-1' },
    ...event,
  } as unknown as RecordedEvent<AuditedEvent>;
  const [id = ''] = auditLog.documentIds(recorded);
  return auditLog.fold(undefined, recorded, id);
}

describe('The audit log', () => {
  it('records who did what to which stream and when, without texts that a person wrote', () => {
    expect(recordOf('booking-74100680', bookingPlaced({ personal: sealed('asha') }))).toEqual({
      id: 'event-1',
      kind: 'booking',
      subject: '74100680',
      who: 'asha',
      about: 'booking 74100680',
      order: `${at} 0017 0000000003`,
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

  it('returns the entries of a time range, both ends included', () => {
    const { from = '', to = '' } = auditOrders(at, at);
    const before = '2026-11-20T08:59:59.999Z 0016 0000000000';
    const after = '2026-11-20T09:00:00.001Z 0018 0000000000';
    const within = `${at} 0017 0000000003`;
    expect([before, within, after].map((order) => from <= order && order <= to)).toEqual([
      false,
      true,
      false,
    ]);
  });
});
