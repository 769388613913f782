import type { Archive } from './archive.ts';

/** Tests that every {@link Archive} must pass; each `start` opens the archive at the same place. */
export function archiveContract(start: () => Archive): void {
  it('returns the added entries, also after the place was opened again', async () => {
    expect(await start().add('anchors', '2026-11-21', 'ünchanged')).toBe(true);
    expect(await start().get('anchors', '2026-11-21')).toBe('ünchanged');
  });

  it('has no entry that was never added', async () => {
    expect(await start().names('anchors')).toEqual([]);
    expect(await start().get('anchors', '2026-11-21')).toBeUndefined();
  });

  it('lists its entries by name, in order', async () => {
    for (const name of ['2026-11-22', '2026-11-20', '2026-11-21']) {
      await start().add('anchors', name, name);
    }
    expect(await start().names('anchors')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  });

  it('does not change an entry that is already there', async () => {
    await start().add('anchors', '2026-11-21', 'first');
    expect(await start().add('anchors', '2026-11-21', 'second')).toBe(false);
    expect(await start().get('anchors', '2026-11-21')).toBe('first');
  });

  it('keeps one of several entries that are added under one name at the same time', async () => {
    const contents = ['one', 'two', 'three', 'four'];
    const added = await Promise.all(
      contents.map((content) => start().add('anchors', '2026-11-21', content)),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await start().get('anchors', '2026-11-21')).toBe(contents[added.indexOf(true)]);
    expect(await start().names('anchors')).toEqual(['2026-11-21']);
  });

  it.each(['', '..', '.hidden', '../secret', 'a/b', 'a\0b'])(
    'has no entry with the name %j and accepts none',
    async (name) => {
      expect(await start().get('anchors', name)).toBeUndefined();
      await expect(start().add('anchors', name, 'content')).rejects.toThrow(RangeError);
    },
  );
}
