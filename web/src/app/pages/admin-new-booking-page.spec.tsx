import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { address, openSite, someDay } from '../../../test-support/open-site.tsx';
import { adminBooking, staffServer } from '../../../test-support/sample-bookings.ts';
import { reefTour, slot, townTour } from '../../../test-support/sample-tours.ts';
import { brokenConnection, problem, type StubApi } from '../../../test-support/stub-api.ts';

const more = { isDeleted: false, revenueGenerated: [], revision: '4' };

function serverWithTours(): StubApi {
  return staffServer(adminBooking(74_100_680))
    .on('GET /admin/tours', {
      items: [
        { ...reefTour, ...more, isActive: true },
        { ...townTour, ...more, isActive: false },
      ],
    })
    .on('GET /tours/*/availability', ({ query }) =>
      Response.json({ items: [slot(query.from ?? '', '08:30', { status: 'full', seatsLeft: 0 })] }),
    );
}

let site: ReturnType<typeof openSite>;
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  site.leave();
});

async function open(server: StubApi) {
  site = openSite('/admin/bookings/new', server);
  await screen.findByRole('combobox', { name: 'Tour' });
}

async function fillIn() {
  const write = (name: string, text: string) =>
    site.user.type(screen.getByLabelText(new RegExp(`^${name}`)), text);
  await site.user.selectOptions(screen.getByRole('combobox', { name: 'Tour' }), reefTour.id);
  fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: someDay } });
  await site.user.click(screen.getByRole('button', { name: 'One more: Adult (12+)' }));
  await write('Name', 'Asha Juma');
  await write('E-mail', 'asha@example.com');
  await write('Phone', '+255 700 000 001');
}

const submit = () => site.user.click(screen.getByRole('button', { name: 'Make the booking' }));

