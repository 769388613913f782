import type { ImageFile, ImageStore } from './image-store.ts';

const id = '0123456789abcdef0123456789abcdef-1600x1067';
const file: ImageFile = { id, name: '960.avif' };
const content = Buffer.from([0, 255, 1, 254]);

/** Tests that every {@link ImageStore} must pass; each `start` opens the same store. */
export function imageStoreContract(start: () => ImageStore): void {
  it('returns every byte of a file, also after the place was opened again', async () => {
    await start().put(file, content);
    const later = start();
    expect(await later.get(file)).toEqual(content);
    expect(await later.has(file)).toBe(true);
  });

  it('keeps the files of each picture separate', async () => {
    const store = start();
    const other = { ...file, name: '480.avif' };
    await store.put(file, content);
    await store.put(other, Buffer.from('small'));
    expect(await store.get(file)).toEqual(content);
    expect(String(await store.get(other))).toBe('small');
  });

  it('has no file that was never stored', async () => {
    const store = start();
    await store.put(file, content);
    for (const other of [
      { ...file, name: '960.webp' },
      { ...file, id: id.replace('0', '1') },
    ]) {
      expect(await store.get(other)).toBeUndefined();
      expect(await store.has(other)).toBe(false);
    }
  });

  it('does not change a file that is already there', async () => {
    const store = start();
    await store.put(file, content);
    await store.put(file, Buffer.from('another'));
    expect(await store.get(file)).toEqual(content);
  });

  it('keeps one of several files that are stored under one name at the same time', async () => {
    const stores = [start(), start(), start()];
    await Promise.all(stores.map((store) => store.put(file, content)));
    expect(await start().get(file)).toEqual(content);
  });

  it.each([
    { id: '..', name: '960.avif' },
    { id: '../../etc', name: 'passwd' },
    { id, name: '../../../secret.key' },
    { id, name: '..' },
    { id, name: '' },
    { id: `${id}/..`, name: '960.avif' },
    { id: `${id}\0`, name: '960.avif' },
    { id, name: '960.avif\0.html' },
    { id, name: '960.svg' },
    { id: '', name: '' },
  ])('has no file with the name %j and accepts none', async (strange) => {
    const store = start();
    expect(await store.get(strange)).toBeUndefined();
    expect(await store.has(strange)).toBe(false);
    await expect(store.put(strange, content)).rejects.toThrow(RangeError);
  });
}
