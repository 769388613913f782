import type { KeptDocument } from '../ports/projection-store.ts';

/** What the cache knows of a document; undefined where the store has to be asked. */
export type Known = KeptDocument | 'absent' | undefined;

/** Bits of the table of ids that were put out, and how many of them an id sets. */
const tableBits = 1 << 23;
const bitsPerId = 3;

/**
 * The documents of one build that were written lately, so that a busy one is not read again for
 * every batch. What it holds is what the store holds: it is emptied whenever that is in doubt.
 *
 * From the beginning of a build on, whatever is in the store went through the cache. An id that is
 * neither in it nor was put out of it is therefore nowhere, and the store need not be asked for each
 * of a million new documents. Which ids were put out is kept in a Bloom filter of one megabyte: it
 * may say "perhaps" of an id that was not, never "no" of one that was.
 */
export class DocumentCache {
  readonly #documentsMax: number;
  readonly #documents = new Map<string, KeptDocument>();
  #putOut: Uint32Array | undefined;

  constructor(documentsMax: number) {
    this.#documentsMax = documentsMax;
  }

  get(id: string): Known {
    const document = this.#documents.get(id);
    if (document !== undefined) {
      return document;
    }
    return this.#putOut === undefined || hasBits(this.#putOut, id) ? undefined : 'absent';
  }

  /** A Map lists in the order of insertion: what was written longest ago goes first. */
  set(id: string, document: KeptDocument): void {
    this.#documents.delete(id);
    this.#documents.set(id, document);
    if (this.#documents.size > this.#documentsMax) {
      const [oldest = id] = this.#documents.keys();
      this.#documents.delete(oldest);
      if (this.#putOut !== undefined) {
        setBits(this.#putOut, oldest);
      }
    }
  }

  /** Forgets everything; `empty` says that the store has nothing either. */
  clear(store: 'empty' | 'unknown'): void {
    this.#documents.clear();
    this.#putOut = store === 'empty' ? new Uint32Array(tableBits / 32) : undefined;
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

/** FNV-1a over the code units. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Another hash of the same id, by the last steps of MurmurHash3. */
function next(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
