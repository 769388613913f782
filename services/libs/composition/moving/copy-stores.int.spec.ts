import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackStore } from '../../../../test/support/kept-stores.ts';
import { settingsOn } from '../../../../test/support/in-memory/opened-store.ts';
import { DirectoryMoveMark } from '../../adapters/embedded/directory-move-mark.ts';
import type { Copied } from '../../application/moving/move-store.ts';
import { newAccount } from '../../application/ports/accounts.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { checkPlaceOf } from '../places/check-place-of.ts';
import { openProfile } from '../open-profile.ts';
import { copyStores } from './copy-stores.ts';
import { openEmbeddedSource, openEmbeddedTarget } from './embedded-store.ts';

/** How long each test may take on a busy machine, in milliseconds. */
const patienceMs = 60_000;

describe('a store that was copied before', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'copy-stores-'));
    unpackStore('v0.6.0', home());
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  const home = () => join(root, 'home');
  const there = () => join(root, 'there');
  const markOf = (directory: string) => new DirectoryMoveMark(directory).read();

  async function copy(as: 'move' | 'copy'): Promise<Copied> {
    const secretKey = checkPlaceOf(settingsOn(home())).anchors?.secretKey ?? '';
    const tell = () => undefined;
    return await copyStores(secretKey, { as, tell }, async (tools) => ({
      source: await openEmbeddedSource({ dataDirectory: home() }, tools),
      target: await openEmbeddedTarget(
        { dataDirectory: there(), isSecretKept: true, isMarked: true },
        tools,
      ),
    }));
  }

  it(
    'is closed when it is moved to the copy, and then refuses copies and backups',
    async () => {
      await copy('copy');
      expect(await markOf(home())).toBeUndefined();
      expect(await copy('move')).toMatchObject({ copied: 0, wasDone: false });
      expect(await markOf(home())).toMatchObject({ state: 'left' });
      expect(await copy('move')).toMatchObject({ wasDone: true });
      await expect(copy('copy')).rejects.toThrow(/was moved away on/);
      const backup = takeBackup(settingsOn(home()), join(root, 'backup'));
      await expect(backup).rejects.toThrow(/was moved away on/);
    },
    patienceMs,
  );

  it(
    'keeps accounts that were created in the copy, and is not moved if it would overwrite them',
    async () => {
      await copy('copy');
      const profile = await openProfile(settingsOn(there()));
      await profile.ports.accounts.create({
        ...{ ...newAccount, id: 'later', username: 'later', role: 'owner' as const },
        ...{ passwordHash: 'hash', createdAt: profile.ports.clock.now() },
      });
      await profile.close();
      await copy('copy');
      await expect(copy('move')).rejects.toThrow(/accounts that the source does not know/);
      expect(await markOf(there())).toBeUndefined();
    },
    patienceMs,
  );
});
