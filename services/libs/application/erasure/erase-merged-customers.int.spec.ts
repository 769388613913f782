import { Crash, ErasureWorld } from '../../../../test/support/stories/erasure-world.ts';
import { cutAfterFirstPart } from '../../../../test/support/in-memory/faulty-event-store.ts';
import { asha } from '../../../../test/support/in-memory/write-side.ts';
import { DataPeriods } from '../ports/data-periods.ts';
import { previewErasure } from './preview-erasure.ts';
import { erasePastCustomers } from './erase-past-customers.ts';

/** More steps than an erasure of three customers has. */
const stepsMax = 60;

describe('erasing a person whose customers were merged', () => {
  let world: ErasureWorld;

  beforeEach(async () => {
    world = await ErasureWorld.open();
  });

  afterEach(() => world.close());

  const addressOf = (name: string, number: number) => `${name}.${number}@example.com`;
  const customerOf = async (address: string) =>
    (await world.commands.ports.vault.customersOfEmail(address))[0] ?? '';

  /** Three addresses of a person, each with a booking. */
  async function begin(name: string, merged = true): Promise<readonly string[]> {
    const addresses = [1, 2, 3].map((number) => addressOf(name, number));
    for (const email of addresses) await world.book({ ...asha, name, email });
    const [one = '', two = '', three = ''] = addresses;
    if (merged) {
      const ids = new Map<string, string>();
      for (const address of addresses) ids.set(await customerOf(address), address);
      const [smallest = '', middle = '', largest = ''] = [...ids.keys()].toSorted();
      await world.merge(ids.get(middle) ?? '', ids.get(largest) ?? '');
      await world.merge(ids.get(smallest) ?? '', ids.get(middle) ?? '');
    }
    return [one, two, three];
  }

  async function expectErased(name: string): Promise<void> {
    expect(await world.searchable()).not.toContain(name);
    for (const number of [1, 2, 3]) {
      const customerId = await customerOf(addressOf(name, number));
      expect(await world.commands.ports.vault.open(customerId)).toBe('destroyed');
      const types = await world.commands.eventTypes(`customer-${customerId}`);
      expect(types.filter((type) => type === 'CustomerErased')).toHaveLength(1);
      expect(types.at(-1)).toBe('CustomerErased');
    }
  }

  it('erases all of them, found by any address, booking or id, and lists all their bookings first', async () => {
    for (const find of ['email', 'booking', 'id'] as const) {
      const addresses = await begin(`found-by-${find}`);
      const email = addresses[1] ?? '';
      const customerId = await customerOf(email);
      const held = await world.erasure().find({ customerId });
      if (held === undefined) throw new Error('The person was not found.');
      expect(held.own).toHaveLength(3);
      await world.read.catchUp();
      const { clock } = world.commands;
      const preview = await previewErasure(world.read.readStore, held, clock.now());
      expect(preview).toMatchObject({ mergedCustomers: 2, otherAddresses: 0 });
      expect(preview.bookings.map(({ isTheirs }) => isTheirs)).toEqual([true, true, true]);
      const bookingNumber = Number(
        held.records.find((record) => record.customerId === customerId)?.subject,
      );
      const whom = { email: { email }, booking: { bookingNumber }, id: { customerId } }[find];
      const erased = await world.erasure().erase(whom, world.input(find));
      expect(erased?.customers).toHaveLength(3);
      expect(erased?.bookings).toHaveLength(3);
      await expectErased(`found-by-${find}`);
      const again = await world.erasure().erase(whom, world.input(find));
      expect(again).toEqual(erased);
    }
  });

  it('also erases customers who were merged with a former address of a booking', async () => {
    const [email = '', other = '', third = ''] = await begin('corrected', false);
    await world.merge(other, third);
    const number = await world.book({ ...asha, name: 'corrected', email: other });
    await world.correct(number, { email });
    const erased = await world.erasure().erase({ email }, world.input('corrected'));
    expect(erased?.customers).toHaveLength(3);
    await expectErased('corrected');
  });

  it('does not erase a customer whose merge is in only one of the two streams', async () => {
    const [email = '', other = ''] = await begin('half', false);
    const ids = [await customerOf(email), await customerOf(other)].toSorted();
    const [survivor = '', half = ''] = ids;
    const { store } = world.commands;
    store.next(cutAfterFirstPart);
    await expect(world.merge(email, other)).rejects.toThrow('OutcomeUnknown');
    const erased = await world.erasure().erase({ customerId: survivor }, world.input('half'));
    expect(erased?.customers).toEqual([survivor]);
    expect(await world.commands.ports.vault.open(half)).not.toBe('destroyed');
    expect(await world.searchable()).toContain('half');
  });

  it('also erases a customer who is merged while the erasure runs, at any of its steps', async () => {
    let merges = 0;
    for (let mergedAt = 1; mergedAt <= stepsMax; mergedAt += 1) {
      const name = `meanwhile-${mergedAt}`;
      const [one = '', two = '', three = ''] = await begin(name, false);
      await world.merge(one, two);
      let step = 0;
      let merging: Promise<boolean> | undefined;
      world.atStep = () => {
        step += 1;
        if (step !== mergedAt) return;
        world.atStep = () => undefined;
        merging = world.merge(one, three).then(
          () => true,
          () => false,
        );
      };
      const erased = await world.erasure().erase({ email: two }, world.input(name));
      world.atStep = () => undefined;
      if (merging === undefined) break;
      const isErased = erased?.customers.includes(await customerOf(three)) === true;
      // The merge is refused once the key of one of the three is destroyed. Otherwise all three are erased.
      expect(isErased || !(await merging)).toBe(true);
      merges += (await merging) ? 1 : 0;
      if (isErased) await expectErased(name);
      else expect(await world.searchable()).toContain(name);
    }
    expect(merges).toBeGreaterThan(0);
  }, 120_000);

  it('is continued after a crash at each step in turn', async () => {
    let crashes = 0;
    for (let crashesAt = 1; crashesAt <= stepsMax; crashesAt += 1) {
      const name = `crash-${crashesAt}`;
      const [email = ''] = await begin(name);
      let step = 0;
      world.atStep = () => {
        step += 1;
        if (step >= crashesAt) throw new Crash();
      };
      const isDone = await world
        .erasure()
        .erase({ email }, world.input(name))
        .then(
          () => true,
          (error: unknown) => {
            expect(error).toBeInstanceOf(Crash);
            return false;
          },
        );
      world.atStep = () => undefined;
      crashes += isDone ? 0 : 1;
      await world.erasure().resumeAll();
      expect(await world.erasure().resumeAll()).toBe(0);
      // Before the first step ended, the erasure had not begun.
      if (crashesAt > 1) await expectErased(name);
      if (isDone) break;
    }
    expect(crashes).toBeGreaterThan(10);
    expect(crashes).toBeLessThan(stepsMax);
  }, 120_000);

  it('happens automatically only when the latest booking or message of all of them is old enough', async () => {
    await begin('expired');
    const { clock, ports } = world.commands;
    const [, latest = ''] = [1, 2, 3].map((number) => addressOf('expired', number));
    clock.instant = '2029-01-10T09:00:00.000Z';
    await world.write('expired', latest);
    const pass = async (day: string) => {
      clock.instant = `${day}T09:00:00.000Z`;
      await world.read.catchUp();
      const periods = new DataPeriods({ bookingDataMonths: 36, contactDataMonths: 24 });
      const tools = {
        ...{ clock, cryptography: ports.cryptography, erasure: world.erasure() },
        ...{ readStore: world.read.readStore, periods },
      };
      return await erasePastCustomers(tools, new AbortController().signal);
    };
    expect(await pass('2029-12-01')).toBe(0);
    expect(await pass('2031-01-10')).toBe(1);
    await expectErased('expired');
  });
});
