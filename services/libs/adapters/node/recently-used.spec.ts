import { RecentlyUsed } from './recently-used.ts';

describe('a map of recently used entries', () => {
  it('keeps used entries and forgets unused ones', () => {
    const cache = new RecentlyUsed<number>(10);
    cache.set('used', 0);
    cache.set('unused', 0);
    for (let index = 0; index < 100; index += 1) {
      cache.set(`other ${index}`, index);
      expect(cache.get('used')).toBe(0);
    }
    expect(cache.get('unused')).toBeUndefined();
    expect(cache.get('other 99')).toBe(99);
    expect([...cache.entries()].length).toBeLessThanOrEqual(20);
  });

  it('deletes an entry from both generations', () => {
    const cache = new RecentlyUsed<number>(1);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('a', 3);
    cache.delete('a');
    expect(cache.get('a')).toBeUndefined();
    expect(cache.get('b')).toBe(2);
  });
});
