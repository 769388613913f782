import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SqliteEventStore } from '../../../libs/adapters/embedded/log/sqlite-event-store.ts';
import { NodeCryptography } from '../../../libs/adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../../libs/adapters/node/random-identifiers.ts';
import { SystemClock } from '../../../libs/adapters/node/system-clock.ts';

const programOf = (name: string): string => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));

describe('npm run verify and npm run anchor', () => {
  let directory: string;
  let store: SqliteEventStore;

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'verify-'));
    store = await begin();
  });

  const begin = (): Promise<SqliteEventStore> =>
    SqliteEventStore.open({
      file: join(directory, 'event-log.sqlite'),
      clock: new SystemClock(),
      cryptography: new NodeCryptography('the secret of the log that is verified'),
      identifiers: new RandomIdentifiers(),
    });

  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });

  const verify = (...args: readonly string[]) => run('verify', ...args);

  function run(name: string, ...args: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [programOf(name), ...args], {
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

  it('finds that a changed copy is broken, says where, and fails', async () => {
    await store.close();
    const copy = join(directory, 'copy.sqlite');
    const bytes = readFileSync(join(directory, 'event-log.sqlite'));
    bytes.write('"logID"', bytes.indexOf('"logId"'));
    writeFileSync(copy, bytes);
    const { status, says } = verify(copy);
    expect(says).toMatch(/^The log is broken at event 0 of log-identity \(position 1\): /);
    expect(status).toBe(1);
  });

  it('reports that there is no log to verify', () => {
    const { status, says } = verify(join(directory, 'nothing.sqlite'));
    expect(says).toMatch(/^The event log cannot be opened/);
    expect(status).toBe(1);
  });

  describe('with anchors', () => {
    const secret = 'the secret of the log that is verified';

    beforeEach(() => {
      writeFileSync(join(directory, 'secret.key'), `${secret}\n`);
    });

    it('makes one anchor, then a second one, then none if there are no new events; verify compares both', async () => {
      expect(run('anchor').says).toMatch(/^Anchor \d{4}-\d\d-\d\d: 1 events in 1 streams\.\n$/);
      expect(run('anchor').says).toMatch(/^Anchor \d{4}-\d\d-\d\d-0{15}1: /);
      expect(run('anchor')).toEqual({
        status: 0,
        says: 'There are no events after the last anchor.\n',
      });
      expect(verify().says).toMatch(/1 events in 1 streams, 2 anchors agree, [\d.]+ s\.\n$/);
      await store.close();
    });

    it('finds that the log is not the one that was anchored', async () => {
      run('anchor');
      await store.close();
      for (const name of ['event-log.sqlite', 'event-log.sqlite-wal', 'event-log.sqlite-shm']) {
        rmSync(join(directory, name), { force: true });
      }
      store = await begin();
      const { status, says } = verify();
      expect(says).toMatch(
        /^The log differs from the anchor \S+ \(position 1\): the anchor was made of/,
      );
      expect(status).toBe(1);
    });

    it('finds a forged anchor, and still counts the events of the log', () => {
      run('anchor');
      const shelf = join(directory, 'archive', 'anchors');
      const [name = ''] = readdirSync(shelf);
      const file = join(shelf, name);
      const text = readFileSync(file, 'utf8');
      rmSync(file);
      writeFileSync(file, text.replace('"events":1', '"events":0'));
      const { status, says } = verify();
      expect(says).toBe(
        `The anchor ${name} cannot be trusted: it does not carry the seal of this product’s ` +
          'secret key.\n1 events were read; 1 in 1 streams are intact.\n',
      );
      expect(status).toBe(1);
    });
  });

  it('makes no anchor without a key to seal it with', () => {
    const { status, says } = run('anchor');
    expect(says).toMatch(/^There is no secret key that could seal an anchor/);
    expect(status).toBe(1);
  });
});
