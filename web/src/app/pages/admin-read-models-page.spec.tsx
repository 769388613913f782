import type { ParkedDocumentView, ProjectionView } from '@contracts/operations/projection-view.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { openSite, quietServer } from '../../../test-support/open-site.tsx';
import { brokenConnection, problem } from '../../../test-support/stub-api.ts';

function model(name: string, more: Partial<ProjectionView> = {}): ProjectionView {
  return {
    ...{ name, version: 2, build: 1, isServing: true, state: 'live', lag: 0 },
    position: 'log.00000000012345',
    behind: { events: 0, isMore: false, ms: 0 },
    ...{ progress: 1, parked: 0 },
    ...more,
  };
}

const comparison = {
  at: '2026-11-20T07:30:00.000Z',
  documents: { before: 1_200, after: 1_201 },
  ...{ changed: 0, added: 0, missing: 0, unsettled: 0, sample: [] },
};

const parkedDocument: ParkedDocumentView = {
  id: '74100680',
  failure: 'TypeError at booking-search.projection.js:10:3',
  event: { id: 'e1', type: 'BookingModified', stream: 'booking-74100680', revision: 4 },
  waiting: 2,
};

let site: ReturnType<typeof openSite>;
let models: readonly ProjectionView[];

afterEach(() => {
  site.leave();
});

function server({ hasStopped = false }: { hasStopped?: boolean }) {
  return quietServer()
    .on('GET /auth/session', {
      user: { id: 'a1', username: 'amina', role: 'owner', hasTotp: false },
    })
    .on('GET /admin/notifications', { items: [], delivery: 'smtp', hasStopped })
    .on('GET /admin/projections', () => Response.json({ items: models }))
    .on('GET /admin/projections/*/parked', { items: [parkedDocument] });
}

async function open(api = server({})) {
  site = openSite('/admin/system/screens', api);
  await screen.findByRole('heading', { name: 'What the screens are built from', level: 1 });
  return api;
}

const card = (name: string) => screen.findByRole('listitem', { name });

const row = (name: string) => screen.findByRole('button', { name, expanded: false });

