import type { TourFields } from '@contracts/tour/tour-view.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminTour, TourServer } from '../../../test-support/admin-tours.ts';
import { address, openSite } from '../../../test-support/open-site.tsx';
import { reefTour } from '../../../test-support/sample-tours.ts';
import { brokenConnection, problem } from '../../../test-support/stub-api.ts';
import { StubEventSource } from '../../../test-support/stub-event-source.ts';

/** A tour with few list fields, because each list field slows down the queries on its page. */
const tour = adminTour({
  ...reefTour,
  ...{ highlights: [], includes: [], excludes: [], whatToBring: [], itinerary: [] },
});
const { id } = tour;
const puts = () => server.stub.calls('PUT /admin/tours/*');

let server: TourServer;
let site: ReturnType<typeof openSite>;
beforeEach(() => {
  server = new TourServer();
  server.tours = [tour];
  localStorage.clear();
});
afterEach(() => {
  site.leave();
});

async function open(path = `/admin/tours/${id}`) {
  site = openSite(path, server.stub);
  await screen.findByRole('form');
}
const press = async (name: string) => {
  await site.user.click(await screen.findByRole('button', { name }));
};
const write = (label: RegExp, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};
const title = /^Title/;
const summary = () => screen.findByRole('group', { name: 'There is a problem' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const pressIn = async (where: Pick<typeof screen, 'findByRole'>, name: string) => {
  await site.user.click(await where.findByRole('button', { name }));
};

/** Saves the tour as another person, and notifies this screen. */
function overtake(part: Partial<TourFields>) {
  server.change(id, part);
  act(() => {
    StubEventSource.opened.at(-1)?.tell('changed', { subjects: ['tours'] });
  });
}

describe('the form of a tour', () => {
  it('shows the changes and affected bookings before it saves them', async () => {
    await open();
    expect(screen.getByRole('tab', { name: 'Edit Tour', selected: true })).toBeVisible();
    write(title, 'Mnemba by boat');
    write(/^Seats of one departure/, '');
    await press('Update Tour');
    const question = await dialog('Save these changes?');
    question.getByText(/^3 upcoming bookings\./);
    for (const label of ['before: Mnemba Reef Snorkelling', 'after: Mnemba by boat']) {
      expect(question.getByLabelText(label)).toBeVisible();
    }
    expect(question.getByLabelText('after: No limit')).toBeVisible();
    expect(puts()).toHaveLength(0);
    await pressIn(question, 'Save changes');
    await screen.findByText('Tour updated successfully');
    expect(address()).toBe('/admin/tours');
    const [put] = puts();
    expect(put?.headers.get('if-match')).toBe('"4"');
    const sent = put?.body as TourFields;
    expect([sent.title, sent.capacity, sent.faq]).toEqual(['Mnemba by boat', null, reefTour.faq]);
    expect(sent).not.toHaveProperty('revision');
  });

  it('says that there is nothing to save if nothing changed', async () => {
    await open();
    await press('Update Tour');
    await screen.findByText('There is nothing to save: you changed nothing');
    expect(puts()).toHaveLength(0);
  });

  it('shows what breaks a rule at the field and in the summary, without asking the server', async () => {
    await open();
    write(title, ' ');
    write(/^Max travellers/, 'many');
    await press('Update Tour');
    const list = within(await summary());
    await site.user.click(list.getByRole('link', { name: 'Title: Give the tour a title' }));
    expect(screen.getByLabelText(title)).toHaveFocus();
    expect(screen.getByLabelText(/^Max travellers/)).toBeInvalid();
    const parts = within(screen.getByRole('navigation', { name: 'Parts of the form' }));
    expect(parts.getByRole('link', { name: /^Travellers and seats/ })).toHaveTextContent(
      '1 problem',
    );
    expect(server.stub.calls('POST /admin/tours/*/preview')).toHaveLength(0);
  });

  it('links each refusal of the server to its field', async () => {
    server.stub.on('POST /admin/tours/*/preview', () =>
      problem('InvalidFields', {
        errors: [{ field: 'faq.0.answer', message: 'Use at most 3000 characters' }],
      }),
    );
    await open();
    await press('Update Tour');
    const list = within(await summary());
    expect(list.getByText('Failed to save tour')).toBeVisible();
    await site.user.click(list.getByRole('link', { name: 'FAQ 1: Use at most 3000 characters' }));
    expect(screen.getByRole('textbox', { name: 'Answer 1' })).toHaveFocus();
  });

  it('says if the tour could not be saved, and saves it only once even if it is sent several times', async () => {
    server.stub.on('PUT /admin/tours/*', brokenConnection);
    await open();
    write(title, 'Mnemba by boat');
    await press('Update Tour');
    const question = await dialog('Save these changes?');
    await pressIn(question, 'Save changes');
    await question.findByText('Failed to save tour. Please try again.');
    await pressIn(question, 'Save changes');
    await waitFor(() => {
      expect(puts()).toHaveLength(2);
    });
    const keys = puts().map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('asks nothing if the server already has the same change', async () => {
    await open();
    write(title, 'Mnemba by boat');
    server.change(id, { title: 'Mnemba by boat' });
    await press('Update Tour');
    await screen.findByText('There is nothing to save: you changed nothing');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('changes the duration by half hours with the arrow keys', async () => {
    await open();
    screen.getByLabelText(/^Duration/).focus();
    await site.user.keyboard('{ArrowUp}');
    expect(screen.getByLabelText(/^Duration/)).toHaveValue('5.5');
    await site.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByLabelText(/^Duration/)).toHaveValue('4.5');
  });

  it("does not overwrite another person's save: it compares both, field by field", async () => {
    await open();
    write(title, 'Mnemba by boat');
    write(/^Badge/, 'New');
    server.change(id, { title: 'Mnemba atoll', maxGuests: 4 });
    await press('Update Tour');
    const question = await dialog('Somebody else changed this tour');
    const field = (name: RegExp) => within(question.getByRole('group', { name }));
    expect(field(/^Max travellers/).getByRole('radio', { name: /^Theirs/ })).toBeChecked();
    expect(field(/^Badge/).getByRole('radio', { name: /^Yours/ })).toBeChecked();
    await pressIn(question, 'Use these choices');
    await question.findByText('Title: choose “Theirs” or “Yours”');
    await site.user.click(field(/^Title/).getByRole('radio', { name: 'Yours Mnemba by boat' }));
    await pressIn(question, 'Use these choices');
    expect(screen.getByLabelText(/^Max travellers/)).toHaveValue('4');
    await press('Update Tour');
    await pressIn(await dialog('Save these changes?'), 'Save changes');
    await screen.findByText('Tour updated successfully');
    const [put] = puts();
    expect(put?.headers.get('if-match')).toBe('"5"');
    expect(put?.body).toMatchObject({ title: 'Mnemba by boat', badge: 'New', maxGuests: 4 });
  });

  it('also compares if somebody else saves between the preview and the save', async () => {
    await open();
    write(title, 'Mnemba by boat');
    await press('Update Tour');
    const question = await dialog('Save these changes?');
    server.change(id, { maxGuests: 4 });
    await pressIn(question, 'Save changes');
    await dialog('Somebody else changed this tour');
    expect(server.tours[0]?.title).toBe(reefTour.title);
  });

  it('follows changes by others until the person types something, and then only reports such changes', async () => {
    await open();
    overtake({ title: 'Mnemba atoll' });
    await waitFor(() => {
      expect(screen.getByLabelText(title)).toHaveValue('Mnemba atoll');
    });
    write(/^Badge/, 'New');
    overtake({ title: 'Mnemba lagoon' });
    const notice = within(await screen.findByRole('group', { name: 'Changed meanwhile' }));
    expect(screen.getByLabelText(title)).toHaveValue('Mnemba atoll');
    await pressIn(notice, 'Compare');
    await dialog('Somebody else changed this tour');
  });
});

describe('the draft of a tour', () => {
  it('is offered after a reload and compared with the version it started from', async () => {
    await open();
    write(title, 'Mnemba by boat');
    site.leave();
    server.change(id, { maxGuests: 4 });
    await open();
    const offer = within(await screen.findByRole('group', { name: 'Unsaved draft' }));
    expect(screen.getByLabelText(title)).toHaveValue(reefTour.title);
    expect(screen.getByLabelText(title)).toBeDisabled();
    await pressIn(offer, 'Continue with the draft');
    expect(screen.getByLabelText(title)).toHaveValue('Mnemba by boat');
    await press('Update Tour');
    await dialog('Somebody else changed this tour');
  });

  it('is deleted after it is saved or discarded', async () => {
    await open();
    write(title, 'Mnemba by boat');
    site.leave();
    await open();
    await press('Discard the draft');
    expect(screen.getByLabelText(title)).toBeEnabled();
    write(title, 'Mnemba by boat');
    await press('Update Tour');
    await pressIn(await dialog('Save these changes?'), 'Save changes');
    await screen.findByText('Tour updated successfully');
    expect(localStorage).toHaveLength(0);
  });

  it('survives a session that ends while it is written', async () => {
    await open();
    write(title, 'Mnemba by boat');
    server.stub
      .on('GET /admin/tours/*', () => problem('NotSignedIn'))
      .on('GET /auth/session', { user: null });
    await press('Update Tour');
    await screen.findByRole('heading', { name: 'Admin Sign In' });
    site.leave();
    server = new TourServer();
    await open();
    await press('Continue with the draft');
    expect(screen.getByLabelText(title)).toHaveValue('Mnemba by boat');
  });

  it('belongs to the person who wrote it', async () => {
    await open();
    write(title, 'Mnemba by boat');
    site.leave();
    const user = { id: 'other', username: 'juma', role: 'staff', hasTotp: false };
    server.stub.on('GET /auth/session', { user });
    await open();
    expect(screen.queryByRole('group', { name: 'Unsaved draft' })).toBeNull();
  });

  it('is kept open, saved or discarded by the choice of the person who leaves the page', async () => {
    await open();
    write(title, 'Mnemba by boat');
    await press('Cancel');
    const question = await dialog('Leave without saving?');
    await pressIn(question, 'Continue editing');
    expect(address()).toBe(`/admin/tours/${id}`);
    await site.user.click(screen.getByRole('tab', { name: /^All Tours/ }));
    await pressIn(await dialog('Leave without saving?'), 'Leave, keep the draft');
    await site.user.click(await screen.findByRole('link', { name: `Edit ${reefTour.title}` }));
    await press('Continue with the draft');
    await press('Cancel');
    await pressIn(await dialog('Leave without saving?'), 'Leave, discard the changes');
    await screen.findByRole('list', { name: 'All tours' });
    expect(localStorage).toHaveLength(0);
  });

  it('makes the browser ask before the tab closes, until it is saved', async () => {
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    await open();
    expect(closing()).toBe(false);
    write(/^Badge/, 'New');
    expect(closing()).toBe(true);
    write(/^Badge/, reefTour.badge ?? '');
    expect(closing()).toBe(false);
  });
});

describe('a new tour', () => {
  it('starts with the defaults, lists missing fields, and is made once', async () => {
    server.stub.on('POST /admin/tours', ({ body }) =>
      Response.json(
        { ...reefTour, ...(body as object), revision: '0', position: 'log.9' },
        { status: 201 },
      ),
    );
    await open('/admin/tours/new');
    expect(screen.getByLabelText(/^Duration/)).toHaveValue('8');
    expect(screen.getByLabelText(/^Max travellers/)).toHaveValue('12');
    expect(screen.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    await press('Create Tour');
    const list = within(await summary());
    list.getByRole('link', { name: 'Title: Give the tour a title' });
    write(title, 'Clove Farm');
    write(/^Duration/, 'half a day');
    write(/^Price for one traveller/, '35');
    await site.user.click(screen.getByRole('checkbox', { name: 'Food & Culinary' }));
    await site.user.click(screen.getByRole('checkbox', { name: 'Featured' }));
    await press('Create Tour');
    await screen.findByText('Tour created successfully');
    expect(address()).toBe('/admin/tours');
    const [call] = server.stub.calls('POST /admin/tours');
    expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(call?.body).toMatchObject({
      title: 'Clove Farm',
      category: ['Food & Culinary'],
      durationHours: 8,
      maxGuests: 12,
      isFeatured: true,
      isActive: true,
      pricingStructure: { type: 'fixed', currency: 'USD', basePrice: 35 },
    });
    expect(localStorage).toHaveLength(0);
  });
});

describe('a tour that cannot be edited', () => {
  it('is reported as not found if it does not exist', async () => {
    site = openSite('/admin/tours/no-such-tour', server.stub);
    await screen.findByText('Tour not found');
  });

  it('can be restored from its form if it is deleted', async () => {
    server.change(id, { isDeleted: true });
    await open();
    expect(screen.getByLabelText(title)).toBeDisabled();
    await press('Restore tour');
    await screen.findByText('Tour restored successfully');
    await waitFor(() => {
      expect(screen.getByLabelText(title)).toBeEnabled();
    });
  });

  it('is shown without a form with read-only access', async () => {
    const user = { id: 'own', username: 'juma', role: 'read-only', hasTotp: false };
    server.stub.on('GET /auth/session', { user });
    site = openSite(`/admin/tours/${id}`, server.stub);
    const facts = await screen.findByRole('region', { name: 'Tour' });
    expect(facts).toHaveTextContent(reefTour.description);
    await screen.findByRole('region', { name: 'History' });
    expect(screen.queryByRole('form')).toBeNull();
    for (const name of ['Update Tour', 'Delete', 'Close the day', 'Bold', 'Add images']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    site.leave();
    site = openSite('/admin/tours/new', server.stub);
    await screen.findByText('Your account is not allowed to do this');
  });
});

describe('the days on which a tour is closed', () => {
  const closed = {
    id: `${id}_2099-11-28_0830`,
    tourId: id,
    tourTitle: reefTour.title,
    date: '2099-11-28',
    time: '08:30',
    status: 'closed',
    capacity: 18,
    seatsTaken: 2,
    seatsLeft: 16,
    isClosed: true,
    closureReason: 'Waves',
  };

  it('are listed with the reason, reopened, and closed for all start times of a day', async () => {
    server.stub
      .on('GET /admin/tours/*/departures', { items: [closed] })
      .on('POST /admin/departures/*/reopening', { ...closed, isClosed: false })
      .on('POST /admin/departures/*/closure', closed);
    await open();
    const list = within(await screen.findByRole('list', { name: 'Closed dates' }));
    expect(list.getByText('Waves')).toBeVisible();
    expect(list.getByText('2 taken of 18')).toBeVisible();
    await pressIn(list, 'Reopen Sat, Nov 28, 2099, 08:30');
    await screen.findByText('The departure is open again');
    write(/^Close a day/, '2099-11-30');
    await press('Close the day');
    const question = await dialog('Close Mon, Nov 30, 2099?');
    write(/^Reason/, 'Storm');
    await pressIn(question, 'Close the day');
    await screen.findByText('The day is closed');
    const [call] = server.stub.calls('POST /admin/departures/*/closure');
    expect(call).toMatchObject({
      path: `/admin/departures/${id}_2099-11-30_0830/closure`,
      body: { reason: 'Storm' },
    });
  });
});
