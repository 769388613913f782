import { Crash, ErasureWorld } from '../../../../test/support/stories/erasure-world.ts';
import { asha } from '../../../../test/support/in-memory/write-side.ts';
import { ErasureLedger } from './erasure-ledger.ts';

/** More steps than an erasure has. */
const stepsMax = 40;

describe('an erasure that crashes', () => {
  let world: ErasureWorld;
  let email: string;

  beforeEach(async () => {
    world = await ErasureWorld.open();
  });

  afterEach(() => world.close());

  /** Adds a person with two addresses, a booking and a message. */
  async function begin(name: string): Promise<void> {
    email = `${name}.now@example.com`;
    const number = await world.book({ ...asha, name, email: `${name}.before@example.com` });
    await world.correct(number, { email });
    await world.write(name, email);
  }

  /** Runs the process until it crashes at a step; resolves to whether it finished its work. */
  async function live(crashesAt: number, work: () => Promise<unknown>): Promise<boolean> {
    let step = 0;
    world.atStep = () => {
      step += 1;
      if (step >= crashesAt) throw new Crash();
    };
    try {
      await work();
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(Crash);
      return false;
    } finally {
      world.atStep = () => undefined;
    }
  }

  async function expectErased(name: string): Promise<void> {
    expect(await world.searchable()).not.toContain(name);
    const { vault } = world.commands.ports;
    for (const address of [email, `${name}.before@example.com`]) {
      const [customerId = ''] = await vault.customersOfEmail(address);
      expect(await vault.open(customerId)).toBe('destroyed');
      expect(await world.commands.eventTypes(`customer-${customerId}`)).toEqual(['CustomerErased']);
    }
  }

  it('is continued at the next start, after a crash at each step in turn', async () => {
    let crashes = 0;
    let begun = 0;
    for (let crashesAt = 1; crashesAt <= stepsMax; crashesAt += 1) {
      const name = `goes-on-${crashesAt}`;
      await begin(name);
      const input = world.input(name);
      const isDone = await live(crashesAt, () => world.erasure().erase({ email }, input));
      crashes += isDone ? 0 : 1;
      const [customerId = ''] = await world.commands.ports.vault.customersOfEmail(email);
      const isBegun = (await new ErasureLedger(world.archive).entry(customerId)) !== undefined;
      begun += isBegun ? 1 : 0;
      await world.erasure().resumeAll();
      expect(await world.erasure().resumeAll()).toBe(0);
      if (isBegun) await expectErased(name);
      else expect(await world.searchable()).toContain(name);
      if (isDone) break;
    }
    expect(crashes).toBeGreaterThan(8);
    expect(crashes).toBeLessThan(stepsMax);
    expect(begun).toBeGreaterThan(7);
  }, 120_000);

  it('is done once when the request is repeated, with the same answer, after a crash at each step in turn', async () => {
    let crashes = 0;
    for (let crashesAt = 1; crashesAt <= stepsMax; crashesAt += 1) {
      const name = `asks-again-${crashesAt}`;
      await begin(name);
      const input = world.input(name);
      const isDone = await live(crashesAt, () => world.erasure().erase({ email }, input));
      crashes += isDone ? 0 : 1;
      const told = await world.erasure().erase({ email }, input);
      expect(told).toMatchObject({ isPurged: true });
      expect(told?.customers).toHaveLength(2);
      expect(told?.bookings).toHaveLength(1);
      expect(told?.messages).toHaveLength(1);
      await expectErased(name);
      expect(await world.erasure().resumeAll()).toBe(0);
      expect(await world.erasure().erase({ email }, input)).toEqual(told);
      if (isDone) break;
    }
    expect(crashes).toBeGreaterThan(8);
  }, 120_000);
});
