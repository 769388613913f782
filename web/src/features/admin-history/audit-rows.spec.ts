import { auditEntry } from '../../../test-support/audit-entry.ts';
import { auditRows } from './audit-rows.ts';

const booking = { kind: 'booking', id: '74100680', title: 'ZBL-74100680' } as const;
const email = { kind: 'notification', id: 'mail-1', title: 'Your booking' } as const;
const otherEmail = { kind: 'notification', id: 'mail-2', title: 'A new booking' } as const;

const placed = auditEntry('BookingPlaced', booking);
const queued = auditEntry('NotificationQueued', email, {
  cause: { id: placed.id, action: placed.action, subject: booking },
});
const handedOver = auditEntry('NotificationHandedOver', email, {
  cause: { id: queued.id, action: queued.action, subject: email },
});
const sent = auditEntry('NotificationSent', email);
const otherQueued = auditEntry('NotificationQueued', otherEmail);
const otherSent = auditEntry('NotificationSent', otherEmail);

const stepsOf = (entries: Parameters<typeof auditRows>[0]) =>
  auditRows(entries).map(({ steps }) => steps);

describe('the rows of the audit log', () => {
  it('combine all steps of an e-mail, with its newest state and its purpose', () => {
    const [row, ...rest] = auditRows([sent, handedOver, queued, placed]);
    expect(row?.entry).toEqual({ ...sent, changes: [], cause: queued.cause });
    expect(row?.steps).toEqual([sent, handedOver, queued]);
    expect(rest).toEqual([{ entry: placed, steps: [placed] }]);
  });

  it('do not show an earlier step of the same e-mail as the cause', () => {
    const unasked = auditEntry('NotificationQueued', email);
    expect(auditRows([handedOver, unasked])[0]?.entry.cause).toBeUndefined();
  });

  it('do not combine two e-mails that were sent at the same time', () => {
    expect(stepsOf([otherSent, sent, otherQueued, queued])).toEqual([
      [otherSent, otherQueued],
      [sent, queued],
    ]);
  });

  it('combine the steps of an e-mail across other entries and across midnight in Zanzibar', () => {
    expect(stepsOf([sent, placed, queued])).toEqual([[sent, queued], [placed]]);
    const before = { ...queued, at: '2026-11-20T20:59:59.999Z' };
    const after = { ...sent, at: '2026-11-20T21:00:00.000Z' };
    const earlier = { ...placed, at: '2026-11-20T20:00:00.000Z' };
    expect(auditRows([after, before, earlier]).map(({ day, steps }) => [day, steps])).toEqual([
      ['2026-11-21', [after, before]],
      ['2026-11-20', [earlier]],
    ]);
  });

  it('do not combine other entries, even if the same thing happened twice', () => {
    expect(stepsOf([placed, placed])).toEqual([[placed], [placed]]);
  });

  it('show each day once, in its first row', () => {
    expect(auditRows([placed, queued, placed]).map(({ day }) => day)).toEqual([
      '2026-11-21',
      undefined,
      undefined,
    ]);
  });

  it('keep their order and ids when older entries arrive', () => {
    const first = auditRows([otherSent, sent, handedOver]);
    const then = auditRows([otherSent, sent, handedOver, queued, placed]);
    expect(then.slice(0, first.length).map(({ entry }) => entry.id)).toEqual(
      first.map(({ entry }) => entry.id),
    );
    expect(then[1]?.steps).toHaveLength(3);
  });
});
