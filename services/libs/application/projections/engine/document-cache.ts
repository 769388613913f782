import type { KeptDocument } from '../../ports/projection-store.ts';

/** The cached state of a document; undefined if the store must be read. */
export type Known = KeptDocument | 'absent' | undefined;

/** The number of bits in the table of evicted ids, and the number of bits that one id sets. */
const tableBits = 1 << 23;
const bitsPerId = 3;

/**
 * The recently written documents of one build, so that a document with many events is not read again for every batch.
 * The cache has the same content as the store. If this is not certain, it is emptied.
 *
 * All documents of a new build go through the cache. So a document does not exist if its id is not in the cache and
 * was not evicted from it. The store is therefore not read for each of a million new documents. A Bloom filter of one
 * megabyte records the evicted ids: it may wrongly report an id as evicted, but it always reports an evicted id.
 */
export class DocumentCache {
  readonly #documentsMax: number;
  readonly #documents = new Map<string, KeptDocument>();
  /** Whether every document of the build went through the cache. */
  #hasSeenAll = false;
  /** The evicted ids. The table is made at the first eviction, because most read models are smaller than the cache. */
  #evicted: Uint32Array | undefined;

  constructor(documentsMax: number) {
    this.#documentsMax = documentsMax;
  }

  get(id: string): Known {
    const document = this.#documents.get(id);
    if (document !== undefined) {
      return document;
    }
    const isEvicted = this.#evicted !== undefined && hasBits(this.#evicted, id);
    return this.#hasSeenAll && !isEvicted ? 'absent' : undefined;
  }

  /**
   * A Map lists its entries in the order of insertion, so the document that was written longest ago is evicted first.
   */
  set(id: string, document: KeptDocument): void {
    this.#documents.delete(id);
    this.#documents.set(id, document);
    if (this.#documents.size > this.#documentsMax) {
      const [oldest = id] = this.#documents.keys();
      this.#documents.delete(oldest);
      if (this.#hasSeenAll) {
        this.#evicted ??= new Uint32Array(tableBits / 32);
        setBits(this.#evicted, oldest);
      }
    }
  }

  /** Removes all documents; `empty` means that the store has no documents either. */
  clear(store: 'empty' | 'unknown'): void {
    this.#documents.clear();
    this.#hasSeenAll = store === 'empty';
    this.#evicted = undefined;
  }
}

function hasBits(table: Uint32Array, id: string): boolean {
  let hash = hashOf(id);
  for (let bit = 0; bit < bitsPerId; bit += 1) {
    if (((table[(hash >>> 5) % table.length] ?? 0) & (1 << (hash & 31))) === 0) {
      return false;
    }
    hash = next(hash);
  }
  return true;
}

function setBits(table: Uint32Array, id: string): void {
  let hash = hashOf(id);
  for (let bit = 0; bit < bitsPerId; bit += 1) {
    const word = (hash >>> 5) % table.length;
    table[word] = (table[word] ?? 0) | (1 << (hash & 31));
    hash = next(hash);
  }
}

/** The hash FNV-1a over the code units of the id. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Another hash of the same id, computed with the last steps of MurmurHash3. */
function next(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
