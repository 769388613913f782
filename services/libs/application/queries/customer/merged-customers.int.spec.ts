import {
  cutAfterFirstPart,
  lostAnswer,
  lostRequest,
} from '../../../../../test/support/in-memory/faulty-event-store.ts';
import { asha, done } from '../../../../../test/support/in-memory/write-side.ts';
import { WholeStory } from '../../../../../test/support/stories/whole-story.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import { RecordCollection } from '../../command-handling/booking/booking.commands.ts';
import { SubmitContactMessage } from '../../command-handling/contact/contact.commands.ts';
import {
  AddCustomerNote,
  ChangeCustomerNote,
  EraseCustomer,
  MergeCustomers,
  UndoCustomerMerge,
} from '../../command-handling/customer/customer.commands.ts';
import { findDuplicates } from './find-duplicates.ts';
import { getCustomerHistory } from './get-customer-history.ts';
import { getCustomer } from './get-customer.ts';
import { listCustomers, searchCustomers } from './list-customers.ts';

const limit = 25;
const people = ['Juma Öztürk', 'Neema Faraji', 'Chiku Said'].map((name, index) => ({
  name,
  email: `person${index}@example.org`,
  phone: `+255 777 123 45${index}`,
}));

describe('Customers who were merged', () => {
  let story: WholeStory;
  let tourId: string;
  /** The ids of three customers, the smallest first. */
  let ids: readonly [string, string, string];

  beforeEach(async () => {
    story = await WholeStory.open();
    tourId = await story.commands.publishTour();
    for (const [index, contact] of people.entries()) {
      story.clock.instant = `2026-11-20T1${index}:00:00.000Z`;
      await book(contact);
    }
    const found = await Promise.all(people.map(({ email }) => idOf(email)));
    ids = found.toSorted() as unknown as typeof ids;
  });

  afterEach(async () => {
    await story.close();
  });

  const admin = (more?: object) => story.commands.admin(more);
  const book = (contact: Contact) => story.commands.book(tourId, 2, contact);
  const idOf = async (email: string) =>
    (await story.commands.ports.vault.grantFor(email)).customerId;
  const merge = (customerId: string, otherId: string, key?: string) =>
    story.commands.side.execute(
      new MergeCustomers(
        { customerId, otherId },
        admin(key === undefined ? {} : { idempotencyKey: key }),
      ),
    );
  const undo = (customerId: string, otherId: string, key?: string) =>
    story.commands.side.execute(
      new UndoCustomerMerge(
        { customerId, otherId },
        admin(key === undefined ? {} : { idempotencyKey: key }),
      ),
    );
  const one = async (customerId: string) => {
    const { now, ...sources } = await story.upToDate();
    return await getCustomer(sources, customerId, now);
  };
  const listed = async (page: { readonly cursor?: string; readonly limit: number } = { limit }) => {
    const { now, ...sources } = await story.upToDate();
    return await listCustomers(sources, page, now);
  };
  const found = async (search: string) => {
    const { now, ...sources } = await story.upToDate();
    return await searchCustomers(sources, { search, limit }, now);
  };
  const idsIn = ({ items }: { readonly items: readonly { readonly id: string }[] }) =>
    items.map(({ id }) => id);
  const typesOf = (customerId: string) => story.commands.eventTypes(`customer-${customerId}`);

  it('are shown as one customer under the id of each of them, with the bookings, money, messages and notes of both', async () => {
    const [first, second] = ids;
    const before = { one: await one(first), other: await one(second) };
    const { side } = story.commands;
    const paid = before.other?.bookings[0]?.bookingNumber ?? 0;
    const collected = { amountMinor: 6_000, currency: 'USD', method: 'cash' } as const;
    done(await side.execute(new RecordCollection({ bookingNumber: paid, ...collected }, admin())));
    const email = before.other?.email ?? '';
    const message = { name: 'Same person', email, message: 'Do you sail in June?' };
    done(await side.execute(new SubmitContactMessage(message, story.commands.customer())));
    for (const customerId of [second, first]) {
      const input = { customerId, text: `Note about ${customerId}` };
      done(await side.execute(new AddCustomerNote(input, admin())));
    }
    done(await merge(second, first));
    for (const id of [first, second]) {
      expect(await one(id)).toMatchObject({
        ...{ id: first, bookingCount: 2, upcoming: 2, messages: 1, revision: '0' },
        money: [{ currency: 'USD', paid: 60, owes: 60, toRefund: 0 }],
        merged: [
          {
            ...{ customerId: second, into: first, name: before.other?.name },
            survivor: { name: before.one?.name },
          },
        ],
        written: [{ customerId: second }],
      });
    }
    const notes = (await one(first))?.notes ?? [];
    expect(new Set(notes.map(({ customerId }) => customerId))).toEqual(new Set([first, second]));
    expect(notes.every(({ noteNo, notesRevision }) => noteNo === 1 && notesRevision === '0')).toBe(
      true,
    );
    // Colleagues who change a note meanwhile get no conflict.
    const change = { customerId: first, noteNo: 1, text: 'Vegan' };
    done(await side.execute(new ChangeCustomerNote(change, admin({ ifMatch: 0 }))));
    expect(await typesOf(first)).toEqual([
      ...['CustomerNoteAdded', 'CustomerAbsorbed', 'CustomerNoteChanged'],
    ]);
    expect(await typesOf(second)).toEqual(['CustomerNoteAdded', 'CustomerMerged']);
  });

  it('are one row in the list, in the place of the one who booked last, also page by page', async () => {
    const [first, second, third] = ids;
    done(await merge(first, second));
    const whole = await listed();
    expect(new Set(idsIn(whole))).toEqual(new Set([first, third]));
    expect(whole.items.find(({ id }) => id === first)).toMatchObject({ bookings: 2, upcoming: 2 });
    const rows: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listed({ limit: 1, ...(cursor === undefined ? {} : { cursor }) });
      rows.push(...idsIn(page));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(rows).toEqual(idsIn(whole));
    for (const { email } of people) {
      const merged = [first, second].includes(await idOf(email));
      expect(idsIn(await found(email))).toEqual([merged ? first : third]);
    }
    expect(idsIn(await found('777'))).toHaveLength(2);
  });

  it('have one history, which says in which stream an entry is', async () => {
    const [first, second] = ids;
    story.clock.instant = '2026-11-21T09:00:00.000Z';
    done(await merge(first, second));
    story.clock.instant = '2026-11-21T10:00:00.000Z';
    const note = { customerId: second, text: 'Vegetarian' };
    done(await story.commands.side.execute(new AddCustomerNote(note, admin())));
    const { readStore, people: reader } = await story.upToDate();
    const sources = { readStore, people: reader, log: story.commands.store };
    for (const id of [first, second]) {
      const entries = (await getCustomerHistory(sources, id)) ?? [];
      expect(entries.map(({ customerId, action }) => [customerId, action])).toEqual([
        [first, 'CustomerAbsorbed'],
        [second, 'CustomerNoteAdded'],
      ]);
    }
    expect(await getCustomerHistory(sources, 'nobody')).toBeUndefined();
  });

  it('can be merged again as a whole, and each merge can be undone separately', async () => {
    const [first, second, third] = ids;
    done(await merge(second, third));
    done(await merge(second, first));
    expect(await one(third)).toMatchObject({
      ...{ id: first, bookingCount: 3 },
      merged: expect.arrayContaining([
        expect.objectContaining({ customerId: second, into: first }),
        expect.objectContaining({ customerId: third, into: second }),
      ]) as unknown,
    });
    expect(idsIn(await listed())).toEqual([first]);
    done(await undo(first, second));
    expect(await one(first)).toMatchObject({ id: first, bookingCount: 1, merged: [] });
    expect(await one(third)).toMatchObject({ id: second, bookingCount: 2 });
    done(await undo(third, second));
    expect(await one(third)).toMatchObject({ id: third, bookingCount: 1, merged: [] });
    expect(idsIn(await listed())).toHaveLength(3);
  });

  it('are refused if one was merged before, was erased, or does not exist', async () => {
    const [first, second, third] = ids;
    done(await merge(first, second));
    for (const [one_, other] of [
      [second, third],
      [third, second],
    ] as const) {
      expect(await merge(one_, other)).toMatchObject({ refusal: { code: 'AlreadyMerged' } });
    }
    expect(await merge(first, 'nobody')).toMatchObject({ refusal: { code: 'NoSuchCustomer' } });
    expect(await undo('nobody', first)).toMatchObject({ refusal: { code: 'NoSuchCustomer' } });
    await story.commands.ports.vault.destroy(third);
    expect(await merge(first, third)).toMatchObject({ refusal: { code: 'CustomerErased' } });
    expect(await undo(third, first)).toMatchObject({ refusal: { code: 'CustomerErased' } });
    const input = { customerId: first, bookings: [], messages: [] };
    const erase = (seen: readonly string[]) =>
      story.commands.side.execute(new EraseCustomer({ ...input, seen }, admin()));
    expect(await erase([])).toMatchObject({ refusal: { code: 'MergedMeanwhile' } });
    done(await erase([second]));
    expect(await undo(first, second)).toMatchObject({ refusal: { code: 'CustomerErased' } });
    expect(await one(second)).toMatchObject({ id: second, merged: [] });
  });

  it('are merged once, also if a request is repeated or two colleagues merge them at the same time', async () => {
    const [first, second] = ids;
    const again = await Promise.all([
      merge(first, second, 'key'),
      merge(second, first),
      story.commands
        .anotherProcess()
        .execute(new MergeCustomers({ customerId: first, otherId: second }, admin())),
    ]);
    again.forEach(done);
    expect(await typesOf(first)).toEqual(['CustomerAbsorbed']);
    expect(await typesOf(second)).toEqual(['CustomerMerged']);
    done(await undo(first, second, 'undo'));
    // The repeat of a request that was answered before changes nothing any more.
    expect(await merge(first, second, 'key')).toMatchObject({ done: true, replayed: true });
    expect(await undo(first, second, 'undo')).toMatchObject({ done: true, replayed: true });
    done(await undo(first, second));
    expect(await typesOf(first)).toEqual(['CustomerAbsorbed', 'CustomerMergeUndone']);
    expect(await typesOf(second)).toEqual(['CustomerMerged', 'CustomerMergeUndone']);
  });

  it('are not merged if a merge was interrupted; the repeated request completes it', async () => {
    const [first, second, third] = ids;
    story.commands.store.next(cutAfterFirstPart);
    const half = await merge(first, second, 'key');
    expect(half).toMatchObject({ refusal: { code: 'OutcomeUnknown' } });
    expect(await typesOf(second)).toEqual([]);
    expect(await one(second)).toMatchObject({ id: second, bookingCount: 1, merged: [] });
    expect(await one(first)).toMatchObject({ id: first, bookingCount: 1, merged: [] });
    expect(idsIn(await listed())).toHaveLength(3);
    done(await merge(first, second, 'key'));
    expect(await typesOf(first)).toEqual(['CustomerAbsorbed']);
    expect(await one(second)).toMatchObject({ id: first, bookingCount: 2 });
    story.commands.store.next(lostAnswer);
    done(await merge(first, third, 'third'));
    expect(await one(third)).toMatchObject({ id: first, bookingCount: 3 });
  });

  it('can be merged with somebody else after an interrupted merge, which never counts', async () => {
    const [first, second, third] = ids;
    story.commands.store.next(cutAfterFirstPart);
    await merge(first, third);
    done(await merge(second, third));
    expect(await one(third)).toMatchObject({ id: second });
    expect(await merge(first, third)).toMatchObject({ refusal: { code: 'AlreadyMerged' } });
    expect(await one(first)).toMatchObject({ id: first, bookingCount: 1 });
  });

  it('are two customers again after an interrupted undo, and each can be merged again', async () => {
    const [first, second, third] = ids;
    for (const [one_, other] of [
      [first, third],
      [second, third],
      [first, second],
    ] as const) {
      done(await merge(one_, other));
      story.commands.store.next(cutAfterFirstPart);
      expect(await undo(one_, other)).toMatchObject({ refusal: { code: 'OutcomeUnknown' } });
      expect(await one(other)).toMatchObject({ id: other, bookingCount: 1 });
    }
    done(await merge(first, second));
    expect(await one(second)).toMatchObject({ id: first, bookingCount: 2 });
    story.commands.store.next(lostRequest);
    expect(await undo(first, second, 'key')).toMatchObject({ refusal: { code: 'OutcomeUnknown' } });
    expect(await one(second)).toMatchObject({ id: first });
    done(await undo(first, second, 'key'));
    expect(await one(second)).toMatchObject({ id: second, merged: [] });
  });

  it('are not merged by another request with the same key', async () => {
    const [first, second, third] = ids;
    const sent = { idempotencyKey: 'key' };
    const { side } = story.commands;
    const send = (otherId: string) =>
      side.execute(
        new MergeCustomers({ customerId: first, otherId }, admin({ ...sent, body: { otherId } })),
      );
    done(await send(second));
    expect(await send(third)).toMatchObject({ refusal: { code: 'KeyReused' } });
  });

  it('include what somebody books later with the address of one of them', async () => {
    const [first, second] = ids;
    done(await merge(first, second));
    await book({ ...asha, email: (await one(second))?.merged[0]?.email ?? '' });
    expect(idsIn(await found('asha'))).toEqual([first]);
  });

  it('are suggested by the same phone number or name, unless they are merged already', async () => {
    const [first, second, third] = ids;
    const suggested = async (id: string) => {
      const { now, ...sources } = await story.upToDate();
      return await findDuplicates(sources, id, now);
    };
    expect(await suggested(first)).toEqual({ items: [] });
    expect(await suggested('nobody')).toBeUndefined();
    const { name = '', phone = '' } = (await one(first)) ?? {};
    await book({ ...asha, name: 'Somebody Else', phone: phone.replaceAll(' ', '') });
    await book({ name: `${name.toUpperCase()} Junior`, email: 'j@example.org', phone: asha.phone });
    expect((await suggested(first))?.items).toMatchObject([{ name: 'Somebody Else' }]);
    await book({ ...asha, email: 'x@example.org', name: name.toUpperCase().replace('Ö', 'O') });
    expect(idsIn((await suggested(first)) ?? { items: [] })).toEqual([
      await idOf(asha.email),
      await idOf('x@example.org'),
    ]);
    done(await merge(first, await idOf('x@example.org')));
    done(await merge(second, third));
    expect(idsIn((await suggested(first)) ?? { items: [] })).not.toContain(first);
    expect(await suggested(third)).toEqual({ items: [] });
  });
});
