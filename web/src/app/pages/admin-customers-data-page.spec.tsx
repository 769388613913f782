import type { ErasurePreviewView, ErasureView } from '@contracts/customer/customer-view.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSite, quietServer } from '../../../test-support/open-site.tsx';
import { problem, type StubApi } from '../../../test-support/stub-api.ts';

const booking = {
  reference: 'ZBL-74100680',
  bookingNumber: 74_100_680,
  tourTitle: 'Spice Farm Tour',
  date: '2026-12-01',
  pickupTime: '09:00',
  status: 'confirmed',
  isUpcoming: true,
  isTheirs: true,
} as const;
const held: ErasurePreviewView = {
  bookings: [
    booking,
    { ...booking, reference: 'ZBL-74100681', isUpcoming: false, isTheirs: false },
  ],
  messages: ['2026-11-20'],
  mergedCustomers: 0,
  otherAddresses: 1,
};
const erased: ErasureView = {
  bookings: 2,
  messages: 1,
  addresses: 2,
  isPurged: true,
  awaitsScavenge: false,
  position: 'log.0001',
};
const email = 'asha@example.com';

let site: ReturnType<typeof openSite>;
afterEach(() => {
  site.leave();
});

async function open(answers: (server: StubApi) => StubApi): Promise<StubApi> {
  const user = { id: 'a1', username: 'amina', role: 'owner', hasTotp: true };
  const server = answers(
    quietServer()
      .on('GET /auth/session', { user })
      .on('GET /admin/customers/erasures', {
        items: [
          {
            customerId: '0b9c3b62-6d1c-4a52-9f4e-2f5a3c1d7e88',
            at: '2026-11-20T06:00:00.000Z',
            by: { id: 'a1', name: 'amina' },
            bookings: 3,
            messages: 0,
          },
        ],
        awaitsScavenge: false,
        bookingDataMonths: 36,
        contactDataMonths: 0,
      }),
  );
  site = openSite('/admin/customers/data', server);
  await screen.findByRole('heading', { name: 'Customers’ data', level: 1 });
  return server;
}

async function lookUp(address = email): Promise<void> {
  await userEvent.type(await screen.findByLabelText(/^E-mail address/), address);
  await userEvent.click(screen.getByRole('button', { name: 'Look up' }));
}

describe("the page of customers' data", () => {
  it('shows the data that is held and warns about upcoming bookings', async () => {
    await open((server) => server.on('POST /admin/customers/erasure/preview', held));
    await lookUp();
    const panel = await screen.findByRole('region', { name: 'What is stored' });
    expect(panel).toHaveTextContent('2 bookings and 1 message are stored.');
    expect(panel).toHaveTextContent('1 upcoming booking.');
    expect(panel).toHaveTextContent('Another address was corrected to this one');
    const bookings = within(panel).getByRole('list', { name: 'Bookings stored' });
    expect(within(bookings).getByRole('link', { name: 'ZBL-74100680' })).toBeVisible();
    expect(bookings).toHaveTextContent('under another address');
  });

  it('erases permanently after the address was typed again, and shows the result', async () => {
    const server = await open((each) =>
      each
        .on('POST /admin/customers/erasure/preview', held)
        .on('POST /admin/customers/erasure', erased),
    );
    await lookUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Erase this person' }));
    const dialog = await screen.findByRole('dialog', { name: 'Erase this person?' });
    expect(dialog).toHaveTextContent('This cannot be undone, not even by us.');
    const again = within(dialog).getByLabelText(/^Type the address again/);
    await userEvent.type(again, 'another@example.com');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erase permanently' }));
    expect(await within(dialog).findAllByText(/different from what you searched for/)).not.toEqual(
      [],
    );
    expect(server.calls('POST /admin/customers/erasure')).toHaveLength(0);
    await userEvent.clear(again);
    await userEvent.type(again, 'Asha@Example.com');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erase permanently' }));
    expect(
      await screen.findByText(
        'The personal data is erased from 2 bookings and 1 message, under 2 addresses.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What is stored' })).not.toBeInTheDocument();
  });

  it('finds a person by a booking, for people without an e-mail address', async () => {
    const server = await open((stub) =>
      stub
        .on('POST /admin/customers/erasure/preview', held)
        .on('POST /admin/customers/erasure', erased),
    );
    await lookUp('zbl-74100680');
    await userEvent.click(await screen.findByRole('button', { name: 'Erase this person' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Type the reference again/), 'ZBL-74100680');
    await userEvent.click(dialog.getByRole('button', { name: 'Erase permanently' }));
    await screen.findByText(/^The personal data is erased/);
    const whom = { booking: 'zbl-74100680' };
    expect(server.calls('POST /admin/customers/erasure/preview')[0]?.body).toEqual(whom);
    expect(server.calls('POST /admin/customers/erasure')[0]?.body).toEqual(whom);
  });

  it('says if no data is held', async () => {
    await open((server) =>
      server.on('POST /admin/customers/erasure/preview', () => problem('CustomerNotFound')),
    );
    await lookUp('nobody@example.com');
    expect(await screen.findByText('We hold no data about this person')).toBeVisible();
  });

  it('lists past erasures by id, and says when data is erased automatically', async () => {
    await open((server) => server);
    const list = await screen.findByRole('list', { name: 'Erasures' });
    expect(list).toHaveTextContent('3 bookings and 0 messages, by amina');
    expect(list).toHaveTextContent('0b9c3b62');
    const panel = screen.getByRole('region', { name: 'Erasures' });
    expect(panel).toHaveTextContent('kept for 36 months after the departure');
    expect(panel).toHaveTextContent(
      'Data of people who wrote to us is kept until you erase it here',
    );
  });
});
