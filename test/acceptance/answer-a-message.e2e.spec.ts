import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { HistoryEntryView } from '../../services/libs/contracts/booking/booking-view.ts';
import type {
  AdminMessageAnswer,
  AdminMessagesView,
  AdminMessageView,
} from '../../services/libs/contracts/contact/admin-message-view.ts';
import type { AuditEntryView } from '../../services/libs/contracts/history/audit-view.ts';
import type { InboxView } from '../../services/libs/contracts/inbox/inbox-view.ts';
import { question } from '../support/stories/contact-requests.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { owner, System } from '../support/processes/start-system.ts';
import { eventually } from '../support/eventually.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

const messages = '/api/admin/messages';

describe('messages from the contact page', () => {
  let mails: MailServer;
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    mails = await MailServer.start();
    system = await System.start({ SMTP_URL: mails.url, MAIL_FROM: 'hello@kanga.example' });
    staff = await system.staff();
  });

  afterAll(async () => {
    await system.remove();
    await mails.close();
  });

  const list = async (search = '') =>
    (await staff.get<AdminMessagesView>(`${messages}${search}`)).body;
  const inbox = async () => (await staff.get<InboxView>('/api/admin/inbox')).body;

  /** Writes a message and returns it as staff see it. */
  async function written(email: string, message: string): Promise<AdminMessageView> {
    const body = { ...question, email, message };
    const key = { 'idempotency-key': freshKey() };
    expect((await system.visitor().post('/api/contact', body, key)).status).toBe(202);
    const { items } = await list('?status=open');
    const found = items.find((each) => each.message === message);
    if (found === undefined) throw new Error('The message is not in the list.');
    return found;
  }

  const send = (
    { id, revision }: Pick<AdminMessageView, 'id' | 'revision'>,
    what: string,
    body: object = {},
  ) =>
    staff.post<AdminMessageAnswer & { readonly code?: string }>(`${messages}/${id}/${what}`, body, {
      'if-match': `"${revision}"`,
    });

  it('wait in the inbox, and are answered by e-mail', async () => {
    const message = await written('asha@example.com', 'Do you sail in June?');
    expect(message).toMatchObject({ status: 'open', name: 'Asha Juma', answers: [] });
    expect((await inbox()).messages).toMatchObject({ total: 1, items: [{ id: message.id }] });

    const { status, body } = await send(message, 'answer', { text: 'Yes, every day.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'closed', answers: [{ text: 'Yes, every day.' }] });
    expect((await inbox()).messages).toEqual({ total: 0, items: [] });
    const answer = await eventually(() =>
      mails.received.find(({ subject }) => subject?.startsWith('Your message to')),
    );
    expect(answer).toMatchObject({
      to: [{ address: 'asha@example.com' }],
      replyTo: [{ address: 'operator@kanga-day-trips.example' }],
    });
    expect(answer.text).toContain('Yes, every day.');
    expect(answer.text).toContain('Do you sail in June?');
  });

  it('are answered once, if two colleagues answer at the same time', async () => {
    const message = await written('baraka@example.com', 'How much is it?');
    expect((await send(message, 'answer', { text: 'USD 50.' })).status).toBe(200);
    const late = await send(message, 'answer', { text: 'USD 60.' });
    expect([late.status, late.body.code]).toEqual([412, 'RevisionMismatch']);
    const { body } = await staff.get<AdminMessageView>(`${messages}/${message.id}`);
    expect(body.answers.map(({ text }) => text)).toEqual(['USD 50.']);
  });

  it('are closed without an answer, and opened again; the history says by whom', async () => {
    const message = await written('chiku@example.com', 'Please call me.');
    const closed = await send(message, 'closing');
    expect(closed.body.status).toBe('closed');
    expect((await list('?status=closed')).items[0]?.id).toBe(message.id);
    expect((await send(closed.body, 'closing')).status).toBe(200);
    const reopened = await send(closed.body, 'reopening');
    expect(reopened.body.status).toBe('open');
    const { body } = await staff.get<ListView<HistoryEntryView>>(
      `${messages}/${message.id}/history`,
    );
    expect(body.items.map(({ action, actor }) => [action, actor.name ?? actor.kind])).toEqual([
      ['ContactMessageSubmitted', 'customer'],
      ['ContactMessageClosed', owner.username],
      ['ContactMessageReopened', owner.username],
    ]);
    const audit = await staff.get<ListView<AuditEntryView>>('/api/admin/audit?kind=message');
    expect(audit.body.items[0]).toMatchObject({
      action: 'ContactMessageReopened',
      subject: { kind: 'message', id: message.id, title: 'a message from the contact page' },
    });
    await send(reopened.body, 'closing');
  });

  it.each<[string, object]>([
    ['without a text', {}],
    ['with a blank text', { text: ' \n' }],
    ['with an endless text', { text: 'x'.repeat(4_001) }],
    ['with a number', { text: 5 }],
    ['with an unknown field', { text: 'Yes.', to: 'thief@example.com' }],
  ])('are not answered %s', async (_, body) => {
    const [message] = (await list()).items;
    if (message === undefined) throw new Error('There is no message.');
    const refused = await send(message, 'answer', body);
    expect([refused.status, refused.body.code]).toEqual([422, 'InvalidFields']);
  });

  it('are answered only with the revision that staff read, and only if the message exists', async () => {
    const [message] = (await list()).items;
    const path = `${messages}/${message?.id ?? ''}`;
    expect((await staff.post(`${path}/answer`, { text: 'Yes.' })).status).toBe(428);
    const unknown = { id: 'unknown', revision: '0' };
    for (const [what, body] of [
      ['answer', { text: 'Yes.' }],
      ['closing', {}],
      ['reopening', {}],
    ] as const) {
      const { status, body: problem } = await send(unknown, what, body);
      expect([status, problem.code]).toEqual([404, 'ContactMessageNotFound']);
    }
    expect((await staff.get(`${messages}/unknown`)).status).toBe(404);
    expect((await staff.get(`${messages}/unknown/history`)).status).toBe(404);
    expect((await staff.get(`${messages}?status=lost`)).status).toBe(422);
    expect((await staff.get(`${messages}?cursor=x`)).status).toBe(422);
  });

  it('are pages, the waiting ones first', async () => {
    const waiting = await written('dalila@example.com', 'Is lunch included?');
    const { items, nextCursor = '', open } = await list('?limit=2');
    expect([items.length, items[0]?.id, open]).toEqual([2, waiting.id, 1]);
    const rest = await list(`?cursor=${encodeURIComponent(nextCursor)}`);
    expect(items.concat(rest.items).map(({ id }) => id)).toEqual(
      (await list()).items.map(({ id }) => id),
    );
  });
});
