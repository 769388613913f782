import type { DepartureView } from '@contracts/departure/departure-view.ts';
import type { DisruptionView } from '@contracts/departure/disruption-view.ts';
import { act, screen, within } from '@testing-library/react';
import { booking, sheet } from '../../../test-support/open-day-sheet.tsx';
import { openSite, quietServer, someDay } from '../../../test-support/open-site.tsx';
import { brokenConnection, problem } from '../../../test-support/stub-api.ts';
import { StubEventSource } from '../../../test-support/stub-event-source.ts';

const storm = 'Storm warning';
const idAt = (time: string) => `spice-farm-tour_${someDay}_${time.replace(':', '')}`;
const path = (time: string) => `/admin/departures/${idAt(time)}`;
const cancellation = (time: string) => `POST ${path(time)}/cancellation`;

function departure(time: string, more: Partial<DepartureView> = {}): DepartureView {
  return {
    ...{ id: idAt(time), tourId: 'spice-farm-tour', tourTitle: 'Spice Farm Tour' },
    ...{ date: someDay, time, status: 'available', isClosed: false },
    ...{ capacity: 16, seatsTaken: 2, seatsHeld: 0, seatsLeft: 14 },
    ...more,
  };
}

const cancelled = (reason: string, more: Partial<DisruptionView> = {}) => ({
  disruption: {
    ...{ id: '1', kind: 'cancellation', reason, state: 'done', total: 1, done: 1, failed: [] },
    ...more,
  } satisfies DisruptionView,
});

/** Three departures with travellers, one that is cancelled, and one that nobody booked. */
const day = () => [
  departure('08:00'),
  departure('09:00'),
  departure('10:00'),
  departure('11:00', { seatsTaken: 0, ...cancelled('Engine') }),
  departure('12:00', { seatsTaken: 0 }),
];

let site: ReturnType<typeof openSite>;
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  site.leave();
});

function open(departures: readonly DepartureView[] = day(), role = 'staff') {
  const server = quietServer()
    .on('GET /auth/session', { user: { id: 'own', username: 'asha', role } })
    .on('GET /admin/departures', { items: departures });
  for (const { id, time } of departures) {
    const noEmail = { customer: { name: 'Juma', email: null, phone: '+255700000002' } };
    const bookings = [booking(74_100_680, time === '10:00' ? noEmail : {})];
    server.on(`GET /admin/departures/${id}`, sheet({ id, bookings }));
    server.on(cancellation(time), departure(time));
  }
  site = openSite(`/admin/departures?date=${someDay}`, server);
}

const dialog = () => within(screen.getByRole('dialog'));
const box = (name: string) => dialog().getByRole('checkbox', { name });
const press = (name: string) => site.user.click(dialog().getByRole('button', { name }));

async function ask() {
  await site.user.click(await screen.findByRole('button', { name: 'Cancel several departures' }));
  await dialog().findByText(/will be cancelled free of charge/);
}

async function sendAll() {
  await ask();
  await site.user.type(dialog().getByLabelText(/^Reason/), storm);
  await press('Cancel 3 departures');
}

/** The list changes while the dialog is open. */
function change(departures: readonly DepartureView[]) {
  site.stub.on('GET /admin/departures', { items: departures });
  act(() => {
    StubEventSource.opened.at(-1)?.tell('changed', { subjects: ['departures'] });
  });
}

