import { WholeStory } from '../../../../../test/support/stories/whole-story.ts';
import { asha, done } from '../../../../../test/support/in-memory/write-side.ts';
import {
  CancelBooking,
  CorrectContact,
  RecordCollection,
} from '../../command-handling/booking/booking.commands.ts';
import { SubmitContactMessage } from '../../command-handling/contact/contact.commands.ts';
import type { RequestedCommand } from '../../command-handling/engine/requested-command.ts';
import {
  AddCustomerNote,
  ChangeCustomerNote,
  type CustomerAsOf,
  EraseCustomer,
  ExportCustomerData,
  RemoveCustomerNote,
  RestoreCustomerNote,
} from '../../command-handling/customer/customer.commands.ts';
import { customerEntries } from './get-customer-history.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import { getCustomer } from './get-customer.ts';
import { listCustomers, searchCustomers } from './list-customers.ts';

type AboutCustomer = RequestedCommand<unknown, CustomerAsOf, { readonly code: string }>;

const juma = { name: 'Juma Öztürk', email: 'juma@example.org', phone: '+255 777 123 456' };
const limit = 25;

describe('Customers', () => {
  let story: WholeStory;
  let tourId: string;

  beforeEach(async () => {
    story = await WholeStory.open();
    tourId = await story.commands.publishTour();
  });

  afterEach(async () => {
    await story.close();
  });

  const admin = () => story.commands.admin();
  const book = (contact: Contact = asha) => story.commands.book(tourId, 2, contact);
  const write = async (name: string, email: string) => {
    const message = { name, email, message: 'Do you sail in June?' };
    const { side } = story.commands;
    done(await side.execute(new SubmitContactMessage(message, story.commands.customer())));
  };
  const collect = async (bookingNumber: number, amountMinor: number) => {
    const input = { bookingNumber, amountMinor, currency: 'USD', method: 'cash' } as const;
    done(await story.commands.side.execute(new RecordCollection(input, admin())));
  };
  const cancel = async (bookingNumber: number) => {
    done(await story.commands.side.execute(new CancelBooking({ bookingNumber }, admin())));
  };
  const idOf = async (email: string) =>
    (await story.commands.ports.vault.grantFor(email)).customerId;
  const list = async (page: { readonly cursor?: string; readonly limit: number } = { limit }) => {
    const { now, ...sources } = await story.upToDate();
    return await listCustomers(sources, page, now);
  };
  const search = async (words: string, most = limit) => {
    const { now, ...sources } = await story.upToDate();
    return await searchCustomers(sources, { search: words, limit: most }, now);
  };
  const one = async (customerId: string) => {
    const { now, ...sources } = await story.upToDate();
    return await getCustomer(sources, customerId, now);
  };
  const namesIn = ({ items }: { readonly items: readonly { readonly name?: string }[] }) =>
    items.map(({ name }) => name);

  it('are listed by their latest booking, with what they booked and paid', async () => {
    const first = await book();
    story.clock.instant = '2026-11-20T10:00:00.000Z';
    await book(juma);
    await write('Chiku Said', 'chiku@example.org');
    expect(namesIn(await list())).toEqual(['Juma Öztürk', 'Asha Juma', 'Chiku Said']);
    story.clock.instant = '2026-11-20T11:00:00.000Z';
    await book({ ...asha, name: 'Asha J. Juma' });
    await collect(first, 6_000);
    const { items } = await list();
    expect(items[0]).toEqual({
      id: await idOf(asha.email),
      name: 'Asha J. Juma',
      email: asha.email,
      phone: asha.phone,
      ...{ bookings: 2, upcoming: 2, messages: 0 },
      lastBookedAt: '2026-11-20T11:00:00.000Z',
      money: [{ currency: 'USD', paid: 60, owes: 60, toRefund: 0 }],
    });
    expect(items[2]).toEqual({
      id: await idOf('chiku@example.org'),
      ...{ name: 'Chiku Said', email: 'chiku@example.org' },
      ...{ bookings: 0, upcoming: 0, messages: 1, money: [] },
    });
  });

  it('do not have the refund of one booking subtracted from the debt of another', async () => {
    const paid = await book();
    await book();
    await collect(paid, 6_000);
    await cancel(paid);
    const { items } = await list();
    expect(items[0]?.money).toEqual([{ currency: 'USD', paid: 60, owes: 60, toRefund: 60 }]);
  });

  it('are listed page by page, each once', async () => {
    for (const number of [1, 2, 3, 4, 5]) {
      await book({ ...asha, name: `Asha ${number}`, email: `asha${number}@example.com` });
    }
    const first = await list({ limit: 2 });
    expect(first.items).toHaveLength(2);
    const second = await list({ limit: 2, cursor: first.nextCursor ?? '' });
    const third = await list({ limit: 2, cursor: second.nextCursor ?? '' });
    expect(third).not.toHaveProperty('nextCursor');
    const all = [first, second, third].flatMap(namesIn);
    expect(new Set(all).size).toBe(5);
  });

  it('are found by name, e-mail, phone and reference', async () => {
    const bookingNumber = await book();
    await book();
    story.clock.instant = '2026-11-20T10:00:00.000Z';
    await book(juma);
    for (const words of ['ash ju', 'asha@exam', '0700000001', `ZBL-${bookingNumber}`]) {
      expect(namesIn(await search(words))).toEqual(['Asha Juma']);
    }
    expect(namesIn(await search('juma'))).toEqual(['Juma Öztürk', 'Asha Juma']);
    expect(await search('juma', 1)).toMatchObject({
      items: [{ name: 'Juma Öztürk' }],
      hasMore: true,
    });
    expect(await search('nobody')).toEqual({ items: [] });
    expect(await search('…')).toEqual({ items: [] });
    expect(namesIn(await search(''))).toHaveLength(2);
  });

  it('have their bookings, messages, languages and the country of their phone', async () => {
    const bookingNumber = await book();
    await write(asha.name, asha.email);
    const id = await idOf(asha.email);
    const customer = await one(id);
    expect(customer).toMatchObject({
      ...{ id, name: asha.name, email: asha.email, phone: asha.phone, country: 'TZ' },
      ...{ bookingCount: 1, upcoming: 1, messages: 1, emails: [], languages: [] },
      bookings: [{ bookingNumber, customerId: id }],
      written: [{ customerId: id, message: 'Do you sail in June?' }],
    });
    expect(customer).not.toHaveProperty('isErased');
    expect(await one('nobody')).toBeUndefined();
  });

  it('may have no e-mail address: each such booking has its own customer', async () => {
    const caller = { ...asha, email: null };
    await story.commands.book(tourId, 2, caller, admin());
    await story.commands.book(tourId, 1, caller, admin());
    const { items } = await list();
    expect(items).toHaveLength(2);
    for (const item of items) {
      expect(item).toMatchObject({ name: asha.name, phone: asha.phone, bookings: 1 });
      expect(item).not.toHaveProperty('email');
    }
    const [first] = items;
    const customerId = first?.id ?? '';
    const { side } = story.commands;
    done(await side.execute(new AddCustomerNote({ customerId, text: 'Calls at noon' }, admin())));
    expect(await one(customerId)).toMatchObject({ notes: [{ text: 'Calls at noon' }] });
    expect(namesIn(await search('0700000001'))).toHaveLength(2);
  });

  it('no longer have a booking that was corrected to another address', async () => {
    const bookingNumber = await book();
    const contact = { email: juma.email };
    const { side } = story.commands;
    done(await side.execute(new CorrectContact({ bookingNumber, contact }, admin())));
    const { items } = await list();
    expect(items.map(({ email }) => email)).toEqual([juma.email]);
    expect(await one(await idOf(asha.email))).toMatchObject({ bookingCount: 0, bookings: [] });
    expect(await one(await idOf(juma.email))).toMatchObject({ bookings: [{ bookingNumber }] });
  });

  describe('have notes that', () => {
    let customerId: string;
    beforeEach(async () => {
      await book();
      customerId = await idOf(asha.email);
    });

    const run = (command: AboutCustomer) => story.commands.side.execute(command);
    const add = (text: string, id = customerId) =>
      run(new AddCustomerNote({ customerId: id, text }, admin()));
    const noteOne = { noteNo: 1 };

    it('are shown with them, and the log does not contain the text', async () => {
      done(await add('Vegetarian'));
      done(await add('Afraid of sharks'));
      expect(await one(customerId)).toMatchObject({
        notes: [
          { noteNo: 1, text: 'Vegetarian', revision: '0' },
          { noteNo: 2, text: 'Afraid of sharks', revision: '1' },
        ],
        revision: '1',
      });
      const stored = await story.commands.store.readStream(`customer-${customerId}`);
      expect(JSON.stringify(stored)).not.toMatch(/Vegetarian|sharks/);
    });

    it('are changed only at the revision that staff read, so one of two colleagues is refused', async () => {
      done(await add('Vegetarian'));
      const change = (text: string) => {
        const context = story.commands.admin({ ifMatch: 0 });
        return run(new ChangeCustomerNote({ customerId, ...noteOne, text }, context));
      };
      // A download does not change the notes.
      done(await run(new ExportCustomerData({ customerId, bookings: 1, messages: 0 }, admin())));
      done(await change('Vegan'));
      expect(await change('Eats all')).toMatchObject({ refusal: { code: 'RevisionMismatch' } });
      expect(await one(customerId)).toMatchObject({ notes: [{ text: 'Vegan' }], revision: '2' });
    });

    it('are removed and restored, and the history has every text', async () => {
      done(await add('Vegetarian'));
      const input = { customerId, ...noteOne };
      done(await run(new ChangeCustomerNote({ ...input, text: 'Vegan' }, admin())));
      done(await run(new RemoveCustomerNote(input, admin())));
      expect(await one(customerId)).toMatchObject({ notes: [], revision: '2' });
      done(await run(new RestoreCustomerNote(input, admin())));
      expect(await one(customerId)).toMatchObject({ notes: [{ text: 'Vegan' }] });
      const { people } = story;
      const entries = await customerEntries({ log: story.commands.store, people }, customerId);
      expect([...entries.values()].map(({ changes }) => changes)).toEqual([
        [{ field: 'note', before: null, after: 'Vegetarian' }],
        [{ field: 'note', before: 'Vegetarian', after: 'Vegan' }],
        [{ field: 'note', before: 'Vegan', after: null }],
        [{ field: 'note', before: null, after: 'Vegan' }],
      ]);
    });

    it('are refused if nobody has the id, and after an erasure', async () => {
      expect(await add('Hello', 'nobody')).toMatchObject({ refusal: { code: 'NoSuchCustomer' } });
      done(await add('Vegetarian'));
      await story.commands.ports.vault.destroy(customerId);
      story.people.forgetKeys();
      expect(await add('Too late')).toMatchObject({ refusal: { code: 'CustomerErased' } });
      expect(await one(customerId)).toMatchObject({ notes: [] });
      done(
        await run(new EraseCustomer({ customerId, bookings: [], messages: [], seen: [] }, admin())),
      );
      const remove = new RemoveCustomerNote({ customerId, ...noteOne }, admin());
      expect(await run(remove)).toMatchObject({ refusal: { code: 'CustomerErased' } });
      expect(await one(customerId)).toMatchObject({ notes: [], isErased: true });
      const { people } = story;
      const entries = await customerEntries({ log: story.commands.store, people }, customerId);
      expect(JSON.stringify([...entries.values()])).not.toContain('Vegetarian');
    });
  });
});
