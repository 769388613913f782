import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededIdentifiers } from '../../../../test/support/in-memory/seeded-identifiers.ts';
import { DirectoryArchive } from '../../adapters/node/directory-archive.ts';
import { NodeCryptography } from '../../adapters/node/node-cryptography.ts';
import { addAnchor, readAnchors } from './anchor.ts';
import type { Position } from './stored-event.ts';

const cryptography = new NodeCryptography('the secret that the anchors are sealed with');

describe('anchors in the archive', () => {
  let directory: string;
  let archive: DirectoryArchive;

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'anchors-'));
    archive = new DirectoryArchive(directory, new SeededIdentifiers(3));
    for (const [index, name] of ['2026-11-20', '2026-11-21', '2026-11-22'].entries()) {
      await add(name, 10 * (index + 1));
    }
  });

  afterEach(() => {
    rmSync(directory, { recursive: true });
  });

  function add(name: string, events: number, keys = cryptography): Promise<boolean> {
    const position = String(events).padStart(16, '0') as Position;
    const tally = { logId: 'log-1', position, events, streams: 2, heads: 'f'.repeat(64) };
    const anchor = { ...tally, name, at: '2026-11-20T06:00:00.000Z' };
    return addAnchor({ archive, cryptography: keys }, anchor);
  }

  const fileOf = (name: string): string => join(directory, 'anchors', name);
  const faults = async () =>
    (await readAnchors({ archive, cryptography })).map(({ name, isAuthentic, fault }) => [
      ...[name, isAuthentic],
      ...(fault === undefined ? [] : [fault]),
    ]);
  const forged = 'it does not carry the seal of this product’s secret key';
  const rest = [
    ['2026-11-21', true],
    ['2026-11-22', true],
  ];

  it('are read unchanged by a process with the key', async () => {
    expect(await faults()).toEqual([['2026-11-20', true], ...rest]);
    const [first] = await readAnchors({ archive, cryptography });
    expect(first?.anchor).toMatchObject({ events: 10, streams: 2, previous: null });
  });

  it('are stored once a day: a second anchor is not stored', async () => {
    expect(await add('2026-11-22', 99)).toBe(false);
    expect(await faults()).toHaveLength(3);
  });

  it('are reported as faulty if an anchor was changed', async () => {
    const file = fileOf('2026-11-20');
    const text = readFileSync(file, 'utf8');
    chmodSync(file, 0o644);
    writeFileSync(file, text.replace('"events":10', '"events":9'));
    expect(await faults()).toEqual([['2026-11-20', false, forged], ...rest]);
  });

  it('are reported as faulty if an anchor was made with another key', async () => {
    const forger = new NodeCryptography('some other secret, as long as the right one is');
    await add('2026-11-23', 40, forger);
    expect((await faults()).at(-1)).toEqual(['2026-11-23', false, forged]);
    // The next authentic anchor refers to the last authentic one.
    await add('2026-11-24', 50);
    expect((await faults()).at(-1)).toEqual(['2026-11-24', true]);
  });

  it('are reported as faulty if an anchor was renamed to replace another', async () => {
    renameSync(fileOf('2026-11-21'), fileOf('2026-11-22'));
    expect(await faults()).toEqual([
      ['2026-11-20', true],
      ['2026-11-22', false, forged],
    ]);
  });

  it('are reported as faulty if an anchor between others was removed', async () => {
    rmSync(fileOf('2026-11-21'), { force: true });
    expect(await faults()).toEqual([
      ['2026-11-20', true],
      ['2026-11-22', true, 'the anchor before it is missing'],
    ]);
  });

  it('are not reported as faulty if only the last anchor was removed', async () => {
    rmSync(fileOf('2026-11-22'), { force: true });
    expect(await faults()).toEqual([
      ['2026-11-20', true],
      ['2026-11-21', true],
    ]);
  });

  it.each(['', 'null', '[]', '{"name":7}', '{', '{"name":"2026-11-23"}'])(
    'are reported as faulty if a file holds %j',
    async (text) => {
      writeFileSync(fileOf('2026-11-23'), text);
      expect((await faults()).at(-1)).toEqual(['2026-11-23', false, forged]);
    },
  );

  it('may be made by two processes at the same time', async () => {
    await Promise.all([add('2026-11-23', 40), add('2026-11-23-0000000000000041', 41)]);
    expect((await faults()).slice(3)).toEqual([
      ['2026-11-23', true],
      ['2026-11-23-0000000000000041', true],
    ]);
  });
});
