import { ErasureWorld } from '../../../../test/support/stories/erasure-world.ts';
import { asha } from '../../../../test/support/in-memory/write-side.ts';
import { ErasureLedger } from './erasure-ledger.ts';

const bakari = { name: 'Bakari Ali', email: 'bakari@example.com', phone: '+255 700 000 002' };
const ashas = { ...asha, email: 'asha.juma@example.com' };

describe('erasing a person', () => {
  let world: ErasureWorld;

  beforeEach(async () => {
    world = await ErasureWorld.open();
  });

  afterEach(() => world.close());

  const erase = (email: string, input = 'one') =>
    world.erasure().erase({ email }, world.input(input));

  async function customerOf(email: string): Promise<string> {
    return (await world.commands.ports.vault.customersOfEmail(email)).at(-1) ?? '';
  }

  it('erases the bookings and messages of this person only', async () => {
    const [first, second, others] = [
      await world.book(asha),
      await world.book(asha),
      await world.book(bakari),
    ];
    const messageId = await world.write('Asha', asha.email);
    expect(await world.searchable()).toContain('Asha Juma');
    const outcome = await erase(' Asha@Example.com ');
    expect(outcome).toMatchObject({
      customers: [await customerOf(asha.email)],
      messages: [messageId],
      isPurged: true,
    });
    expect(new Set(outcome?.bookings)).toEqual(new Set([first, second]));
    const searchable = await world.searchable();
    expect(searchable).not.toContain('Asha');
    expect(searchable).toContain('Bakari');
    for (const number of [first, second, others]) expect(searchable).toContain(String(number));
    expect(await world.commands.ports.vault.open(await customerOf(asha.email))).toBe('destroyed');
  });

  it('finds a traveller without an e-mail address by a booking', async () => {
    const caller = await world.book({ ...bakari, email: null });
    const ashasBooking = await world.book(asha);
    const outcome = await world
      .erasure()
      .erase({ bookingNumber: caller }, world.input('by booking'));
    expect(outcome).toMatchObject({ bookings: [caller], isPurged: true });
    const searchable = await world.searchable();
    expect(searchable).not.toContain('Bakari');
    expect(searchable).toContain('Asha');
    expect(await world.erasure().find({ bookingNumber: 74_100_680 })).toBeUndefined();
    const held = await world.erasure().find({ bookingNumber: ashasBooking });
    expect(held?.own).toEqual([await customerOf(asha.email)]);
  });

  it('also erases the data of a former address if a booking was corrected to the erased address', async () => {
    const corrected = await world.book(asha);
    await world.correct(corrected, { email: ashas.email });
    const left = await world.book(asha);
    const held = await world.erasure().find({ email: ashas.email });
    expect(held?.records.map(({ subject }) => Number(subject)).toSorted()).toEqual(
      [corrected, left].toSorted(),
    );
    const outcome = await erase(ashas.email);
    expect(outcome?.customers).toEqual([
      await customerOf(ashas.email),
      await customerOf(asha.email),
    ]);
    expect(await world.searchable()).not.toContain('Asha');
  });

  it('keeps the data of the new address when the former address of a booking is erased', async () => {
    const corrected = await world.book(asha);
    await world.correct(corrected, bakari);
    const outcome = await erase(asha.email);
    expect(outcome).toMatchObject({
      customers: [await customerOf(asha.email)],
      bookings: [corrected],
    });
    expect(await world.searchable()).toContain('Bakari');
  });

  it('erases no data if the address is unknown, and erases no person twice', async () => {
    expect(await erase('nobody@example.com')).toBeUndefined();
    await world.book(asha);
    await erase(asha.email, 'one');
    expect(await erase(asha.email, 'another')).toBeUndefined();
  });

  it('gives the first answer to a repeated request, even if the person booked again meanwhile', async () => {
    const number = await world.book(asha);
    const once = await erase(asha.email);
    await world.book(asha);
    const again = await erase(asha.email);
    expect(again).toEqual(once);
    expect(again?.bookings).toEqual([number]);
    expect(await world.searchable()).toContain('Asha Juma');
    const second = await erase(asha.email, 'another');
    expect(second?.customers).not.toEqual(once?.customers);
    expect(await world.searchable()).not.toContain('Asha');
  });

  it('stores in the archive when and by whom the erasure was requested, but no name of the traveller', async () => {
    await world.book(asha);
    await erase(asha.email);
    const ledger = new ErasureLedger(world.archive);
    const customers = await ledger.customers();
    expect(customers).toEqual([await customerOf(asha.email)]);
    expect(await ledger.entry(customers[0] ?? '')).toEqual({
      customerId: customers[0],
      with: [],
      at: world.commands.clock.instant,
      by: 'asha',
      commandId: 'one',
    });
  });
});
