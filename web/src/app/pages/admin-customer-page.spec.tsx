import type { CustomerItem, AdminCustomerView } from '@contracts/customer/known-customer-view.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSite, quietServer } from '../../../test-support/open-site.tsx';
import { adminBooking } from '../../../test-support/sample-bookings.ts';
import { problem, type StubApi } from '../../../test-support/stub-api.ts';

const item: CustomerItem = {
  id: 'c1',
  name: 'Asha Juma',
  email: 'asha@example.com',
  phone: '+255 700 000 001',
  ...{ bookings: 2, upcoming: 1, messages: 1 },
  lastBookedAt: '2026-11-20T09:00:00.000Z',
  money: [
    { currency: 'USD', paid: 60, owes: 30, toRefund: 15 },
    { currency: 'TZS', paid: 0, owes: 50_000, toRefund: 0 },
  ],
};
const { bookings: bookingCount, ...rest } = item;
const upcoming = adminBooking(74_100_680, { date: '2099-12-01' });
const past = adminBooking(74_100_681, { date: '2020-01-01' });
const cancelled = adminBooking(74_100_682, { date: '2099-12-02', status: 'cancelled' });
const customer: AdminCustomerView = {
  ...rest,
  notes: [
    {
      ...{ customerId: 'c1', noteNo: 1, at: '2026-11-22T07:00:00.000Z' },
      ...{ revision: '0', notesRevision: '0', text: 'Vegetarian' },
    },
  ],
  merged: [],
  revision: '0',
  languages: ['de'],
  country: 'TZ',
  bookingCount,
  bookings: [cancelled, upcoming, past],
  written: [
    {
      ...{ id: 'hello', status: 'open', message: 'Do you sail in June?', revision: '1' },
      writtenAt: '2026-11-21T07:00:00.000Z',
      updatedAt: '2026-11-21T07:00:00.000Z',
      answers: [{ at: '2026-11-21T08:00:00.000Z', text: 'Yes, every day.' }],
    },
  ],
  emails: [
    {
      ...{ id: 'mail', status: 'sent', template: 'booking-confirmed', recipient: 'traveller' },
      queuedAt: '2026-11-20T09:00:00.000Z',
      updatedAt: '2026-11-20T09:00:00.000Z',
      attempts: [],
    },
  ],
};

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

function open(
  path: string,
  answers: (server: StubApi) => StubApi = (server) => server,
  role = 'staff',
): StubApi {
  const server = answers(
    quietServer()
      .on('GET /auth/session', { user: { id: 'a1', username: 'amina', role, hasTotp: true } })
      .on('GET /admin/customers', { items: [item] })
      .on('POST /admin/customers/search', { items: [], hasMore: false })
      .on('GET /admin/customers/c1', customer)
      .on('GET /admin/customers/c1/duplicates', { items: [] })
      .on('GET /admin/customers/c1/history', {
        items: [
          {
            ...{ customerId: 'c1', revision: '0', at: '2026-11-22T07:00:00.000Z' },
            ...{ changes: [], causedBy: 'x' },
            ...{ action: 'CustomerNoteAdded', actor: { kind: 'admin', id: 'b', name: 'baraka' } },
          },
        ],
      }),
  );
  site = openSite(path, server);
  return server;
}

describe('the list of customers', () => {
  it('shows who they are, what they booked and what they paid', async () => {
    open('/admin/customers');
    const list = await screen.findByRole('list', { name: 'Customers found' });
    expect(within(list).getByRole('link', { name: 'Asha Juma' })).toHaveAttribute(
      'href',
      '/admin/customers/c1',
    );
    expect(list).toHaveTextContent('asha@example.com, +255 700 000 001');
    expect(list).toHaveTextContent('2 bookings, 1 upcoming, 1 message');
    expect(list).toHaveTextContent('paid USD $60');
    expect(list).not.toHaveTextContent('TZS');
    expect(screen.queryByRole('link', { name: 'Export or erase data' })).toBeNull();
  });

  it('is searched with the words in the body of the request, and says if no customer is found', async () => {
    const server = open('/admin/customers');
    await userEvent.type(await screen.findByLabelText('Search'), 'zuri');
    await screen.findByText('The search found no customer with a booking.');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Messages' })).toBeVisible();
    expect(server.calls('POST /admin/customers/search').at(-1)?.body).toEqual({ search: 'zuri' });
    expect(location.href).not.toContain('zuri');
  });

  it('leads owners to the export and the erasure', async () => {
    open('/admin/customers', undefined, 'owner');
    expect(await screen.findByRole('link', { name: 'Export or erase data' })).toHaveAttribute(
      'href',
      '/admin/customers/data',
    );
  });
});

