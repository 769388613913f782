import { newStream, part } from '../../../../test/support/in-memory/stored-events.ts';
import type { AppendOutcome, EventStore } from './event-store.ts';
import type { KeyGrant, KeyVault } from './key-vault.ts';

/** A vault to test, with the log whose events its keys seal. */
export interface KeyVaultUnderTest {
  readonly store: EventStore;
  readonly vault: KeyVault;
  /** A second vault over the same log, as another process would have. */
  readonly otherVault: KeyVault;
  close(): Promise<void>;
}

/** Tests that every key vault must pass (application/ports/key-vault.ts). Each adapter's spec runs them. */
export function keyVaultContract(begin: () => Promise<KeyVaultUnderTest>): void {
  let keys: KeyVaultUnderTest;

  beforeEach(async () => {
    keys = await begin();
  });

  afterEach(async () => {
    await keys.close();
  });

  /** An address that nobody used before. */
  function newEmail(): string {
    return `${crypto.randomUUID()}@example.test`;
  }

  /** Stores an event that is sealed with the key. This makes a new key durable. */
  function appendWith(...grants: readonly KeyGrant[]): Promise<AppendOutcome> {
    return keys.store.appendInOrder([part(newStream('booking'), 'no-stream')], grants);
  }

  it('gives a new customer a key of 256 bits and a random id', async () => {
    const email = newEmail();
    const grant = await keys.vault.grantFor(email);
    expect(grant.key).toHaveLength(32);
    expect(grant.customerId).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(grant)).not.toContain(email);
  });

  it('finds the same customer and key again after data was sealed with the key', async () => {
    const email = newEmail();
    const grant = await keys.vault.grantFor(email);
    await appendWith(grant);
    for (const vault of [keys.vault, keys.otherVault]) {
      expect(await vault.grantFor(email)).toMatchObject({
        customerId: grant.customerId,
        key: grant.key,
      });
      expect(await vault.open(grant.customerId)).toStrictEqual(grant.key);
    }
  });

  it('keeps the customers of two addresses apart', async () => {
    const one = await keys.vault.grantFor(newEmail());
    const two = await keys.vault.grantFor(newEmail());
    await appendWith(one);
    await appendWith(two);
    expect(one.customerId).not.toBe(two.customerId);
    expect(one.key).not.toStrictEqual(two.key);
    expect(await keys.vault.open(two.customerId)).toStrictEqual(two.key);
  });

  it('makes only one customer if a new address books many times at once', async () => {
    const email = newEmail();
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, async () => {
        const grant = await keys.vault.grantFor(email);
        return { grant, outcome: (await appendWith(grant)).outcome };
      }),
    );
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toStrictEqual(new Set(['appended']));
    expect(new Set(outcomes.map(({ grant }) => grant.customerId)).size).toBe(1);
  });

  it('makes only one customer if a new address books in two processes at once', async () => {
    const email = newEmail();
    const book = async (vault: KeyVault): Promise<string> => {
      for (;;) {
        const grant = await vault.grantFor(email);
        const { outcome } = await appendWith(grant);
        if (outcome === 'appended') {
          return grant.customerId;
        }
        expect(outcome).toBe('key-superseded');
      }
    };
    const vaults = [keys.vault, keys.otherVault, keys.vault, keys.otherVault];
    const customers = await Promise.all(vaults.map(book));
    expect(new Set(customers).size).toBe(1);
    expect(await keys.vault.open(customers[0] ?? '')).toHaveLength(32);
  });

  it('has no key for an unknown customer', async () => {
    expect(await keys.vault.open(crypto.randomUUID())).toBe('missing');
  });

  it('destroys a key permanently in all processes, and accepts a repeat', async () => {
    const email = newEmail();
    const grant = await keys.vault.grantFor(email);
    await appendWith(grant);
    await keys.vault.destroy(grant.customerId);
    await keys.vault.destroy(grant.customerId);
    for (const vault of [keys.vault, keys.otherVault]) {
      expect(await vault.open(grant.customerId)).toBe('destroyed');
    }
  });

  it('makes a new customer each time an erased person books again', async () => {
    const email = newEmail();
    const customers = new Set<string>();
    for (let visit = 0; visit < 3; visit += 1) {
      const grant = await keys.vault.grantFor(email);
      customers.add(grant.customerId);
      await appendWith(grant);
      await keys.vault.destroy(grant.customerId);
    }
    expect(customers.size).toBe(3);
  });

  it('lists the customers of an address, with erased customers first, and creates no customer', async () => {
    const email = newEmail();
    expect(await keys.vault.customersOfEmail(email)).toEqual([]);
    expect(await keys.vault.customersOfEmail(email)).toEqual([]);
    const visits: string[] = [];
    for (let visit = 0; visit < 3; visit += 1) {
      const grant = await keys.vault.grantFor(email);
      await appendWith(grant);
      visits.push(grant.customerId);
      expect(await keys.otherVault.customersOfEmail(email)).toEqual(visits);
      await keys.vault.destroy(grant.customerId);
      expect(await keys.vault.customersOfEmail(email)).toEqual(visits);
    }
  });

  it('does not change other customers’ keys when it destroys one', async () => {
    const [one, two] = [
      await keys.vault.grantFor(newEmail()),
      await keys.vault.grantFor(newEmail()),
    ];
    await appendWith(one);
    await appendWith(two);
    await keys.vault.destroy(one.customerId);
    expect(await keys.vault.open(two.customerId)).toStrictEqual(two.key);
  });
}
