import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { AdminBookingView } from '../../services/libs/contracts/booking/admin-booking-view.ts';
import type { AuditEntryView } from '../../services/libs/contracts/history/audit-view.ts';
import type {
  SavedViewsAnswer,
  SavedViewView,
} from '../../services/libs/contracts/saved-view/saved-view-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { newColleague } from '../support/stories/new-colleague.ts';
import { owner, System } from '../support/processes/start-system.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

const path = '/api/admin/saved-views';

describe('saved views of bookings', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  const save = (name: string, filter: object, key = freshKey()) =>
    staff.post<SavedViewsAnswer & { readonly code?: string }>(
      path,
      { name, filter },
      { 'idempotency-key': key },
    );
  const list = async (who = staff) => (await who.get<ListView<SavedViewView>>(path)).body.items;

  it('are shared by all staff, with who saved them and the number of their bookings', async () => {
    const { reference } = await book(system.visitor(), { date: '2026-12-03' });
    await book(system.visitor(), { date: '2026-12-04' });
    await staff.post(`/api/admin/bookings/${reference}/tags`, { tag: 'VIP' });
    const filter = { tab: 'all', tag: 'vip', sort: 'start-asc' };
    const key = freshKey();
    expect((await save(' Our  VIPs', filter, key)).status).toBe(201);
    expect((await save(' Our  VIPs', filter, key)).status).toBe(201);
    const { visitor: colleague } = await newColleague(system, staff, 'read-only');
    const [view, ...others] = await list(colleague);
    expect(others).toEqual([]);
    expect(view).toMatchObject({
      name: 'Our VIPs',
      filter,
      bookings: 1,
      savedBy: { kind: 'admin', name: owner.username },
    });
    const query = new URLSearchParams(filter).toString();
    const found = await colleague.get<ListView<AdminBookingView>>(`/api/admin/bookings?${query}`);
    expect(found.body.items.map((each) => each.reference)).toEqual([reference]);
  });

  it('are renamed and removed, and the history says by whom', async () => {
    await save('Debts', { tab: 'all', money: 'unpaid' });
    const id = (await list()).find(({ name }) => name === 'Debts')?.id ?? '';
    expect((await save('DEBTS', { tab: 'today' })).body.code).toBe('SavedViewExists');
    const renamed = await staff.patch<SavedViewsAnswer>(`${path}/${id}`, { name: 'To collect' });
    expect(renamed.body.items.map(({ name }) => name)).toContain('To collect');
    expect((await staff.ask('DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await list()).map((view) => view.id)).not.toContain(id);
    const gone = await staff.patch(`${path}/${id}`, { name: 'Again' });
    expect([gone.status, gone.body.code]).toEqual([404, 'SavedViewNotFound']);
    const audit = await staff.get<ListView<AuditEntryView>>('/api/admin/audit?kind=saved-views');
    const [removed, changed, added] = audit.body.items;
    expect(added?.action).toBe('SavedViewAdded');
    expect(added?.changes).toContainEqual({ field: 'money', before: null, after: 'unpaid' });
    expect(changed).toMatchObject({
      action: 'SavedViewRenamed',
      changes: [{ field: 'name', before: 'Debts', after: 'To collect' }],
    });
    expect(removed?.action).toBe('SavedViewRemoved');
  });

  it('keep no search and no unknown filter', async () => {
    for (const filter of [{ search: 'asha' }, { status: 'lost' }, { sort: 'name-asc' }]) {
      const { status } = await save('Odd', filter);
      expect([400, 422]).toContain(status);
    }
    expect((await list()).map(({ name }) => name)).not.toContain('Odd');
  });
});