describe('cancelling several departures of a day', () => {
  it('chooses the departures with travellers, and counts their bookings', async () => {
    open();
    await ask();
    for (const time of ['08:00', '09:00', '10:00']) {
      expect(box(`${time} Spice Farm Tour`)).toBeChecked();
    }
    expect(box('11:00 Spice Farm Tour')).toBeDisabled();
    expect(box('11:00 Spice Farm Tour')).toHaveAccessibleDescription(/Cancelled/);
    expect(dialog().getByText('1 departure without travellers')).toBeVisible();
    expect(dialog().getByText('3 bookings with 6 travellers')).toBeVisible();
    expect(dialog().getByText(/^1 booking has no e-mail address/)).toBeVisible();
    await site.user.click(box('10:00 Spice Farm Tour'));
    expect(dialog().getByText('2 bookings with 4 travellers')).toBeVisible();
    expect(dialog().queryByText(/no e-mail address/)).toBeNull();
  });

  it('needs a departure and a reason', async () => {
    open();
    await ask();
    await site.user.click(box('All with travellers'));
    await press('Cancel departures');
    for (const name of ['Choose a departure.', 'Give a reason. It is shown in the history.']) {
      expect(dialog().getByRole('link', { name })).toBeVisible();
    }
  });

  it('repeats only the departures that failed, each with its key', async () => {
    open();
    site.stub.on(cancellation('08:00'), brokenConnection);
    site.stub.on(cancellation('09:00'), () => problem('TooManyRequests'));
    await sendAll();
    await dialog().findByText('1 departure cancelled. Not cancelled: 2 departures.');
    expect(dialog().getByText(/^You are offline/)).toBeVisible();
    site.stub.on(cancellation('08:00'), departure('08:00'));
    site.stub.on(cancellation('09:00'), departure('09:00'));
    await press('Try again');
    await dialog().findByText('3 departures cancelled.');
    const calls = (time: string) => site.stub.calls(cancellation(time));
    expect(['08:00', '09:00', '10:00'].map((time) => calls(time).length)).toEqual([2, 2, 1]);
    expect(calls('08:00').map(({ body }) => body)).toEqual([{ reason: storm }, { reason: storm }]);
    const [first, again] = calls('08:00').map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(again).toBe(first);
    expect(calls('10:00')[0]?.headers.get('idempotency-key')).not.toBe(first);
    expect(localStorage).toHaveLength(0);
  });

  it('shows the progress of each departure, also of one that a colleague cancelled or moved first', async () => {
    open();
    site.stub.on(cancellation('08:00'), brokenConnection);
    site.stub.on(cancellation('10:00'), () => problem('DepartureCalledOff'));
    await sendAll();
    await dialog().findByText(/^1 departure cancelled/);
    change([
      departure('08:00', cancelled(storm)),
      departure('09:00', cancelled(storm, { state: 'running', total: 3 })),
      departure('10:00', cancelled('Low tide', { kind: 'move' })),
    ]);
    await dialog().findByText('2 departures cancelled, and 2 of 4 bookings so far.');
    expect(dialog().getByText('1 of 3 bookings cancelled')).toBeVisible();
    expect(dialog().getByText('A colleague moved it first: “Low tide”')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says what others changed while the dialog is open', async () => {
    open();
    await ask();
    const [, , third, fourth] = day();
    change([
      departure('08:00', { seatsTaken: 5 }),
      departure('09:00', cancelled('Engine')),
      ...[third, fourth].filter((each) => each !== undefined),
      departure('12:00'),
    ]);
    await dialog().findByText('08:00 Spice Farm Tour has 3 more travellers.');
    expect(dialog().getByText('09:00 Spice Farm Tour was cancelled by a colleague.')).toBeVisible();
    expect(box('09:00 Spice Farm Tour')).toBeDisabled();
    expect(box('12:00 Spice Farm Tour')).not.toBeChecked();
    expect(dialog().getByRole('button', { name: 'Cancel 2 departures' })).toBeVisible();
  });

  it('keeps the reason and the choice after a reload', async () => {
    open();
    await ask();
    await site.user.click(box('10:00 Spice Farm Tour'));
    await site.user.type(dialog().getByLabelText(/^Reason/), storm);
    site.leave();
    open();
    await screen.findByRole('dialog');
    expect(dialog().getByLabelText(/^Reason/)).toHaveValue(storm);
    expect(box('10:00 Spice Farm Tour')).not.toBeChecked();
    await press('Back');
    expect(localStorage).toHaveLength(0);
  });

  it('continues when the dialog is closed, and shows the failures when it is opened again', async () => {
    open();
    const answer = Promise.withResolvers<Response>();
    site.stub.on(cancellation('09:00'), () => answer.promise);
    await sendAll();
    await press('Back');
    answer.resolve(problem('Unexpected'));
    await screen.findByText('Not cancelled: 1 departure of 3');
    expect(site.stub.calls(cancellation('10:00'))).toHaveLength(1);
    await site.user.click(screen.getByRole('button', { name: 'Cancel several departures' }));
    expect(dialog().getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is not offered to accounts that only read, nor if all departures are cancelled', async () => {
    open(day(), 'read-only');
    await screen.findByRole('tab', { name: 'All (5)' });
    expect(screen.queryByRole('button', { name: 'Cancel several departures' })).toBeNull();
    site.leave();
    open([departure('08:00', cancelled(storm))]);
    await screen.findByRole('tab', { name: 'All (1)' });
    expect(screen.queryByRole('button', { name: 'Cancel several departures' })).toBeNull();
  });
});
