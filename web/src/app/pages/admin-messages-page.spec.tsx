import type { AdminMessageView } from '@contracts/contact/admin-message-view.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { address, openSite, quietServer } from '../../../test-support/open-site.tsx';
import { problem } from '../../../test-support/stub-api.ts';
import { StubEventSource } from '../../../test-support/stub-event-source.ts';

function message(more: Partial<AdminMessageView> = {}): AdminMessageView {
  return {
    id: 'hello',
    status: 'open',
    writtenAt: '2026-11-21T07:00:00.000Z',
    updatedAt: '2026-11-21T07:00:00.000Z',
    name: 'Asha Juma',
    email: 'asha@example.com',
    message: 'Do you sail in June?',
    answers: [],
    revision: '0',
    ...more,
  };
}

const answered = message({
  status: 'closed',
  answers: [{ at: '2026-11-21T08:00:00.000Z', text: 'Yes, every day.' }],
  revision: '1',
});

/** What is left of a message after an erasure. */
const erased: AdminMessageView = {
  ...{ id: 'gone', status: 'closed', writtenAt: '2026-11-20T07:00:00.000Z', isErased: true },
  ...{ updatedAt: '2026-11-22T07:00:00.000Z', answers: [], revision: '0' },
};

function serverWith(items: readonly AdminMessageView[], role = 'staff', delivery = 'smtp') {
  const server = quietServer()
    .on('GET /auth/session', { user: { id: 'own', username: 'asha', role } })
    .on('GET /admin/mail', { delivery })
    .on('GET /admin/messages', { items, open: 1 })
    .on('GET /admin/messages/hello/history', {
      items: [
        {
          ...{ revision: '0', at: '2026-11-21T07:00:00.000Z', actor: { kind: 'customer' } },
          ...{ action: 'ContactMessageSubmitted', changes: [], causedBy: 'x' },
        },
      ],
    });
  for (const each of items) server.on(`GET /admin/messages/${each.id}`, each);
  return server;
}

describe('the screen of messages', () => {
  let site: ReturnType<typeof openSite>;
  afterEach(() => {
    site.leave();
    localStorage.clear(); // Drafts would open their dialogs again.
  });
  async function open(server: ReturnType<typeof serverWith>, path = '/admin/messages') {
    site = openSite(path, server);
    await screen.findByRole('heading', { level: 1, name: /^Message/ });
  }
  const card = async (name: string) => within(await screen.findByRole('article', { name }));

  it('shows who wrote what, and what was answered', async () => {
    await open(serverWith([message({ id: 'new', name: 'Baraka Ali' }), answered, erased]));
    const waiting = await card('Baraka Ali');
    expect(waiting.getByText('Waiting for you')).toBeVisible();
    expect(waiting.getByText('Do you sail in June?')).toBeVisible();
    expect(waiting.getByRole('link', { name: 'asha@example.com' })).toHaveAttribute(
      'href',
      'mailto:asha@example.com',
    );
    const closed = await card('Asha Juma');
    expect(closed.getByText('Yes, every day.')).toBeVisible();
    expect(closed.getByRole('link', { name: 'History' })).toHaveAttribute(
      'href',
      '/admin/messages/hello',
    );
    const gone = await card('Erased person');
    gone.getByText(/^The person was erased/);
    expect(gone.queryByRole('button')).toBeNull();
  });

  it('filters by status, in the address', async () => {
    const server = serverWith([message()]);
    await open(server);
    await site.user.selectOptions(screen.getByLabelText('Status'), 'open');
    expect(address()).toBe('/admin/messages?status=open');
    await waitFor(() => {
      expect(server.calls('GET /admin/messages').at(-1)?.query).toEqual({ status: 'open' });
    });
    server.on('GET /admin/messages', { items: [], open: 0 });
    await site.user.selectOptions(screen.getByLabelText('Status'), 'closed');
    await screen.findByText('There are no such messages.');
  });

  async function write(text: string) {
    await site.user.click(await screen.findByRole('button', { name: 'Answer Asha Juma' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer Asha Juma' }));
    if (text !== '') await site.user.type(dialog.getByLabelText('Answer *'), text);
    return dialog;
  }

  it('sends an answer to the message that staff read', async () => {
    const server = serverWith([message()]).on('POST /admin/messages/hello/answer', () =>
      Response.json({ ...answered, position: 'log.9' }),
    );
    await open(server);
    const dialog = await write('Yes, every day.');
    dialog.getByText(/^asha@example.com gets your answer by e-mail/);
    await site.user.click(dialog.getByRole('button', { name: 'Send answer' }));
    await screen.findByText('Message answered');
    const [sent] = server.calls('POST /admin/messages/hello/answer');
    expect(sent?.body).toEqual({ text: 'Yes, every day.' });
    expect(sent?.headers.get('if-match')).toBe('"0"');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the text, and says if a colleague answered first', async () => {
    const server = serverWith([message()]).on('POST /admin/messages/hello/answer', () =>
      problem('RevisionMismatch', { differences: [] }),
    );
    await open(server);
    const dialog = await write('');
    await site.user.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect(await dialog.findAllByText('Write the answer')).not.toHaveLength(0);
    await site.user.type(dialog.getByLabelText('Answer *'), 'Yes.');
    await site.user.click(dialog.getByRole('button', { name: 'Send answer' }));
    await dialog.findByText(/^A colleague answered or closed this message meanwhile/);
    expect(dialog.getByLabelText('Answer *')).toHaveValue('Yes.');
  });

  it('shows above a begun answer what a colleague has answered meanwhile', async () => {
    const server = serverWith([message()]);
    await open(server);
    const dialog = await write('Yes.');
    server.on('GET /admin/messages', { items: [answered], open: 0 });
    server.on('GET /admin/messages/hello', answered);
    act(() => StubEventSource.opened.at(-1)?.tell('changed', { subjects: ['messages'] }));
    expect(await dialog.findByText('Yes, every day.')).toBeVisible();
    expect(dialog.getByLabelText('Answer *')).toHaveValue('Yes.');
  });

  it('promises no e-mail if no mail server is set up', async () => {
    await open(serverWith([message()], 'staff', 'outbox'));
    const dialog = await write('');
    await dialog.findByText(/^No mail server is set up/);
    dialog.getByRole('button', { name: 'Save answer' });
  });

  it('closes a message and opens it again', async () => {
    const server = serverWith([message()]).on('POST /admin/messages/hello/closing', () => {
      server.on('GET /admin/messages', { items: [message({ status: 'closed' })], open: 0 });
      return Response.json({ ...message({ status: 'closed' }), position: 'log.9' });
    });
    server.on('POST /admin/messages/hello/reopening', () => problem('TimedOut'));
    await open(server);
    await site.user.click(
      await screen.findByRole('button', { name: 'Close the message of Asha Juma' }),
    );
    await screen.findByText('Message closed');
    await site.user.click(await screen.findByRole('button', { name: 'Open again' }));
    await screen.findByRole('group', { name: 'There is a problem' });
  });

  it('has no buttons for accounts that only read', async () => {
    await open(serverWith([message()], 'read-only'));
    const shown = await card('Asha Juma');
    expect(shown.queryByRole('button')).toBeNull();
  });

  it('shows one message with its history', async () => {
    await open(serverWith([message()]), '/admin/messages/hello');
    await card('Asha Juma');
    await screen.findByText('Message written');
  });

  it('says that there is no such message', async () => {
    const server = serverWith([]).on('GET /admin/messages/unknown', () =>
      problem('ContactMessageNotFound'),
    );
    await open(server, '/admin/messages/unknown');
    await screen.findByText('There is no message with this id.');
  });
});
