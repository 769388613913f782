import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keptReleases, unpackStore } from '../../../test/support/kept-stores.ts';
import { settingsOn } from '../../../test/support/in-memory/opened-store.ts';
import { openProfile } from './open-profile.ts';
import { StartRefused } from './start-refused.ts';

describe('a store that a later release wrote', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'later-store-'));
    unpackStore(keptReleases().at(-1) ?? '', directory);
  });

  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  it.each([
    [
      'has tables that this release cannot read',
      'event-log.sqlite',
      'PRAGMA user_version = 3',
      /newer release/,
    ],
    [
      'has events that this release cannot read',
      'event-log.sqlite',
      "INSERT INTO event_type (name, schema_version) VALUES ('BookingBlessed', 1)",
      /BookingBlessed of version 1, which a later release wrote/,
    ],
    [
      'has events in a version that this release cannot read',
      'event-log.sqlite',
      "INSERT INTO event_type (name, schema_version) VALUES ('BookingPlaced', 9)",
      /BookingPlaced of version 9, which a later release wrote/,
    ],
    [
      'keeps accounts in another way',
      'operations.sqlite',
      'PRAGMA user_version = 2',
      /operations.sqlite was written by a later release \(schema 2, this release reads 1\)/,
    ],
  ])('is refused with a reason if it %s', async (_, file, change, words) => {
    const database = new DatabaseSync(join(directory, file));
    database.exec(change);
    database.close();
    const opening = openProfile(settingsOn(directory));
    await expect(opening).rejects.toThrow(words);
    await expect(opening).rejects.toBeInstanceOf(StartRefused);
  });
});