describe('the screen of a customer', () => {
  it('shows how to reach them', async () => {
    open('/admin/customers/c1');
    const contact = await screen.findByRole('region', { name: 'Contact' });
    const hrefOf = (name: string) =>
      within(contact).getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('asha@example.com')).toBe('mailto:asha@example.com');
    expect(hrefOf('+255 700 000 001')).toBe('tel:+255700000001');
    expect(hrefOf('WhatsApp (in a new tab)')).toBe('https://wa.me/255700000001');
    expect(contact).toHaveTextContent('Tanzania');
    expect(contact).toHaveTextContent('German');
  });

  it('shows upcoming, past and cancelled bookings, messages and e-mails', async () => {
    open('/admin/customers/c1');
    for (const [name, booking] of [
      ['Upcoming bookings', upcoming],
      ['Past bookings', past],
      ['Cancelled bookings', cancelled],
    ] as const) {
      const list = await screen.findByRole('list', { name });
      expect(within(list).getAllByRole('listitem')).toHaveLength(1);
      expect(list).toHaveTextContent(booking.reference);
    }
    const messages = screen.getByRole('list', { name: 'Messages of this customer' });
    expect(messages).toHaveTextContent('Do you sail in June?');
    expect(messages).toHaveTextContent('Yes, every day.');
    expect(screen.getByRole('link', { name: /^Booking confirmed/ })).toBeVisible();
  });

  it('shows what was paid, is owed and is to be refunded, separately for each currency', async () => {
    open('/admin/customers/c1');
    const table = await screen.findByRole('table');
    const [, dollars, shillings] = within(table).getAllByRole('row');
    expect(dollars).toHaveTextContent(/USD.*\$60.*\$30.*\$15/);
    expect(shillings).toHaveTextContent(/TZS.*0.*50,000.*0/);
  });

  it('lets an owner erase the person by their id, after the address was typed', async () => {
    const held = { bookings: [], messages: [], mergedCustomers: 0, otherAddresses: 0 };
    const erased = { bookings: 1, messages: 0, addresses: 1, isPurged: true };
    const server = open(
      '/admin/customers/c1',
      (each) =>
        each
          .on('POST /admin/customers/erasure/preview', held)
          .on('POST /admin/customers/erasure', { ...erased, awaitsScavenge: false, position: 'p' }),
      'owner',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Export or erase' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Erase this person' }));
    const dialog = await screen.findByRole('dialog', { name: 'Erase this person?' });
    await userEvent.type(
      within(dialog).getByLabelText(/^Type the address again/),
      'asha@example.com',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erase permanently' }));
    await screen.findByRole('button', { name: 'Export or erase' });
    expect(server.calls('POST /admin/customers/erasure').map(({ body }) => body)).toEqual([
      { customerId: 'c1' },
    ]);
  });

  it('asks for the name if a customer has no e-mail address', async () => {
    const without = { ...customer, email: undefined };
    open(
      '/admin/customers/c1',
      (each) =>
        each.on('GET /admin/customers/c1', without).on('POST /admin/customers/erasure/preview', {
          ...{ bookings: [], messages: [], mergedCustomers: 0, otherAddresses: 0 },
        }),
      'owner',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Export or erase' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Erase this person' }));
    const dialog = await screen.findByRole('dialog', { name: 'Erase this person?' });
    expect(within(dialog).getByLabelText(/^Type the name again/)).toBeVisible();
  });

  it('says that a person was erased, and keeps their bookings', async () => {
    const nameless = { ...customer, name: undefined, email: undefined, phone: undefined };
    open(
      '/admin/customers/c1',
      (each) => each.on('GET /admin/customers/c1', { ...nameless, isErased: true }),
      'owner',
    );
    await screen.findByRole('heading', { level: 1, name: 'Erased customer' });
    expect(screen.getByText(/^This person was erased/)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Past bookings' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export or erase' })).toBeNull();
  });

  it('says if there is no such customer', async () => {
    open('/admin/customers/nobody', (each) =>
      each.on('GET /admin/customers/nobody', () => problem('NoSuchCustomer')),
    );
    expect(await screen.findByText('There is no customer with this id.')).toBeVisible();
  });

  it('has notes that staff add, change and remove at the revision that they read', async () => {
    const notes = '/admin/customers/c1/notes';
    const answer = { ...customer, position: 'p', revision: '1' };
    const server = open('/admin/customers/c1', (each) =>
      each
        .on(`POST ${notes}`, answer)
        .on(`PUT ${notes}/1`, answer)
        .on(`DELETE ${notes}/1`, answer)
        .on(`POST ${notes}/1/restoration`, answer),
    );
    const panel = within(await screen.findByRole('region', { name: 'Notes' }));
    expect(await panel.findByText('baraka')).toBeVisible();
    await userEvent.type(panel.getByLabelText('New note'), 'Afraid of sharks');
    await userEvent.click(panel.getByRole('button', { name: 'Add note' }));
    await waitFor(() => {
      expect(panel.getByLabelText('New note')).toHaveValue('');
    });
    expect(server.calls(`POST ${notes}`)[0]?.body).toEqual({ text: 'Afraid of sharks' });

    await userEvent.click(panel.getByRole('button', { name: /^Change the note/ }));
    const field = panel.getByLabelText('Change the note');
    await userEvent.clear(field);
    await userEvent.click(panel.getByRole('button', { name: 'Save note' }));
    expect(panel.getByText('Write the note first.')).toBeVisible();
    await userEvent.type(field, 'Vegan');
    await userEvent.click(panel.getByRole('button', { name: 'Save note' }));
    await panel.findByRole('button', { name: /^Remove the note/ });
    const [changed] = server.calls(`PUT ${notes}/1`);
    expect(changed?.body).toEqual({ text: 'Vegan' });
    expect(changed?.headers.get('if-match')).toBe('"0"');

    await userEvent.click(panel.getByRole('button', { name: /^Remove the note/ }));
    await userEvent.click(await panel.findByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(server.calls(`POST ${notes}/1/restoration`)).toHaveLength(1);
    });
    expect(server.calls(`DELETE ${notes}/1`)[0]?.headers.get('if-match')).toBe('"0"');
  });

  it('says if a colleague changed the notes meanwhile', async () => {
    open('/admin/customers/c1', (each) =>
      each.on('DELETE /admin/customers/c1/notes/1', () => problem('RevisionMismatch')),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Remove the note/ }));
    expect(await screen.findByText(/^A colleague changed the notes meanwhile/)).toBeVisible();
  });

  it('lets accounts that only read see the notes', async () => {
    open('/admin/customers/c1', undefined, 'read-only');
    const panel = within(await screen.findByRole('region', { name: 'Notes' }));
    expect(panel.getByText('Vegetarian')).toBeVisible();
    expect(panel.queryByRole('button')).toBeNull();
    expect(panel.queryByRole('textbox')).toBeNull();
  });

  it('shows its notes on the bookings of the customer', async () => {
    const booking = { ...upcoming, customerId: 'c1' };
    open(`/admin/bookings/${upcoming.reference}`, (each) =>
      each.on(`GET /admin/bookings/${upcoming.reference}`, booking),
    );
    expect(await screen.findByText('Vegetarian')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All 2 bookings' })).toHaveAttribute(
      'href',
      '/admin/customers/c1',
    );
    expect(screen.getByRole('link', { name: 'Asha Juma' })).toBeVisible();
  });

  describe('who is the same person as another', () => {
    const other: CustomerItem = {
      ...{ id: 'c2', name: 'Asha J.', phone: '+255 700 000 001' },
      ...{ bookings: 1, upcoming: 0, messages: 0, money: [] },
    };
    const merge = {
      ...{ customerId: 'c2', into: 'c1', name: 'Asha J.' },
      ...{ at: '2026-11-22T07:00:00.000Z', revision: '0' },
      survivor: { name: 'Asha J. Juma' },
    };
    const together = { ...customer, merged: [merge] };

    it('is merged after staff found the other one by a search and saw both', async () => {
      const server = open('/admin/customers/c1', (each) =>
        each
          .on('POST /admin/customers/search', { items: [item, other] })
          .on('POST /admin/customers/c1/merges', { ...together, position: 'p' }),
      );
      await userEvent.click(
        await screen.findByRole('button', { name: 'Merge with another customer' }),
      );
      await userEvent.type(screen.getByLabelText('Search for the other customer'), 'asha');
      const choices = await screen.findByRole('list', { name: 'Customers found' });
      // The customer on the screen cannot be chosen.
      expect(within(choices).getAllByRole('listitem')).toHaveLength(1);
      await userEvent.click(within(choices).getByRole('button', { name: 'Compare with Asha J.' }));
      const dialog = screen.getByRole('dialog', { name: 'Are they the same person?' });
      const rowOf = (name: string) =>
        within(dialog).getByRole('rowheader', { name }).closest('tr')?.textContent;
      expect(rowOf('Name')).toBe('NameAsha JumaAsha J.');
      expect(rowOf('E-mail')).toBe('E-mailasha@example.comnone');
      expect(rowOf('Bookings')).toBe('Bookings2 bookings, 1 upcoming, 1 message1 booking');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Merge' }));
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull();
      });
      const [sent] = server.calls('POST /admin/customers/c1/merges');
      expect(sent?.body).toEqual({ customerId: 'c2' });
      expect(sent?.headers.get('idempotency-key')).toBeTruthy();
    });

    it('is suggested, and the dialog says why the two cannot be merged', async () => {
      open('/admin/customers/c1', (each) =>
        each
          .on('GET /admin/customers/c1/duplicates', { items: [other] })
          .on('POST /admin/customers/c1/merges', () => problem('AlreadyMerged')),
      );
      const possible = await screen.findByRole('list', { name: 'Possible duplicates' });
      await userEvent.click(within(possible).getByRole('button', { name: 'Compare with Asha J.' }));
      const dialog = screen.getByRole('dialog', { name: 'Are they the same person?' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Merge' }));
      expect(
        await within(dialog).findByText(/^One of the customers was merged with another one/),
      ).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }));
      expect(screen.getByLabelText('Search for the other customer')).toBeVisible();
    });

    it('shows the merge with its day and author, and undoes it there and in the history', async () => {
      const entry = {
        ...{ customerId: 'c1', revision: '0', at: '2026-11-22T07:00:00.000Z', changes: [] },
        ...{ action: 'CustomerAbsorbed', causedBy: 'x' },
        actor: { kind: 'admin', id: 'b', name: 'baraka' },
      };
      const server = open('/admin/customers/c1', (each) =>
        each
          .on('GET /admin/customers/c1', together)
          .on('GET /admin/customers/c1/history', { items: [entry] })
          .on('DELETE /admin/customers/c1/merges/c2', { ...customer, position: 'p' }),
      );
      const merged = await screen.findByRole('list', { name: 'Merged customers' });
      expect(await within(merged).findByText(/Nov 22, 2026, by baraka/)).toHaveTextContent(
        'Merged with Asha J. (Nov 22, 2026, by baraka)',
      );
      const buttons = await screen.findAllByRole('button', { name: 'Undo the merge with Asha J.' });
      expect(buttons).toHaveLength(2);
      for (const button of buttons) await userEvent.click(button);
      await waitFor(() => {
        expect(server.calls('DELETE /admin/customers/c1/merges/c2')).toHaveLength(2);
      });
    });

    it('names the other person even if the shown name is the name of the merged customer', async () => {
      const { email, phone } = customer;
      const latest = { ...merge, name: 'Asha Juma', email, phone };
      open('/admin/customers/c1', (each) =>
        each.on('GET /admin/customers/c1', { ...customer, merged: [latest] }),
      );
      expect(await screen.findByText('Asha J. Juma')).toBeVisible();
    });

    it('is shown without buttons to accounts that only read', async () => {
      open(
        '/admin/customers/c1',
        (each) => each.on('GET /admin/customers/c1', together),
        'read-only',
      );
      await screen.findByRole('list', { name: 'Merged customers' });
      expect(screen.queryByRole('button', { name: /merge/i })).toBeNull();
    });

    it('is erased too, and the preview says so', async () => {
      const held = { bookings: [], messages: [], mergedCustomers: 1, otherAddresses: 0 };
      open(
        '/admin/customers/c1',
        (each) =>
          each
            .on('GET /admin/customers/c1', together)
            .on('POST /admin/customers/erasure/preview', held),
        'owner',
      );
      await userEvent.click(await screen.findByRole('button', { name: 'Export or erase' }));
      expect(await screen.findByText('Another customer was merged with this one')).toBeVisible();
    });
  });
});