const titles = () =>
  within(screen.getByRole('list', { name: 'Lists and figures' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

describe('the page of read models', () => {
  it('shows what each read model is for, its position in the log and how far it is behind', async () => {
    models = [
      model('booking-search'),
      model('notifications', { behind: { events: 1, isMore: false, ms: 2_300 } }),
      model('audit-log', { behind: { events: 1_000, isMore: true, ms: 540_000 } }),
      model('new-thing'),
    ];
    await open();
    const search = await card('Booking search');
    expect(search).toHaveTextContent('In use');
    expect(search).toHaveTextContent('Up to date');
    expect(search).not.toHaveTextContent('12345');
    await site.user.click(await row('Booking search'));
    expect(search).toHaveTextContent('12345');
    expect(search).toHaveTextContent('2, build 1');
    expect(await card('E-mails')).toHaveTextContent('1 event, 2 s');
    expect(await card('Audit log')).toHaveTextContent('more than 1,000 events, 9 min');
    expect(await card('New thing')).toBeVisible();
  });

  it('counts the read models; those that need attention are listed first and opened', async () => {
    const justNow = new Date().toISOString();
    models = [
      model('departures'),
      model('popularity', { behind: { events: 3, isMore: false, ms: 40 } }),
      model('audit-log', { behind: { events: 3, isMore: false, ms: 40_000 } }),
      model('booking-tabs', { comparison }),
      model('tour-history', { build: 2, comparison: { ...comparison, at: justNow } }),
      model('booking-search', { parked: 1, state: 'degraded' }),
    ];
    await open();
    await card('Departures');
    expect(screen.getByRole('list', { name: 'Summary' })).toHaveTextContent(
      '4 up to date1 behind1 parked',
    );
    expect(titles()).toEqual([
      ...['Audit log', 'Tour history', 'Booking search'],
      ...['Departures', 'Popularity', 'Lists of bookings'],
    ]);
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(3);
  });

  it('opens and closes a read model with the keyboard', async () => {
    models = [model('departures')];
    await open();
    (await row('Departures')).focus();
    await site.user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Departures', expanded: true })).toHaveFocus();
    expect(await card('Departures')).toHaveTextContent('Seats, capacity and closed days');
    await site.user.keyboard(' ');
    expect(await card('Departures')).not.toHaveTextContent('Seats, capacity and closed days');
  });

  it('rebuilds a read model after the owner confirmed it, and shows the progress', async () => {
    models = [model('departures')];
    const api = server({}).on('POST /admin/projections/departures/rebuild', () => {
      models = [model('departures', { state: 'building', progress: 0.426 })];
      return new Response(null, { status: 202 });
    });
    await open(api);
    await site.user.click(await row('Departures'));
    await site.user.click(await screen.findByRole('button', { name: 'Rebuild Departures' }));
    const dialog = screen.getByRole('dialog', { name: 'Rebuild “Departures”?' });
    expect(api.calls('POST /admin/projections/departures/rebuild')).toHaveLength(0);
    await site.user.click(within(dialog).getByRole('button', { name: 'Rebuild' }));
    expect(await screen.findByText('Departures is being rebuilt')).toBeVisible();
    expect(await screen.findByText('Being built: 42 %')).toBeVisible();
    expect(await card('Departures')).toHaveTextContent('In useBuilding a new copy');
    expect(screen.getByRole('progressbar', { name: 'Building Departures' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rebuild Departures' })).toBeNull();
    models = [model('departures', { build: 2, comparison })];
    expect(
      await screen.findByText(/all 1,201 entries are the same as before/, {}, { timeout: 5_000 }),
    ).toBeVisible();
  });

  it('shows which documents differ after a rebuild, and in which fields', async () => {
    models = [
      model('booking-tabs', {
        comparison: {
          ...comparison,
          ...{ changed: 30, added: 1, missing: 0, unsettled: 2 },
          sample: [
            { id: '74100680', kind: 'changed', fields: ['createdAt', 'status'] },
            { id: '74100681', kind: 'added', fields: [] },
          ],
        },
      }),
    ];
    await open();
    await site.user.click(await row('Lists of bookings'));
    const tabs = await card('Lists of bookings');
    expect(tabs).toHaveTextContent(
      'Rebuilt on Fri, Nov 20, 2026, 10:30: 31 entries are different (30 changed, 1 new, 0 gone). 1,200 before, 1,201 after.',
    );
    expect(tabs).toHaveTextContent('2 entries changed too often to be compared');
    await site.user.click(within(tabs).getByText('Which entries differ'));
    expect(tabs).toHaveTextContent('74100680 differs in created at, status');
    expect(tabs).toHaveTextContent('74100681 is new');
    expect(tabs).toHaveTextContent('and 29 more');
  });

  it('continues without an event that stopped a build, if the owner decides so', async () => {
    const stoppedBy = parkedDocument.event;
    models = [model('booking-search', { state: 'degraded', progress: 0.5, stoppedBy })];
    const api = server({}).on('POST /admin/projections/booking-search/rebuild', () => {
      models = [model('booking-search', { build: 2, comparison, parked: 1, state: 'degraded' })];
      return new Response(null, { status: 202 });
    });
    await open(api);
    const search = await card('Booking search');
    expect(search).toHaveTextContent('Build stopped');
    expect(search).toHaveTextContent('BookingModified, event 4 of booking-74100680');
    await site.user.click(
      within(search).getByRole('button', { name: 'Continue without this event' }),
    );
    await site.user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => {
      expect(api.calls('POST /admin/projections/booking-search/rebuild')[0]?.body).toEqual({
        acknowledged: ['e1'],
      });
    });
    expect(await within(search).findByText('1 parked')).toBeVisible();
  });

  it('lists parked documents with their event and error, and retries them', async () => {
    models = [model('booking-search', { parked: 1, state: 'degraded' })];
    let resumed = 0;
    const api = server({}).on('POST /admin/projections/booking-search/retry', () =>
      Response.json({ resumed }),
    );
    await open(api);
    const parked = await screen.findByRole('list', { name: 'Parked' });
    expect(parked).toHaveTextContent(
      '74100680stopped at BookingModified, event 4 of booking-74100680; 2 later events wait for it',
    );
    expect(parked).toHaveTextContent('TypeError at booking-search.projection.js:10:3');
    expect(within(parked).getByRole('link', { name: 'booking-74100680' })).toHaveAttribute(
      'href',
      '/admin/bookings/ZBL-74100680',
    );
    const retry = screen.getByRole('button', {
      name: 'Retry the parked entries of Booking search',
    });
    await site.user.click(retry);
    expect(
      await screen.findByText('Booking search: the entries could not be updated yet'),
    ).toBeVisible();
    resumed = 1;
    await site.user.click(retry);
    expect(await screen.findByText('Booking search: 1 entry updated')).toBeVisible();
    api.on('POST /admin/projections/booking-search/retry', brokenConnection);
    await site.user.click(retry);
    expect(await screen.findByText(/Booking search could not be retried/)).toBeVisible();
  });

  it.each([
    ['tour-spice-farm-tour', '/admin/tours/spice-farm-tour'],
    [
      'departure-spice-farm-tour_2026-11-28_0900',
      '/admin/departures/spice-farm-tour_2026-11-28_0900',
    ],
  ])('links a parked event of %s to its subject', async (stream, path) => {
    const event = { id: 'e2', type: 'TourDetailsEdited', stream, revision: 4 };
    models = [model('tour-catalog', { parked: 1, state: 'degraded' })];
    await open(
      server({}).on('GET /admin/projections/*/parked', { items: [{ ...parkedDocument, event }] }),
    );
    const parked = await screen.findByRole('list', { name: 'Parked' });
    expect(within(parked).getByRole('link', { name: stream })).toHaveAttribute('href', path);
  });

  it('says why a read model could not be rebuilt', async () => {
    models = [model('popularity')];
    await open(
      server({}).on('POST /admin/projections/popularity/rebuild', () => problem('NotReady')),
    );
    await site.user.click(await row('Popularity'));
    await site.user.click(await screen.findByRole('button', { name: 'Rebuild Popularity' }));
    const dialog = screen.getByRole('dialog', { name: 'Rebuild “Popularity”?' });
    await site.user.click(within(dialog).getByRole('button', { name: 'Rebuild' }));
    expect(
      await within(dialog).findByText('The product is starting. Please try again'),
    ).toBeVisible();
  });

  it('keeps every row in its place when a read model is rebuilt', async () => {
    models = [model('departures'), model('popularity')];
    const api = server({}).on('POST /admin/projections/popularity/rebuild', () => {
      models = [model('departures'), model('popularity', { state: 'building', progress: 0.4 })];
      return new Response(null, { status: 202 });
    });
    await open(api);
    await site.user.click(await row('Popularity'));
    await site.user.click(await screen.findByRole('button', { name: 'Rebuild Popularity' }));
    const dialog = screen.getByRole('dialog', { name: 'Rebuild “Popularity”?' });
    await site.user.click(within(dialog).getByRole('button', { name: 'Rebuild' }));
    await screen.findByText('Being built: 40 %');
    expect(titles()).toEqual(['Departures', 'Popularity']);
  });

  it('says what to do about a read model that is behind', async () => {
    models = [model('audit-log', { behind: { events: 3, isMore: false, ms: 40_000 } })];
    await open();
    expect(await card('Audit log')).toHaveTextContent('If the number of events falls, wait.');
  });

  it('warns that no e-mails are sent while policies are stopped', async () => {
    models = [model('departures')];
    await open(server({ hasStopped: true }));
    expect(await screen.findByText(/^E-mails are stopped/)).toBeVisible();
  });

  it('loads the read models again on request after an error', async () => {
    const api = server({}).on('GET /admin/projections', () => problem('NotFound'));
    await open(api);
    await screen.findByText('The lists and figures could not be loaded.');
    models = [model('departures')];
    api.on('GET /admin/projections', () => Response.json({ items: models }));
    await site.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Departures')).toBeVisible();
  });
});
