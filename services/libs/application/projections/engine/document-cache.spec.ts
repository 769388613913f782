import type { Position } from '../../event-log/stored-event.ts';
import type { KeptDocument } from '../../ports/projection-store.ts';
import { DocumentCache } from './document-cache.ts';

const documentsMax = 2;
const document = (id: string): KeptDocument => ({ document: { id }, position: '1' as Position });

describe('the cache of documents', () => {
  function cacheOf(store: 'empty' | 'unknown', ...ids: readonly string[]): DocumentCache {
    const cache = new DocumentCache(documentsMax);
    cache.clear(store);
    for (const id of ids) cache.set(id, document(id));
    return cache;
  }

  it('returns the documents that were written last', () => {
    const cache = cacheOf('empty', 'a', 'b', 'a', 'c');
    expect(cache.get('a')).toEqual(document('a'));
    expect(cache.get('c')).toEqual(document('c'));
  });

  it('reports a document as absent only if all documents of the build, but not this one, went through it', () => {
    const cache = cacheOf('empty', 'a', 'b');
    expect(cache.get('c')).toBe('absent');
    cache.set('c', document('c'));
    expect(cache.get('a')).toBeUndefined();
    expect(cache.get('d')).toBe('absent');
  });

  it('does not know whether another document exists in a store that is not empty', () => {
    const cache = cacheOf('unknown', 'a', 'b', 'c');
    expect(cache.get('a')).toBeUndefined();
    expect(cache.get('d')).toBeUndefined();
  });

  it('forgets everything when it is emptied', () => {
    const cache = cacheOf('empty', 'a', 'b', 'c');
    cache.clear('unknown');
    expect(cache.get('a')).toBeUndefined();
    expect(cache.get('c')).toBeUndefined();
    expect(cache.get('d')).toBeUndefined();
    cache.clear('empty');
    expect(cache.get('a')).toBe('absent');
  });
});
