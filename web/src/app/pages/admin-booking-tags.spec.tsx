import { screen, waitFor } from '@testing-library/react';
import { openSite } from '../../../test-support/open-site.tsx';
import { adminBooking, staffServer } from '../../../test-support/sample-bookings.ts';
import { problem } from '../../../test-support/stub-api.ts';

const booking = adminBooking(74_100_680);
const path = `/admin/bookings/${booking.reference}`;

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

async function openBooking(server: ReturnType<typeof staffServer>) {
  site = openSite(path, server);
  await screen.findByRole('heading', { name: 'Mnemba Reef Snorkelling' });
}

const press = async (name: string) => {
  await site.user.click(await screen.findByRole('button', { name }));
};
const done = (more: object) =>
  Response.json({ ...booking, revision: '2', position: 'log.9', ...more });

describe('the tags of a booking', () => {
  it('are added in the spelling that other bookings use, and removed', async () => {
    const server = staffServer({ ...booking, tags: ['Agency'] })
      .on('GET /admin/bookings/tags', { items: [{ tag: 'VIP', bookings: 2 }] })
      .on(`POST ${path}/tags`, () => done({ tags: ['Agency', 'VIP'] }))
      .on(`DELETE ${path}/tags/Agency`, () => done({}));
    await openBooking(server);
    await screen.findByText('Agency');
    await waitFor(() => {
      expect(server.calls('GET /admin/bookings/tags')).toHaveLength(1);
    });
    await site.user.type(screen.getByLabelText('New tag'), ' vip ');
    await press('Add tag');
    await waitFor(() => {
      expect(server.calls(`POST ${path}/tags`)[0]?.body).toEqual({ tag: 'VIP' });
      expect(screen.getByLabelText('New tag')).toHaveValue('');
    });
    await press('Remove the tag Agency');
    await waitFor(() => {
      expect(server.calls(`DELETE ${path}/tags/Agency`)).toHaveLength(1);
    });
  });

  it('say what is wrong with a new tag', async () => {
    const server = staffServer(booking).on(`POST ${path}/tags`, () => problem('TooManyTags'));
    await openBooking(server);
    await screen.findByText('This booking has no tags.');
    for (const [typed, words] of [
      [' ', 'Write the tag first'],
      ['0777 123 456', 'Use at most 4 digits'],
      ['VIP', 'A booking has at most 10 tags: remove one first'],
    ] as const) {
      await site.user.clear(screen.getByLabelText('New tag'));
      await site.user.type(screen.getByLabelText('New tag'), typed);
      await press('Add tag');
      await screen.findByText(words);
    }
    expect(server.calls(`POST ${path}/tags`)).toHaveLength(1);
  });
});
