import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { AuditEntryView } from '../../services/libs/contracts/history/audit-view.ts';
import type {
  NotificationAnswer,
  NotificationItem,
  NotificationView,
} from '../../services/libs/contracts/notification/notification-view.ts';
import { eventually } from '../support/eventually.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { owner as amina, System } from '../support/processes/start-system.ts';
import { book } from '../support/stories/booking-requests.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

describe('an e-mail that was sent', () => {
  let mails: MailServer;
  let system: System;
  let owner: Visitor;

  beforeAll(async () => {
    mails = await MailServer.start();
    system = await System.start({ SMTP_URL: mails.url });
    owner = await system.staff();
  });

  afterAll(async () => {
    await system.remove();
    await mails.close();
  });

  const list = async (bookingNumber: number) =>
    (
      await owner.get<ListView<NotificationItem>>(
        `/api/admin/notifications?bookingNumber=${bookingNumber}`,
      )
    ).body.items;

  it('is sent again once as another e-mail; staff see who asked for it, but no token', async () => {
    const { bookingNumber } = await book(system.visitor());
    const first = await eventually(async () =>
      (await list(bookingNumber)).find(
        ({ recipient, status }) => recipient === 'traveller' && status === 'sent',
      ),
    );
    const path = `/api/admin/notifications/${first.id}/resending`;
    const key = { 'idempotency-key': freshKey() };
    const asked = await owner.post<NotificationAnswer>(path, undefined, key);
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({ status: 'queued', resends: first.id });
    expect((await owner.post<NotificationAnswer>(path, undefined, key)).body.id).toBe(
      asked.body.id,
    );
    await eventually(async () =>
      (await list(bookingNumber)).find(
        ({ id, status }) => id === asked.body.id && status === 'sent',
      ),
    );
    const subjects = mails.subjects.filter((subject) => subject.startsWith('Booking confirmed'));
    expect(subjects).toHaveLength(2);
    expect(new Set(subjects).size).toBe(1);

    // Staff read the e-mail without the token with which they could act as the traveller.
    const [mailed] = mails.received.filter(({ subject = '' }) =>
      subject.startsWith('Booking confirmed'),
    );
    const [token = ''] = /(?<=#token=)[\w.-]+/.exec(mailed?.text ?? '') ?? [];
    expect(token.length).toBeGreaterThan(20);
    for (const id of [first.id, asked.body.id]) {
      const view = await owner.get<NotificationView>(`/api/admin/notifications/${id}`);
      const frame = await owner.get(`/api/admin/notifications/${id}/message`);
      expect(view.body.text).toContain('/manage-booking');
      expect(view.text + frame.text).not.toContain(token);
      for (const [number] of (view.body.attachments ?? []).entries()) {
        const file = await owner.get(`/api/admin/notifications/${id}/attachments/${number}`);
        expect(file.text).not.toContain(token);
      }
    }

    const { body } = await owner.get<ListView<AuditEntryView>>('/api/admin/audit');
    expect(
      body.items.find(({ subject, action }) =>
        [subject.id === asked.body.id, action === 'NotificationQueued'].every(Boolean),
      )?.actor,
    ).toMatchObject({ kind: 'admin', name: amina.username });
  });

  it('cannot be sent again before it is settled, or if it does not exist', async () => {
    const held = Promise.withResolvers<undefined>();
    mails.behave({ atSender: () => held.promise });
    const { bookingNumber } = await book(system.visitor());
    const [waiting] = await eventually(async () => {
      const items = await list(bookingNumber);
      return items.length > 0 ? items : undefined;
    });
    const refused = await owner.post(`/api/admin/notifications/${waiting?.id ?? ''}/resending`);
    expect([refused.status, refused.body.code]).toEqual([409, 'NotificationUnderWay']);
    held.resolve(undefined);
    const missing = '00000000-0000-4000-8000-000000000000';
    const lost = await owner.post(`/api/admin/notifications/${missing}/resending`);
    expect([lost.status, lost.body.code]).toEqual([404, 'NotificationNotFound']);
  });
});
