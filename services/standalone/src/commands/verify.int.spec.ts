import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SqliteEventStore } from '../../../libs/adapters/embedded/sqlite-event-store.ts';
import { NodeCryptography } from '../../../libs/adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../../libs/adapters/node/random-identifiers.ts';
import { SystemClock } from '../../../libs/adapters/node/system-clock.ts';

const program = fileURLToPath(new URL('./verify.ts', import.meta.url));

describe('npm run verify', () => {
  let directory: string;
  let store: SqliteEventStore;

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'verify-'));
    store = await SqliteEventStore.open({
      file: join(directory, 'event-log.sqlite'),
      clock: new SystemClock(),
      cryptography: new NodeCryptography('the secret of the log that is verified'),
      identifiers: new RandomIdentifiers(),
    });
  });

  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });

  function verify(...args: readonly string[]): { readonly status: number; readonly says: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
      encoding: 'utf8',
      env: { DATA_DIR: directory },
    });
    return { status: status ?? -1, says: stdout + stderr };
  }

  it('finds the log of DATA_DIR intact while the product runs', () => {
    const { status, says } = verify();
    expect(says).toMatch(/^The log is intact: 1 events in 1 streams, [\d.]+ s\.\n$/);
    expect(status).toBe(0);
  });

  it('finds a changed copy broken, says where, and fails', async () => {
    await store.close();
    const copy = join(directory, 'copy.sqlite');
    const bytes = readFileSync(join(directory, 'event-log.sqlite'));
    bytes.write('"logID"', bytes.indexOf('"logId"'));
    writeFileSync(copy, bytes);
    const { status, says } = verify(copy);
    expect(says).toMatch(/^The log is broken at event 0 of log-identity \(position 1\): /);
    expect(status).toBe(1);
  });

  it('says so when there is nothing to verify', () => {
    const { status, says } = verify(join(directory, 'nothing.sqlite'));
    expect(says).toMatch(/^The event log cannot be opened/);
    expect(status).toBe(1);
  });
});
