import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { HistoryEntryView } from '../../services/libs/contracts/booking/booking-view.ts';
import type {
  AuditEntryView,
  AuditPersonView,
} from '../../services/libs/contracts/history/audit-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { eventually, everything } from '../support/stories/distributed-story.ts';
import { newColleague } from '../support/stories/new-colleague.ts';
import { renameTour } from '../support/stories/rename-tour.ts';
import { owner, System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const path = '/api/admin/audit';

describe('the audit log', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  const entries = async (query: string) => {
    const answer = await staff.get<ListView<AuditEntryView>>(`${path}${query}`);
    expect(answer.status).toBe(200);
    return answer.body.items;
  };
  const amina = { kind: 'admin', id: expect.any(String) as unknown, name: owner.username };

  it('contains bookings, tours, departures, accounts and e-mails, each with its actor', async () => {
    const booking = await book(system.visitor(), { date: '2026-12-07' });
    const { reference } = booking;
    await staff.post(
      `/api/admin/bookings/${reference}/cancellation`,
      { reason: 'Fell ill' },
      { 'if-match': '*' },
    );
    await renameTour(staff, 'spice-farm-tour', 'Spice Farm and Village');
    const departure = 'spice-farm-tour_2026-12-07_0900';
    await staff.post(`/api/admin/departures/${departure}/closure`, { reason: 'Road works' });

    const [closed, renamed, cancelled] = await entries(`?actor=${owner.username}&limit=3`);
    expect(closed).toMatchObject({
      action: 'DepartureClosed',
      actor: amina,
      subject: {
        kind: 'departure',
        id: departure,
        title: 'Spice Farm and Village, Mon 7 Dec 2026, 09:00',
      },
      changes: [{ field: 'isClosed', before: false, after: true }],
      reason: 'Road works',
    });
    expect(renamed).toMatchObject({
      action: 'TourDetailsEdited',
      subject: { kind: 'tour', id: 'spice-farm-tour', title: 'Spice Farm and Village' },
      changes: [{ field: 'title', before: 'Spice Farm Tour', after: 'Spice Farm and Village' }],
    });
    expect(cancelled).toMatchObject({
      action: 'BookingCancelled',
      subject: { kind: 'booking', id: String(booking.bookingNumber), title: reference },
      changes: [{ field: 'status', before: 'confirmed', after: 'cancelled' }],
      reason: 'Fell ill',
    });
    const [signedIn] = await entries('?kind=account&limit=1');
    expect(signedIn).toMatchObject({ action: 'SignedIn', subject: { title: owner.username } });

    await eventually('two e-mails are sent', async () => {
      const mails = await entries(`?subject=${reference}&kind=notification`);
      return mails.filter(({ action }) => action === 'NotificationSent').length >= 2;
    });
    const story = await entries(`?subject=${reference}`);
    const queued = story.filter(({ action }) => action === 'NotificationQueued');
    const causes = new Set(queued.map(({ cause }) => cause?.action));
    expect(causes).toEqual(new Set(['BookingPlaced', 'BookingCancelled']));
    expect(queued.map(({ cause }) => cause?.subject.title)).toContain(reference);
  });

  it('is read page by page, newest first, each entry once', async () => {
    const all = await everything<AuditEntryView>(staff, `${path}?kind=tour&limit=100`);
    const paged = await everything<AuditEntryView>(staff, `${path}?kind=tour&limit=7`);
    expect(paged).toEqual(all);
    expect(all.length).toBeGreaterThan(14);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const times = all.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('is filtered by conditions that must all match', async () => {
    expect(await entries('?to=2026-11-19')).toEqual([]);
    expect(await entries('?from=2026-11-21')).toEqual([]);
    const today = await entries('?from=2026-11-20&to=2026-11-20&kind=booking&actor=customer');
    expect(new Set(today.map(({ actor }) => actor.kind))).toEqual(new Set(['customer']));
    expect(await entries('?actor=nobody-at-all')).toEqual([]);
    for (const query of ['?from=yesterday', '?kind=ship', '?limit=0', '?whom=asha']) {
      const { status, body } = await staff.get(`${path}${query}`);
      expect([query, status, body.code]).toEqual([query, 422, 'InvalidFields']);
    }
  });

  it('shows the entries of an account only to owners and to the person with this account', async () => {
    const [member, reader] = await Promise.all([
      newColleague(system, staff, 'staff'),
      newColleague(system, staff, 'read-only'),
    ]);
    const accountsSeenBy = async (visitor: Visitor) => {
      const all = await everything<AuditEntryView>(visitor, `${path}?limit=100`);
      const filtered = await everything<AuditEntryView>(visitor, `${path}?kind=account&limit=1`);
      const ofAccounts = all.filter(({ subject }) => subject.kind === 'account');
      expect(filtered).toEqual(ofAccounts);
      return [...new Set(ofAccounts.map(({ subject }) => subject.title))];
    };
    expect(await accountsSeenBy(member.visitor)).toEqual([member.account.username]);
    expect(await accountsSeenBy(reader.visitor)).toEqual([reader.account.username]);
    const seenByOwner = await accountsSeenBy(staff);
    expect(seenByOwner).toEqual(
      expect.arrayContaining([owner.username, member.account.username, reader.account.username]),
    );

    const { body } = await member.visitor.get<ListView<AuditPersonView>>(`${path}/people`);
    const account = body.items.find(({ name }) => name === owner.username)?.id ?? '';
    const asked = `subject=${account}&kind=account`;
    expect((await member.visitor.get(`${path}?${asked}`)).body).toEqual({ items: [] });
    expect((await entries(`?${asked}`)).length).toBeGreaterThan(0);
    const file = `/api/admin/exports/audit.csv?kind=account`;
    expect((await member.visitor.get(file)).text).not.toContain(`"${reader.account.username}"`);
    expect((await staff.get(file)).text).toContain(`"${reader.account.username}"`);
  });

  it('shows a departure with all of its bookings, and a tour with its departures', async () => {
    const departure = 'spice-farm-tour_2026-12-09_0900';
    const { reference } = await book(system.visitor(), { date: '2026-12-09' });
    await staff.post(`/api/admin/departures/${departure}/closure`, { reason: 'Road works' });
    const story = await entries(`?subject=${departure}`);
    expect(story.map(({ action, subject }) => [action, subject.title])).toEqual([
      ['DepartureClosed', 'Spice Farm and Village, Wed 9 Dec 2026, 09:00'],
      ['BookingConfirmed', reference],
      ['BookingPlaced', reference],
    ]);
    const ofTour = await entries('?subject=spice-farm-tour&limit=100');
    expect(ofTour.map(({ subject }) => subject.id)).toEqual(
      expect.arrayContaining([departure, 'spice-farm-tour']),
    );
    const history = await staff.get<ListView<AuditEntryView>>(
      '/api/admin/tours/spice-farm-tour/history',
    );
    expect(history.body.items.at(-1)?.actor).toEqual(amina);
  });

  it('shows travellers their own entries, and shows a reason only if staff sent it to them', async () => {
    const told = { reason: 'The boat is broken', tellTraveller: true };
    for (const [input, reason] of [
      [told, told.reason],
      [{ reason: 'Said among us' }, undefined],
    ] as const) {
      const visitor = system.visitor();
      const { reference } = await book(visitor, { date: '2026-12-10' });
      const path = `/api/bookings/${reference}`;
      await visitor.post(`${path}/proof`, { email: 'asha@example.com' });
      const done = await staff.post<{ readonly position: string }>(
        `/api/admin${path.slice(4)}/cancellation`,
        input,
        { 'if-match': '*' },
      );
      const { body } = await visitor.get<ListView<HistoryEntryView>>(`${path}/history`, {
        'x-min-position': done.body.position,
      });
      const cancelled = body.items.at(-1);
      expect([cancelled?.action, cancelled?.actor, cancelled?.reason]).toEqual([
        'BookingCancelled',
        { kind: 'admin' },
        reason,
      ]);
    }
  });

  it('can be read with a read-only account, but not exported', async () => {
    const { visitor } = await newColleague(system, staff, 'read-only');
    expect((await visitor.get(`${path}?limit=1`)).status).toBe(200);
    expect((await visitor.get('/api/admin/exports/audit.csv')).status).toBe(403);
  });

  it('is exported as a spreadsheet without formulas', async () => {
    const date = '2026-12-08';
    const reason = '=HYPERLINK("https://evil.example")';
    const departure = `spice-farm-tour_${date}_0900`;
    await staff.post(`/api/admin/departures/${departure}/closure`, { reason });
    const { status, headers, text } = await staff.get(
      `/api/admin/exports/audit.csv?kind=departure&subject=${departure}`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="audit-2026-11-20.csv"');
    const [heading, row, ...rest] = text.split('\r\n');
    expect(heading).toBe(
      '"Time (UTC)","Who","Kind of person","What","Happened to","Name","Id","Changes","Reason",' +
        '"Followed from","Entry","Caused by"',
    );
    expect(row).toContain(
      `"${owner.username}","admin","DepartureClosed","departure","Spice Farm and Village, Tue 8 Dec 2026, 09:00",` +
        `"${departure}","isClosed: false → true","'=HYPERLINK(""https://evil.example"")",,`,
    );
    expect(rest).toEqual(['']);
  });
});
