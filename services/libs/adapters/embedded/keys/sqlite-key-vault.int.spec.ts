import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newStream, part } from '../../../../../test/support/in-memory/stored-events.ts';
import type { AppendOutcome } from '../../../application/ports/event-store.ts';
import { keyVaultContract } from '../../../application/ports/key-vault.contract.ts';
import type { KeyGrant } from '../../../application/ports/key-vault.ts';
import { NodeCryptography } from '../../node/node-cryptography.ts';
import { RandomIdentifiers } from '../../node/random-identifiers.ts';
import { SystemClock } from '../../node/system-clock.ts';
import { SqliteEventStore } from '../log/sqlite-event-store.ts';
import { SqliteKeyVault } from './sqlite-key-vault.ts';
import { openLogForReading } from '../log/sqlite-log-file.ts';

const tools = {
  clock: new SystemClock(),
  cryptography: new NodeCryptography('the secret of the embedded key vault'),
  identifiers: new RandomIdentifiers(),
};

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'key-vault-'));
  file = join(directory, 'event-log.sqlite');
});

afterEach(() => {
  rmSync(directory, { recursive: true });
});

describe('the key vault in the log’s file', () => {
  keyVaultContract(async () => {
    const store = await SqliteEventStore.open({ file, ...tools });
    const vault = new SqliteKeyVault(store, tools);
    const otherVault = new SqliteKeyVault(store, tools);
    return {
      store,
      vault,
      otherVault,
      async close() {
        vault.close();
        otherVault.close();
        await store.close();
      },
    };
  });
});

describe('keys and events in one commit', () => {
  let store: SqliteEventStore;
  let vault: SqliteKeyVault;

  beforeEach(async () => {
    store = await SqliteEventStore.open({ file, ...tools });
    vault = new SqliteKeyVault(store, tools);
  });

  afterEach(async () => {
    vault.close();
    await store.close();
  });

  function appendWith(grants: readonly KeyGrant[]): Promise<AppendOutcome> {
    return store.appendInOrder([part(newStream('booking'), 'no-stream')], grants);
  }

  it('do not keep the key of a refused append', async () => {
    const grant = await vault.grantFor('refused@example.test');
    const conflict = await store.appendInOrder([part('booking-10000001', 7)], [grant]);
    expect(conflict.outcome).toBe('conflict');
    expect(await vault.open(grant.customerId)).toBe('missing');
    // While the process lives, the same address still belongs to the same customer.
    expect(await vault.grantFor('refused@example.test')).toBe(grant);
  });

  it('store no event that was sealed with a key destroyed meanwhile', async () => {
    const email = 'erased-while-booking@example.test';
    const fresh = await vault.grantFor(email);
    await appendWith([fresh]);
    const known = await vault.grantFor(email);
    await vault.destroy(fresh.customerId);
    for (const grant of [fresh, known]) {
      const stream = newStream('booking');
      const outcome = await store.appendInOrder([part(stream, 'no-stream')], [grant]);
      expect(outcome).toStrictEqual({ outcome: 'key-superseded' });
      expect(await store.readStream(stream)).toStrictEqual([]);
    }
    expect(await vault.open(fresh.customerId)).toBe('destroyed');
  });

  it('acknowledge a repeated append although its key has been destroyed since', async () => {
    const grant = await vault.grantFor('erased-before-retry@example.test');
    const append = [part(newStream('booking'), 'no-stream')];
    const outcome = await store.appendInOrder(append, [grant]);
    await vault.destroy(grant.customerId);
    expect(await store.appendInOrder(append, [grant])).toStrictEqual(outcome);
  });

  it('report that a reader may keep a copy of a key, and remove the copy at the next request', async () => {
    const grant = await vault.grantFor('slowly@example.test');
    await appendWith([grant]);
    const reading = openLogForReading(file);
    reading.exec('BEGIN');
    reading.prepare('SELECT count(*) FROM event').get();
    await expect(vault.destroy(grant.customerId)).rejects.toMatchObject({
      name: 'AppendOutcomeUnknown',
    });
    // The key cannot be opened from the moment its destruction was requested.
    expect(await vault.open(grant.customerId)).toBe('destroyed');
    reading.close();
    await vault.destroy(grant.customerId);
  }, 30_000);

  it('leave neither an address nor a destroyed key in any file', async () => {
    const emails = Array.from({ length: 400 }, (_none, index) => `person-${index}@example.test`);
    const grants: KeyGrant[] = [];
    for (const email of emails) {
      grants.push(await vault.grantFor(email));
    }
    await Promise.all(grants.map((grant) => appendWith([grant])));
    const bytesOnDisk = (): Buffer =>
      Buffer.concat(readdirSync(directory).map((name) => readFileSync(join(directory, name))));
    const isIn = (bytes: Buffer, { wrapped = '' }: KeyGrant): boolean => bytes.includes(wrapped);
    const before = bytesOnDisk();
    expect(grants.every((grant) => isIn(before, grant))).toBe(true);
    expect(grants.some(({ key }) => before.includes(Buffer.from(key)))).toBe(false);
    expect(emails.some((email) => before.includes(email))).toBe(false);

    const erased = grants.filter((_grant, index) => index % 3 === 0);
    for (const { customerId } of erased) {
      await vault.destroy(customerId);
    }
    const after = bytesOnDisk();
    expect(erased.filter((grant) => isIn(after, grant))).toStrictEqual([]);
    const kept = grants.filter((grant) => !erased.includes(grant));
    expect(kept.every((grant) => isIn(after, grant))).toBe(true);
  }, 60_000);
});
