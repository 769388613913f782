import { screen, waitFor, within } from '@testing-library/react';
import { address, openSite, quietServer } from '../../../test-support/open-site.tsx';
import { brokenConnection, problem } from '../../../test-support/stub-api.ts';

const call = 'POST /contact';

function server() {
  return quietServer().on(call, () =>
    Response.json({ revision: '0', position: 'log.7' }, { status: 202 }),
  );
}

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

async function openContact(stub = server()) {
  site = openSite('/contact', stub);
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
}

const field = (label: string) => screen.getByRole('textbox', { name: label });
const send = () => site.user.click(screen.getByRole('button', { name: 'Send message' }));

async function write(words = 'Do you sail in June?') {
  await site.user.type(field('Name'), 'Asha Juma');
  await site.user.type(field('E-mail'), 'asha@example.com');
  await site.user.type(field('Message'), words);
}

const keys = () => site.stub.calls(call).map(({ headers }) => headers.get('idempotency-key'));

describe('the contact page', () => {
  it('marks required fields, and shows other ways to reach the operator', async () => {
    await openContact();
    for (const label of ['Name', 'E-mail', 'Message']) {
      expect(field(label)).toBeRequired();
      expect(screen.getByText(label, { selector: 'label' })).toHaveTextContent(`${label} *`);
    }
    const main = within(screen.getByRole('main'));
    expect(
      await main.findByRole('link', { name: 'operator@kanga-day-trips.example' }),
    ).toHaveAttribute('href', 'mailto:operator@kanga-day-trips.example');
    expect(main.getByRole('link', { name: '+255 000 000 000' })).toHaveAttribute(
      'href',
      'tel:+255000000000',
    );
    expect(main.getByText('1 Example Street, Stone Town, Zanzibar')).toBeVisible();
    expect(main.getByRole('link', { name: 'Browse All Tours' })).toHaveAttribute('href', '/tours');
  });

  it('opens a chat with the operator and says so', async () => {
    await openContact();
    const chat = await screen.findByRole('link', { name: 'Chat on WhatsApp' });
    expect(chat).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/255000000000\?/),
    );
    await site.user.click(chat);
    expect(await screen.findByText('Opening WhatsApp...')).toBeVisible();
  });

  it('sends the message, says to which address the answer will go, and accepts another message', async () => {
    await openContact();
    await write();
    await send();
    const heading = await screen.findByRole('heading', { name: 'We have your message' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('asha@example.com')).toBeVisible();
    const [{ body, headers } = { body: null, headers: new Headers() }] = site.stub.calls(call);
    expect(body).toEqual({
      name: 'Asha Juma',
      email: 'asha@example.com',
      message: 'Do you sail in June?',
    });
    expect(headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    await site.user.click(screen.getByRole('button', { name: 'Write another' }));
    expect(field('Message')).toHaveValue('');
  });

  it('says that it is sending the message, and sends it once on a double press', async () => {
    const answer = Promise.withResolvers<Response>();
    await openContact(server().on(call, () => answer.promise));
    await write();
    const button = screen.getByRole('button', { name: 'Send message' });
    await site.user.dblClick(button);
    await waitFor(() => {
      expect(button).toHaveTextContent('Sending...');
    });
    expect(button).toBeDisabled();
    expect(site.stub.calls(call)).toHaveLength(1);
    answer.resolve(Response.json({ revision: '0', position: 'log.7' }, { status: 202 }));
    await screen.findByRole('heading', { name: 'We have your message' });
  });

  it('lists the missing fields with links', async () => {
    await openContact();
    await site.user.type(field('Name'), 'Asha');
    await send();
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Please fill in all required fields');
    expect(field('Name')).not.toHaveAttribute('aria-invalid');
    expect(field('Message')).toHaveAccessibleDescription(/Error: Write your message/);
    await site.user.click(within(summary).getByRole('link', { name: 'Enter your e-mail' }));
    expect(field('E-mail')).toHaveFocus();
    expect(site.stub.calls(call)).toEqual([]);
  });

  it("shows the server's error for a field beside it", async () => {
    await openContact(
      server().on(call, () =>
        problem('InvalidFields', {
          errors: [
            { field: 'email', message: 'This is not an e-mail address' },
            { field: 'other', message: 'There is no such field' },
          ],
        }),
      ),
    );
    await write();
    await send();
    await waitFor(() => {
      expect(field('E-mail')).toHaveAccessibleDescription(/This is not an e-mail address/);
    });
    expect(screen.getByText('There is no such field')).toBeVisible();
  });

  it.each([
    ['the connection broke', brokenConnection],
    ['the server had trouble', () => problem('Unexpected')],
    ['it is not known whether it arrived', () => problem('OutcomeUnknown')],
  ])('reports no success when %s, and keeps what was typed', async (_, answer) => {
    const stub = server().on(call, answer);
    await openContact(stub);
    await write();
    await send();
    await screen.findByText(/We got no answer/);
    expect(screen.queryByRole('heading', { name: 'We have your message' })).toBeNull();
    expect(field('Message')).toHaveValue('Do you sail in June?');
    stub.on(call, () => Response.json({ revision: '0', position: 'log.7' }, { status: 202 }));
    await send();
    await screen.findByRole('heading', { name: 'We have your message' });
    const [first, second] = keys();
    expect(second).toBe(first);
  });

  it('sends a changed text as another message', async () => {
    const stub = server().on(call, brokenConnection);
    await openContact(stub);
    await write();
    await send();
    await screen.findByText(/We got no answer/);
    await site.user.type(field('Message'), ' We are nine.');
    await send();
    await waitFor(() => {
      expect(keys()).toHaveLength(2);
    });
    expect(new Set(keys()).size).toBe(2);
  });

  it('says if too many messages were sent', async () => {
    await openContact(server().on(call, () => problem('TooManyRequests')));
    await write();
    await send();
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    expect(summary).not.toHaveTextContent('We got no answer');
    expect(field('Name')).toHaveValue('Asha Juma');
  });

  it('still accepts a message if the operator’s address could not be loaded', async () => {
    await openContact(server().on('GET /site', () => problem('TourNotFound')));
    await screen.findByText('Our address and number could not be loaded.');
    expect(screen.queryByRole('link', { name: 'Chat on WhatsApp' })).toBeNull();
    await write();
    await send();
    await screen.findByRole('heading', { name: 'We have your message' });
    expect(address()).toBe('/contact');
  });
});
