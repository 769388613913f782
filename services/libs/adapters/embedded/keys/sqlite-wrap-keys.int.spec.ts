import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unpackStore } from '../../../../../test/support/kept-stores.ts';
import { KeyWrap } from '../../../application/keys/key-wrap.ts';
import { NodeCryptography } from '../../node/node-cryptography.ts';
import { SqliteKeyReader } from './sqlite-key-reader.ts';
import { openLogForReading, openLogForWriting } from '../log/sqlite-log-file.ts';
import { holdsRawKeys, wrapRawKeys } from './sqlite-wrap-keys.ts';

const cryptography = new NodeCryptography('the secret of the wrapped keys, for stories');
const wraps = new KeyWrap(cryptography);

class Interrupted extends Error {}

describe('keys that an earlier release stored', () => {
  let root: string;
  let raw: ReadonlyMap<string, Uint8Array>;
  let destroyed: readonly string[];

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'wrap-keys-'));
    unpackStore('v0.6.0', join(root, 'earlier'));
    const database = openLogForReading(join(root, 'earlier', 'event-log.sqlite'));
    const keys = database.prepare('SELECT customer_id AS id, key FROM customer_key').all();
    raw = new Map(keys.map(({ id, key }) => [String(id), key as Uint8Array]));
    destroyed = database
      .prepare(
        `SELECT customer_id AS id FROM customer_of_email
         WHERE customer_id NOT IN (SELECT customer_id FROM customer_key)`,
      )
      .all()
      .map(({ id }) => String(id));
    database.close();
  });

  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  function copyOf(name: string): string {
    cpSync(join(root, 'earlier'), join(root, name), { recursive: true });
    return join(root, name, 'event-log.sqlite');
  }

  async function expectWrapped(file: string): Promise<void> {
    expect(holdsRawKeys(file)).toBe(false);
    const vault = new SqliteKeyReader(file, cryptography);
    for (const [customerId, key] of raw) expect(await vault.open(customerId)).toEqual(key);
    for (const customerId of destroyed) expect(await vault.open(customerId)).toBe('destroyed');
    vault.close();
    const directory = join(file, '..');
    for (const name of readdirSync(directory).filter((each) => each.startsWith('event-log'))) {
      const bytes = readFileSync(join(directory, name));
      const left = [...raw.values()].filter((key) => bytes.includes(Buffer.from(key)));
      expect([name, left]).toEqual([name, []]);
    }
    openLogForWriting(file).close();
  }

  it('are wrapped, and no raw key is left in any of the log’s files', async () => {
    expect(raw.size).toBeGreaterThan(3);
    expect(destroyed.length).toBeGreaterThan(0);
    const file = copyOf('at-once');
    expect(holdsRawKeys(file)).toBe(true);
    expect(wrapRawKeys(file, wraps)).toBe(raw.size);
    await expectWrapped(file);
  });

  it('are wrapped after an interruption at any step, and an earlier release refuses the file', async () => {
    let steps = 0;
    for (let last = 1, isDone = false; !isDone; last += 1) {
      const file = copyOf(`interrupted-${last}`);
      let step = 0;
      try {
        wrapRawKeys(file, wraps, () => {
          step += 1;
          if (step === last) throw new Interrupted();
        });
        isDone = true;
      } catch (error) {
        if (!(error instanceof Interrupted)) throw error;
        // An earlier release compares this version with 1 before it does anything else.
        const database = new DatabaseSync(file);
        expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 });
        database.close();
        wrapRawKeys(file, wraps);
      }
      steps = step;
      await expectWrapped(file);
    }
    expect(steps).toBeGreaterThanOrEqual(4);
  });

  it('are not in a log whose creation was interrupted by a power cut', () => {
    const file = join(root, 'half-made.sqlite');
    const database = new DatabaseSync(file);
    // The state in which SQLite leaves the file before it creates the tables.
    database.exec('PRAGMA journal_mode = WAL');
    database.close();
    expect(statSync(file).size).toBeGreaterThan(0);
    expect(holdsRawKeys(file)).toBe(false);
    expect(holdsRawKeys(join(root, 'nothing.sqlite'))).toBe(false);
  });

  it('stay in the file while another process reads it, which the error reports', async () => {
    const file = copyOf('read-meanwhile');
    const reader = openLogForReading(file);
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM event').get();
    expect(() => wrapRawKeys(file, wraps)).toThrow(/another process reads the file/);
    expect(holdsRawKeys(file)).toBe(true);
    reader.close();
    wrapRawKeys(file, wraps);
    await expectWrapped(file);
  }, 60_000);
});

describe('a wrapped key', () => {
  const key = new Uint8Array(32).fill(7);

  it('opens only for its own customer', () => {
    const wrapped = wraps.wrap('asha', key);
    expect(wraps.unwrap('asha', wrapped)).toEqual(key);
    expect(wraps.unwrap('ben', wrapped)).toBe('damaged');
  });

  it('is damaged by every flipped bit that changes its contents', () => {
    const wrapped = wraps.wrap('asha', key);
    for (let bit = 0; bit < wrapped.length * 8; bit += 1) {
      const bytes = Buffer.from(wrapped, 'latin1');
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const opened = wraps.unwrap('asha', bytes.toString('latin1'));
      // The decoder reads `-` and `_` in two ways: such a flip changes nothing.
      if (opened !== 'damaged') expect(opened).toEqual(key);
    }
    expect(wraps.unwrap('asha', '')).toBe('damaged');
    expect(wraps.unwrap('asha', wrapped.slice(0, -4))).toBe('damaged');
  });
});
