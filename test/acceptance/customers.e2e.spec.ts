import type { AdminBookingView } from '../../services/libs/contracts/booking/admin-booking-view.ts';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { AdminMessagesView } from '../../services/libs/contracts/contact/admin-message-view.ts';
import type {
  AdminCustomerAnswer,
  AdminCustomerView,
  CustomersView,
} from '../../services/libs/contracts/customer/known-customer-view.ts';
import type { HistoryEntryView } from '../../services/libs/contracts/booking/booking-view.ts';
import type { ErasureView } from '../../services/libs/contracts/customer/customer-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { question } from '../support/stories/contact-requests.ts';
import { newColleague } from '../support/stories/new-colleague.ts';
import { eventually } from '../support/eventually.ts';
import { System } from '../support/processes/start-system.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

const customers = '/api/admin/customers';

describe('the customers in the console', () => {
  let system: System;
  let staff: Visitor;
  let reader: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
    ({ visitor: reader } = await newColleague(system, staff, 'read-only'));
  });

  afterAll(() => system.remove());

  /** Books for a new person and returns the id of the customer. */
  async function bookedBy(name: string, email: string): Promise<string> {
    const customer = { name, email, phone: '+255 700 000 123' };
    const { reference } = await book(system.visitor(), { customer });
    const { body } = await staff.get<AdminBookingView>(`/api/admin/bookings/${reference}`);
    if (body.customerId === undefined) throw new Error('The booking has no customer.');
    return body.customerId;
  }
  const one = async (id: string, by = staff) =>
    await by.get<AdminCustomerView>(`${customers}/${id}`);
  const codeOf = async (answer: Promise<{ readonly status: number; readonly body: unknown }>) => {
    const { status, body } = await answer;
    return [status, (body as { readonly code?: string }).code];
  };

  it('are listed, found, and shown with bookings, money, messages and e-mails', async () => {
    const id = await bookedBy('Neema Faraji', 'neema@example.com');
    expect(await bookedBy('Neema Faraji', 'Neema@Example.com')).toBe(id);
    const written = { ...question, name: 'Neema', email: 'neema@example.com' };
    await system.visitor().post('/api/contact', written, { 'idempotency-key': freshKey() });
    const list = await reader.get<CustomersView>(customers);
    expect(list.body.items[0]).toMatchObject({
      ...{ id, name: 'Neema Faraji', email: 'neema@example.com', bookings: 2, messages: 1 },
    });
    const found = await reader.post<CustomersView>(`${customers}/search`, { search: 'neema far' });
    expect(found.body.items.map((each) => each.id)).toEqual([id]);
    const { status, body } = await one(id, reader);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ id, name: 'Neema Faraji', phone: '+255 700 000 123', country: 'TZ' },
      ...{ bookingCount: 2, upcoming: 2, messages: 1 },
      written: [{ message: question.message, customerId: id }],
    });
    expect(body.money).toMatchObject([{ currency: 'USD', paid: 0, toRefund: 0 }]);
    const emails = await eventually(async () => {
      const { emails: sent } = (await one(id)).body;
      return sent.length >= 2 ? sent : undefined;
    });
    expect(emails.every(({ recipient }) => recipient === 'traveller')).toBe(true);
    const { body: messages } = await staff.get<AdminMessagesView>('/api/admin/messages');
    expect(messages.items[0]?.customerId).toBe(id);
    const { body: bookings } = await staff.get<ListView<AdminBookingView>>('/api/admin/bookings');
    expect(bookings.items[0]?.customerId).toBe(id);
  });

  it('are not found by an unused id, or by a text that cannot be an id', async () => {
    expect(await codeOf(one('nobody'))).toEqual([404, 'NoSuchCustomer']);
    expect(await codeOf(one('x.y'))).toEqual([404, 'NoSuchCustomer']);
    expect(await codeOf(one('a%20b'))).toEqual([404, 'NoSuchCustomer']);
    const search = `${customers}/search`;
    expect(await codeOf(staff.post(search, {}))).toEqual([422, 'InvalidFields']);
    expect(await codeOf(staff.post(search, { search: 'x'.repeat(201) }))).toEqual([
      ...[422, 'InvalidFields'],
    ]);
    expect(await codeOf(staff.get(`${customers}?cursor=nonsense`))).toEqual([
      ...[422, 'InvalidFields'],
    ]);
  });

  it('are exported and erased by their id, and then have no name', async () => {
    const id = await bookedBy('Salim Gone', 'salim@example.com');
    const body = { customerId: id };
    const file = await staff.post(`${customers}/export`, body);
    expect(file.text).toContain('Salim Gone');
    const preview = await staff.post(`${customers}/erasure/preview`, body);
    expect(preview.body).toMatchObject({ bookings: [{ isTheirs: true }], otherAddresses: 0 });
    for (const wrong of [{}, { ...body, email: 'salim@example.com' }]) {
      expect(await codeOf(staff.post(`${customers}/erasure`, wrong))).toEqual([
        ...[422, 'InvalidFields'],
      ]);
    }
    for (const [customerId, code] of [
      ['nobody', [404, 'CustomerNotFound']],
      ['a b', [422, 'InvalidFields']],
      ['../x', [422, 'InvalidFields']],
    ] as const) {
      expect(await codeOf(staff.post(`${customers}/erasure`, { customerId }))).toEqual(code);
    }
    const erased = await staff.post<ErasureView>(`${customers}/erasure`, body, {
      'idempotency-key': freshKey(),
    });
    expect(erased.body).toMatchObject({ bookings: 1, addresses: 1, isPurged: true });
    const shown = await one(id);
    expect(shown.body).toMatchObject({ isErased: true, bookingCount: 1 });
    expect(shown.text).not.toContain('Salim');
    const list = await staff.get<CustomersView>(customers);
    expect(list.body.items.map((each) => each.id)).not.toContain(id);
    expect(await codeOf(staff.post(`${customers}/export`, body))).toEqual([
      ...[404, 'CustomerNotFound'],
    ]);
  });

  it('have notes, which are exported and erased with them', async () => {
    const id = await bookedBy('Tatu Noted', 'tatu@example.com');
    const notes = `${customers}/${id}/notes`;
    const at = (revision: string | undefined) => ({ 'if-match': `"${revision ?? ''}"` });
    const added = await staff.post<AdminCustomerAnswer>(notes, { text: 'Allergic to nuts' });
    expect(added).toMatchObject({ status: 201, body: { notes: [{ noteNo: 1 }], revision: '0' } });
    const put = (body: object, revision: string, path = `${notes}/1`) =>
      staff.ask<AdminCustomerAnswer>('PUT', path, { body, headers: at(revision) });
    const changed = await put({ text: 'Allergic to nuts and milk' }, '0');
    expect(changed.body).toMatchObject({ notes: [{ text: 'Allergic to nuts and milk' }] });
    expect(await codeOf(put({ text: 'Too late' }, '0'))).toEqual([412, 'RevisionMismatch']);
    expect(await codeOf(put({ text: ' ' }, '1'))).toEqual([422, 'InvalidFields']);
    expect(await codeOf(put({ text: 'x'.repeat(2_001) }, '1'))).toEqual([422, 'InvalidFields']);
    for (const number of ['2', '0', 'x', '1e3']) {
      const path = `${notes}/${number}`;
      expect(await codeOf(put({ text: 'No' }, '1', path))).toEqual([404, 'CustomerNoteNotFound']);
    }
    expect(await codeOf(staff.ask('DELETE', `${notes}/1`, {}))).toEqual([428, 'IfMatchMissing']);
    expect(await codeOf(reader.post(notes, { text: 'Mine' }))).toEqual([403, 'NotAllowed']);
    const toNobody = staff.post(`${customers}/nobody/notes`, { text: 'Hello' });
    expect(await codeOf(toNobody)).toEqual([404, 'NoSuchCustomer']);
    const removed = await staff.ask('DELETE', `${notes}/1`, { headers: at('1') });
    expect(removed.body).toMatchObject({ notes: [] });
    const restored = await staff.post(`${notes}/1/restoration`, {});
    expect(restored.body).toMatchObject({ notes: [{ noteNo: 1 }] });

    const history = await reader.get<ListView<HistoryEntryView>>(`${customers}/${id}/history`);
    expect(history.body.items.map(({ action }) => action)).toEqual([
      ...['CustomerNoteAdded', 'CustomerNoteChanged', 'CustomerNoteRemoved'],
      'CustomerNoteRestored',
    ]);
    const audit = await staff.get(`/api/admin/audit?kind=customer&subject=${id}`);
    expect(audit.text).toContain('Allergic to nuts and milk');
    const file = await staff.post(`${customers}/export`, { customerId: id });
    expect(file.text).toContain('Allergic to nuts and milk');
    await staff.post(`${customers}/erasure`, { customerId: id });
    expect((await one(id)).body).toMatchObject({ notes: [], isErased: true });
    for (const path of [`${customers}/${id}/history`, `/api/admin/audit?subject=${id}`]) {
      const told = await staff.get(path);
      expect(told.text).toContain('CustomerNoteAdded');
      expect(told.text).not.toContain('Allergic');
    }
    expect(await codeOf(staff.post(notes, { text: 'Again' }))).toEqual([409, 'CustomerErased']);
  });

  describe('who are the same person', () => {
    const merges = (id: string) => `${customers}/${id}/merges`;
    const merge = (id: string, customerId: string, key = freshKey()) =>
      staff.post<AdminCustomerAnswer>(
        merges(id),
        { customerId },
        {
          'idempotency-key': key,
        },
      );
    const undo = (id: string, other: string) =>
      staff.ask<AdminCustomerAnswer>('DELETE', `${merges(id)}/${other}`, {
        headers: { 'idempotency-key': freshKey() },
      });
    const two = async (name: string) =>
      [
        await bookedBy(`${name} One`, `${name}.one@example.com`),
        await bookedBy(`${name} Two`, `${name}.two@example.com`),
      ].toSorted() as [string, string];

    it('are merged, shown as one by each id, and separate again after an undo', async () => {
      const [first, second] = await two('rehema');
      await staff.post(`${customers}/${second}/notes`, { text: 'Prefers the morning' });
      const key = freshKey();
      const merged = await merge(second, first, key);
      expect(merged).toMatchObject({
        status: 200,
        body: {
          ...{ id: first, bookingCount: 2 },
          merged: [{ customerId: second, into: first }],
          notes: [{ customerId: second, text: 'Prefers the morning' }],
        },
      });
      expect((await merge(second, first, key)).body).toMatchObject({ id: first, bookingCount: 2 });
      for (const id of [first, second]) {
        expect((await one(id, reader)).body).toMatchObject({ id: first, bookingCount: 2 });
      }
      const { body: list } = await reader.get<CustomersView>(customers);
      const rows = list.items.filter(({ id }) => id === first || id === second);
      expect(rows).toMatchObject([{ id: first, bookings: 2 }]);
      const search = { search: 'rehema' };
      const { body: found } = await reader.post<CustomersView>(`${customers}/search`, search);
      expect(found.items.map(({ id }) => id)).toEqual([first]);
      const history = await reader.get<ListView<HistoryEntryView>>(
        `${customers}/${second}/history`,
      );
      expect(history.body.items.map(({ action }) => action)).toEqual([
        ...['CustomerNoteAdded', 'CustomerAbsorbed'],
      ]);

      expect((await undo(first, second)).body).toMatchObject({ bookingCount: 1, merged: [] });
      expect((await one(second)).body).toMatchObject({ id: second, bookingCount: 1 });
      const audit = await staff.get(`/api/admin/audit?kind=customer&subject=${second}`);
      expect(audit.text).toContain('CustomerMergeUndone');
    });

    it('are suggested by the phone number', async () => {
      const [first, second] = await two('subira');
      const path = `${customers}/${first}/duplicates`;
      const ids = async () =>
        (await reader.get<CustomersView>(path)).body.items.map(({ id }) => id);
      expect(await ids()).toContain(second);
      await merge(first, second);
      expect(await ids()).not.toContain(second);
      expect(await codeOf(reader.get(`${customers}/nobody/duplicates`))).toEqual([
        ...[404, 'NoSuchCustomer'],
      ]);
    });

    it('cannot be merged if one was merged before or does not exist, or if both are the same', async () => {
      const [first, second] = await two('tabia');
      const third = await bookedBy('Somebody Else', 'tabia.three@example.com');
      await merge(first, second);
      expect(await codeOf(merge(second, third))).toEqual([409, 'AlreadyMerged']);
      expect(await codeOf(merge(first, first))).toEqual([422, 'InvalidFields']);
      expect(await codeOf(merge(first, 'nobody'))).toEqual([404, 'NoSuchCustomer']);
      expect(await codeOf(merge(first, 'x.y'))).toEqual([404, 'NoSuchCustomer']);
      expect(await codeOf(undo(first, first))).toEqual([404, 'NoSuchCustomer']);
      expect(await codeOf(reader.post(merges(first), { customerId: third }))).toEqual([
        ...[403, 'NotAllowed'],
      ]);
    });

    it('are exported and erased together, and cannot be merged or separated afterwards', async () => {
      const [first, second] = await two('wema');
      const third = await bookedBy('Nobody Else', 'wema.three@example.com');
      await merge(first, second);
      const body = { email: 'wema.one@example.com' };
      const file = await staff.post(`${customers}/export`, body);
      for (const name of ['wema One', 'wema Two']) expect(file.text).toContain(name);
      const preview = await staff.post(`${customers}/erasure/preview`, body);
      expect(preview.body).toMatchObject({
        bookings: [{ isTheirs: true }, { isTheirs: true }],
        ...{ mergedCustomers: 1, otherAddresses: 0 },
      });
      const headers = { 'idempotency-key': freshKey() };
      const erase = () => staff.post<ErasureView>(`${customers}/erasure`, body, headers);
      const erased = await erase();
      expect(erased.body).toMatchObject({ bookings: 2, addresses: 2, isPurged: true });
      expect((await erase()).body).toEqual(erased.body);
      for (const id of [first, second]) {
        const shown = await one(id);
        expect(shown.body).toMatchObject({ id, isErased: true, merged: [] });
        expect(shown.text).not.toContain('wema');
      }
      expect(await codeOf(merge(first, third))).toEqual([409, 'CustomerErased']);
      expect(await codeOf(undo(first, second))).toEqual([409, 'CustomerErased']);
    });
  });
});
