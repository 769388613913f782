import type { AdminReviewView } from '@contracts/review/review-view.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { address, openSite, quietServer } from '../../../test-support/open-site.tsx';
import { problem } from '../../../test-support/stub-api.ts';
import { StubEventSource } from '../../../test-support/stub-event-source.ts';

const number = 74_100_680;
const one = `/admin/reviews/${String(number)}`;

function review(more: Partial<AdminReviewView> = {}): AdminReviewView {
  return {
    reference: 'ZBL-74100680',
    bookingNumber: number,
    tourId: 'spice-farm-tour',
    tourTitle: 'Spice Farm Tour',
    status: 'pending',
    stars: 4,
    text: 'Cloves everywhere!',
    name: 'Asha',
    month: '2026-11',
    submittedAt: '2026-11-21T07:00:00.000Z',
    updatedAt: '2026-11-21T07:00:00.000Z',
    revision: '3',
    ...more,
  };
}

/** The review after its traveller was erased: text and name are missing. */
function withoutTexts(more: Partial<AdminReviewView>): AdminReviewView {
  const entries = Object.entries(review(more));
  const gone = ['text', 'name'];
  return Object.fromEntries(entries.filter(([field]) => !gone.includes(field))) as never;
}

function serverWith(items: readonly AdminReviewView[], role = 'staff') {
  const server = quietServer()
    .on('GET /auth/session', { user: { username: 'asha', role } })
    .on('GET /admin/tours', { items: [{ id: 'spice-farm-tour', title: 'Spice Farm Tour' }] })
    .on('GET /admin/reviews', {
      items,
      pending: items.filter(({ status }) => status === 'pending').length,
    });
  for (const each of items) server.on(`GET /admin/reviews/${String(each.bookingNumber)}`, each);
  return server;
}

const done = (more: Partial<AdminReviewView> = {}) =>
  Response.json({ ...review(more), revision: '4', position: 'log.9' });

