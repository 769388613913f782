import type { MailStateView } from '@contracts/notification/mail-state-view.ts';
import type { StaffRole } from '@contracts/session/session-view.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { openSite, quietServer } from '../../../test-support/open-site.tsx';
import { StubEventSource } from '../../../test-support/stub-event-source.ts';

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

const fault: NonNullable<MailStateView['fault']> = {
  since: '2026-11-20T06:00:00.000Z',
  reason: 'ECONNREFUSED',
  waiting: 3,
  links: 1,
};

function serverWith(state: () => MailStateView, role: StaffRole) {
  return quietServer()
    .on('GET /auth/session', { user: { id: 'a1', username: 'asha', role } })
    .on('GET /admin/jobs', { items: [] })
    .on('GET /admin/mail', () => Response.json(state()));
}

describe('the notice about the mail server', () => {
  it('says on a screen since when and why e-mails wait, and how many, until the mail server works again', async () => {
    let state: MailStateView = { delivery: 'smtp', fault };
    site = openSite(
      '/admin/system/jobs',
      serverWith(() => state, 'owner'),
    );
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('No e-mail could be sent since Fri, Nov 20, 2026, 09:00.');
    expect(notice).toHaveTextContent(
      'The mail server could not be reached. Check that it is running',
    );
    expect(notice).toHaveTextContent('3 e-mails wait');
    expect(notice).toHaveTextContent('One link for an account was not sent');
    await screen.findByText('No job failed or is late, but e-mails cannot be sent.');
    state = { delivery: 'smtp', fault: null };
    act(() => StubEventSource.opened.at(-1)?.tell('changed', { subjects: ['notifications'] }));
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
    await screen.findByText('No job failed or is late.');
  });

  it('is not shown to people with read-only access', async () => {
    const server = serverWith(() => ({ delivery: 'smtp', fault }), 'read-only');
    site = openSite('/admin/bookings', server);
    await screen.findByRole('heading', { name: 'Booking Management' });
    expect(screen.queryByText(/E-mails cannot be sent/)).toBeNull();
  });
});