describe('a booking on a caller’s behalf', () => {
  it('offers the tours on sale and lists the missing fields', async () => {
    await open(serverWithTours());
    expect(screen.queryByRole('option', { name: townTour.title })).toBeNull();
    await submit();
    const summary = within(screen.getByRole('group', { name: 'There is a problem' }));
    expect(summary.getByText('Choose a tour.')).toBeVisible();
    expect(summary.getByText('Please fill in all required fields')).toBeVisible();
    for (const name of [/^Tour/, /^Name/, /^Phone/]) {
      expect(screen.getByLabelText(name, { selector: ':required' })).toBeInvalid();
    }
  });

  it('is not available with read-only access', async () => {
    const user = { id: 'own', username: 'juma', role: 'read-only', hasTotp: false };
    site = openSite('/admin/bookings/new', serverWithTours().on('GET /auth/session', { user }));
    await screen.findByText('Your account is not allowed to do this');
    expect(screen.queryByRole('button', { name: 'Make the booking' })).toBeNull();
  });

  it('chooses the only start time of a tour and shows its seats and price', async () => {
    await open(serverWithTours());
    await fillIn();
    expect(screen.getByRole('radio', { name: /^08:30/ })).toBeChecked();
    expect(await screen.findByText('Full')).toBeVisible();
    expect(screen.getByText('USD $50.00')).toBeVisible();
  });

  it('needs no e-mail address', async () => {
    const server = serverWithTours().on('POST /admin/bookings', brokenConnection);
    await open(server);
    await fillIn();
    await site.user.clear(screen.getByLabelText(/^E-mail/));
    expect(screen.getByText(/^Without an address the traveller gets no e-mails/)).toBeVisible();
    await submit();
    const [sent] = await waitFor(() => {
      const calls = server.calls('POST /admin/bookings');
      expect(calls).toHaveLength(1);
      return calls;
    });
    expect(sent?.body).toMatchObject({ customer: { email: null } });
  });

  it('is made only once even if it is sent several times, and then its screen opens', async () => {
    const server = serverWithTours().on('POST /admin/bookings', brokenConnection);
    await open(server);
    await fillIn();
    await submit();
    await screen.findByText(/^The booking could not be made\./);
    server.on('POST /admin/bookings', () =>
      Response.json({ ...adminBooking(74_100_680), position: 'log.9' }, { status: 201 }),
    );
    await submit();
    await screen.findByText('Booking made: ZBL-74100680');
    expect(address()).toBe('/admin/bookings/ZBL-74100680');
    const sent = server.calls('POST /admin/bookings');
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(sent[0]?.body).toEqual({
      tourId: reefTour.id,
      date: someDay,
      pickupTime: '08:30',
      travellers: [{ categoryId: 'Adult (12+)', category: 'Adult (12+)', count: 1 }],
      origin: 'phone',
      customer: { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' },
      expectedTotal: 50,
      expectedCurrency: 'USD',
    });
  });
});

describe('the draft of a new booking', () => {
  const name = () => screen.getByLabelText(/^Name/);
  const pressIn = async (dialog: string, button: string) => {
    const question = within(await screen.findByRole('dialog', { name: dialog }));
    await site.user.click(question.getByRole('button', { name: button }));
  };

  it('returns after the session ended, and the page says why the person has to sign in', async () => {
    const server = serverWithTours();
    await open(server);
    await fillIn();
    const signedOut = { user: null };
    server
      .on('POST /admin/bookings', () => problem('NotSignedIn'))
      .on('GET /auth/session', signedOut);
    await submit();
    await screen.findByText(/Sign in again to return to your page\./);
    expect(screen.getByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
    const user = { id: 'own', username: 'asha', role: 'staff', hasTotp: false };
    server.on('POST /auth/sign-in', { user }).on('GET /auth/session', { user });
    await site.user.type(screen.getByLabelText(/^Username/), 'asha');
    await site.user.type(screen.getByLabelText(/^Password/), 'secret{Enter}');
    await screen.findByRole('group', { name: 'Unsaved draft' });
    expect(address()).toBe('/admin/bookings/new');
    expect(name()).toHaveValue('Asha Juma');
    expect(screen.getByLabelText(/^Date/)).toHaveValue(someDay);
    await site.user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(name()).toHaveValue('');
    expect(localStorage).toHaveLength(0);
  });

  it('sends the same key after a reload, and is deleted once the booking is made', async () => {
    const server = serverWithTours().on('POST /admin/bookings', brokenConnection);
    await open(server);
    await fillIn();
    await submit();
    await screen.findByText(/^The booking could not be made\./);
    site.leave();
    server.on('POST /admin/bookings', () =>
      Response.json({ ...adminBooking(74_100_680), position: 'log.9' }, { status: 201 }),
    );
    await open(server);
    await submit();
    await screen.findByText('Booking made: ZBL-74100680');
    const sent = server.calls('POST /admin/bookings');
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  it('makes the console ask before the person leaves the page', async () => {
    await open(serverWithTours());
    await site.user.type(name(), 'Asha');
    await site.user.click(screen.getByRole('link', { name: 'Bookings', current: false }));
    await pressIn('Leave without saving?', 'Continue editing');
    expect(address()).toBe('/admin/bookings/new');
    history.back();
    site.leave();
    await open(serverWithTours());
    expect(name()).toHaveValue('Asha');
  });

  it('is deleted when the person who wrote it signs out', async () => {
    const server = serverWithTours().on('POST /auth/sign-out', { user: null });
    await open(server);
    await site.user.type(name(), 'Asha');
    const [signOut] = screen.getAllByRole('button', { name: 'Sign Out' });
    await site.user.click(signOut as HTMLElement);
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(within(question).queryByRole('button', { name: 'Leave, keep the draft' })).toBeNull();
    await pressIn('Leave without saving?', 'Leave, discard the changes');
    await screen.findByText('Signed out successfully');
    expect(localStorage).toHaveLength(0);
  });

  it('belongs to the person who wrote it', async () => {
    await open(serverWithTours());
    await site.user.type(name(), 'Asha');
    site.leave();
    const user = { id: 'other', username: 'juma', role: 'staff', hasTotp: false };
    await open(serverWithTours().on('GET /auth/session', { user }));
    expect(name()).toHaveValue('');
  });
});
