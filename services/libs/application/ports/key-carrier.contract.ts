import type { CarriedKey, KeyCarrier } from './key-carrier.ts';

/**
 * Tests that every {@link KeyCarrier} must pass. `start` returns the carrier of an empty vault; the carrier reads in
 * batches of 7.
 */
export function keyCarrierContract(start: () => KeyCarrier | Promise<KeyCarrier>): void {
  const key = (fill: number) => new Uint8Array(32).fill(fill);
  const carried = (person: string, content: CarriedKey['key'] = key(1)): CarriedKey => ({
    emailMac: `mac-of-${person}`,
    customerId: `customer-${person}`,
    key: content,
  });

  async function allOf(carrier: KeyCarrier): Promise<readonly CarriedKey[]> {
    const all: CarriedKey[] = [];
    for await (const keys of carrier.all()) all.push(...keys);
    return all.toSorted((one, other) => (one.emailMac < other.emailMac ? -1 : 1));
  }

  it('returns every customer that it took, with a key or with a destroyed key', async () => {
    const carrier = await start();
    expect(await allOf(carrier)).toEqual([]);
    const keys = [carried('asha'), carried('ben', 'destroyed'), carried('chen', key(3))];
    expect(await carrier.take(keys)).toBe(true);
    expect(await allOf(carrier)).toEqual(keys);
    const more = Array.from({ length: 20 }, (_none, index) =>
      carried(`person-${String(index).padStart(4, '0')}`, key(index % 256)),
    );
    expect(await carrier.take(more)).toBe(true);
    expect(await allOf(carrier)).toEqual([...keys, ...more]);
  });

  it('takes the same customers again, and destroys a key that was destroyed at the source meanwhile', async () => {
    const carrier = await start();
    await carrier.take([carried('asha'), carried('ben')]);
    expect(await carrier.take([carried('asha'), carried('ben', 'destroyed')])).toBe(true);
    expect(await allOf(carrier)).toEqual([carried('asha'), carried('ben', 'destroyed')]);
  });

  it('restores no destroyed key', async () => {
    const carrier = await start();
    await carrier.take([carried('ben', 'destroyed')]);
    expect(await carrier.take([carried('ben')])).toBe(true);
    expect(await allOf(carrier)).toEqual([carried('ben', 'destroyed')]);
  });

  it.each([
    { what: 'customer', other: { ...carried('asha'), customerId: 'customer-another' } },
    { what: 'key', other: carried('asha', key(2)) },
  ])(
    'takes no customer if a different $what is stored in its place, and returns false',
    async ({ other }) => {
      const carrier = await start();
      await carrier.take([carried('asha')]);
      expect(await carrier.take([other])).toBe(false);
      expect(await allOf(carrier)).toEqual([carried('asha')]);
    },
  );
}