describe('the screen of reviews', () => {
  let site: ReturnType<typeof openSite>;
  afterEach(() => {
    site.leave();
  });
  async function open(server: ReturnType<typeof serverWith>, path = '/admin/reviews') {
    site = openSite(path, server);
    await screen.findByRole('heading', { level: 1, name: 'Reviews' });
  }
  const card = async () => within(await screen.findByRole('article', { name: /^Spice Farm Tour/ }));

  it('lists reviews with the facts that staff need to decide', async () => {
    await open(serverWith([review()]));
    const shown = await card();
    expect(shown.getByText('4 out of 5 stars')).toBeInTheDocument();
    expect(shown.getByText('Cloves everywhere!')).toBeVisible();
    expect(shown.getByText('Waiting for you')).toBeVisible();
    expect(shown.getByText(/^Asha, written Sat, Nov 21, 2026, 10:00/)).toBeVisible();
    expect(shown.getByRole('link', { name: 'Booking ZBL-74100680' })).toHaveAttribute(
      'href',
      '/admin/bookings/ZBL-74100680',
    );
    expect(shown.getByRole('link', { name: 'History' })).toHaveAttribute('href', one);
  });

  it('are in the navigation with the number of waiting reviews, which follows live changes', async () => {
    const server = serverWith([review()]);
    await open(server);
    await screen.findAllByRole('link', { name: 'Reviews 1 waiting' });
    server.on('GET /admin/reviews', { items: [], pending: 0 });
    act(() => {
      StubEventSource.opened.at(-1)?.tell('changed', { subjects: ['reviews'] });
    });
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Reviews 1 waiting' })).toBeNull();
    });
    expect(screen.getAllByRole('link', { name: 'Reviews' }).length).toBeGreaterThan(0);
  });

  it('filters by status and tour, and keeps the filter in the address', async () => {
    const server = serverWith([review()]);
    await open(server, '/admin/reviews?status=published');
    await screen.findByRole('option', { name: 'Spice Farm Tour' });
    expect(screen.getByLabelText('Status')).toHaveValue('published');
    await site.user.selectOptions(screen.getByLabelText('Tour'), 'spice-farm-tour');
    expect(address()).toBe('/admin/reviews?status=published&tour=spice-farm-tour');
    await waitFor(() => {
      expect(server.calls('GET /admin/reviews').map(({ query }) => query)).toContainEqual({
        status: 'published',
        tourId: 'spice-farm-tour',
      });
    });
  });

  it('says that there are no reviews yet', async () => {
    await open(serverWith([]));
    await screen.findByText(/^There are no reviews yet/);
    await site.user.selectOptions(screen.getByLabelText('Status'), 'rejected');
    await screen.findByText('There are no such reviews.');
  });

  it('publishes the review that staff read', async () => {
    const server = serverWith([review()]).on(`POST ${one}/publication`, () =>
      done({ status: 'published' }),
    );
    await open(server);
    await site.user.click((await card()).getByRole('button', { name: 'Publish' }));
    await screen.findByText('Review published: ZBL-74100680');
    expect(server.calls(`POST ${one}/publication`)[0]?.headers.get('if-match')).toBe('"3"');
  });

  it('shows the changes of the traveller before a review that changed meanwhile is published', async () => {
    const server = serverWith([review()]).on(`POST ${one}/publication`, () =>
      problem('RevisionMismatch', { differences: [{ field: 'stars', before: 4, after: 1 }] }),
    );
    await open(server);
    await site.user.click((await card()).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('changed by someone else meanwhile');
    expect(screen.getByText('Stars')).toBeVisible();
    server
      .on(`GET ${one}`, review({ revision: '5', stars: 1 }))
      .on(`POST ${one}/publication`, () => done({ status: 'published' }));
    await site.user.click(screen.getByRole('button', { name: 'Publish it anyway' }));
    await screen.findByText('Review published: ZBL-74100680');
    expect(server.calls(`POST ${one}/publication`).at(-1)?.headers.get('if-match')).toBe('"5"');
  });

  it('rejects a review only with a reason', async () => {
    const server = serverWith([review()]).on(`POST ${one}/rejection`, () =>
      done({ status: 'rejected' }),
    );
    await open(server);
    await site.user.click((await card()).getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this review?' }));
    await site.user.click(dialog.getByRole('button', { name: 'Reject' }));
    await dialog.findByRole('link', { name: 'Say why the review is not shown' });
    expect(server.calls(`POST ${one}/rejection`)).toHaveLength(0);
    await site.user.type(dialog.getByLabelText(/^Reason/), 'It names a person.');
    await site.user.click(dialog.getByRole('button', { name: 'Reject' }));
    await screen.findByText('Review rejected: ZBL-74100680');
    expect(server.calls(`POST ${one}/rejection`)[0]?.body).toEqual({
      reason: 'It names a person.',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('replies, and changes and removes the reply', async () => {
    const server = serverWith([review({ status: 'published' })]).on(`PUT ${one}/reply`, () =>
      done({ status: 'published' }),
    );
    await open(server);
    await site.user.click((await card()).getByRole('button', { name: 'Reply' }));
    await site.user.type(await screen.findByRole('textbox', { name: /^Reply/ }), 'Karibu tena!');
    server.on('GET /admin/reviews', {
      items: [
        review({
          status: 'published',
          reply: { text: 'Karibu tena!', at: '2026-11-22T07:00:00.000Z' },
        }),
      ],
      pending: 0,
    });
    await site.user.click(screen.getByRole('button', { name: 'Save reply' }));
    await site.user.click(await screen.findByRole('button', { name: 'Change reply' }));
    expect(await screen.findByRole('textbox', { name: /^Reply/ })).toHaveValue('Karibu tena!');
    await site.user.click(screen.getByRole('button', { name: 'Back' }));
    await site.user.click(screen.getByRole('button', { name: 'Remove reply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove your reply?' }));
    await site.user.click(dialog.getByRole('button', { name: 'Remove reply' }));
    await screen.findByText('Reply removed: ZBL-74100680');
    expect(server.calls(`PUT ${one}/reply`).map(({ body }) => body)).toEqual([
      { text: 'Karibu tena!' },
      { text: '' },
    ]);
  });

  it('shows the changes before a reply is saved to a review that changed meanwhile', async () => {
    const server = serverWith([review()]).on(`PUT ${one}/reply`, () =>
      problem('RevisionMismatch', { differences: [{ field: 'stars', before: 4, after: 1 }] }),
    );
    await open(server);
    await site.user.click((await card()).getByRole('button', { name: 'Reply' }));
    await site.user.type(await screen.findByRole('textbox', { name: /^Reply/ }), 'Asante');
    await site.user.click(screen.getByRole('button', { name: 'Save reply' }));
    server.on(`PUT ${one}/reply`, () => done());
    await site.user.click(await screen.findByRole('button', { name: 'Save reply anyway' }));
    await screen.findByText('Reply saved: ZBL-74100680');
  });

  it('has no buttons for accounts that only read, and none for a withdrawn review', async () => {
    await open(serverWith([review()], 'read-only'));
    await card();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    site.leave();
    await open(serverWith([review({ status: 'withdrawn' })]));
    await card();
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  });

  it('keeps the stars of a person who was erased, and says that the texts are gone', async () => {
    await open(serverWith([withoutTexts({ status: 'published', isErased: true })]));
    const shown = await card();
    expect(shown.getByText(/^The person was erased/)).toBeVisible();
    expect(shown.getByText('4 out of 5 stars')).toBeInTheDocument();
    expect(shown.queryByRole('button', { name: 'Reply' })).toBeNull();
    expect(shown.getByRole('button', { name: 'Reject' })).toBeVisible();
  });
});

describe('the screen of one review', () => {
  let site: ReturnType<typeof openSite>;
  afterEach(() => {
    site.leave();
  });

  it('shows its history', async () => {
    const server = serverWith([review({ status: 'rejected', reason: 'It names a person.' })]).on(
      `GET ${one}/history`,
      {
        items: [
          {
            revision: '4',
            at: '2026-11-22T07:00:00.000Z',
            actor: { kind: 'staff', id: 'x', name: 'Juma' },
            action: 'ReviewRejected',
            changes: [],
            reason: 'It names a person.',
            causedBy: 'x',
          },
        ],
      },
    );
    site = openSite(one, server);
    await screen.findByRole('heading', { level: 1, name: 'Spice Farm Tour' });
    const history = await screen.findByRole('group', {
      name: 'History of the review of ZBL-74100680',
    });
    expect(history).toHaveTextContent('Review rejected by Juma');
    expect(history).toHaveTextContent('“It names a person.”');
    expect(screen.getByRole('link', { name: 'Reviews', current: true })).toBeVisible();
  });

  it('says that there is no such review', async () => {
    site = openSite(
      one,
      serverWith([]).on(`GET ${one}`, () => problem('ReviewNotFound')),
    );
    await screen.findByRole('heading', { level: 1, name: 'Review not found' });
  });
});
