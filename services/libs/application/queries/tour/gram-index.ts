const gramLength = 3;

/** The numbers of texts to check, or `most` if most texts would have to be checked. */
export type Candidates = readonly number[] | Uint32Array | 'most';

/**
 * If there are no more candidates than this, they are checked at once, because this is faster than reducing them
 * further.
 */
const fewEnough = 8;

/**
 * If there are more candidates than this, they are not reduced further: checking them one by one soon finds enough.
 */
const intersectedMax = 4_000;

/** Added to the end of every text, so that its last letters are also the beginning of a group. */
const end = '\u0003'.repeat(gramLength - 1);

/**
 * Maps groups of three letters to the numbered texts that contain them. A text can contain a search text of three or
 * more letters only if it has all groups of the search text. It can contain a shorter search text only if one of its
 * groups begins with the search text.
 *
 * Groups are identified by a hash. Two groups with the same hash only cause more candidates.
 */
export class GramIndex {
  readonly #postings = new Map<number, Posting>();
  /** All groups that begin with one or two letters, by the hash of these letters. */
  readonly #beginnings = new Map<number, Posting[]>();
  #texts = 0;

  /** Adds a text. Its number must be larger than all earlier numbers. */
  add(number: number, text: string): void {
    const padded = text + end;
    this.#texts += 1;
    for (let at = 0; at < text.length; at += 1) {
      const hash = hashOf(padded, at, gramLength);
      const posting = this.#postings.get(hash) ?? this.#newPosting(hash, padded, at);
      posting.add(number);
    }
  }

  /**
   * Returns the numbers of all texts that contain the given text, and perhaps of some other texts. Returns `most` if
   * there are so many that it is as fast to check every text.
   */
  candidates(text: string): Candidates {
    return text.length >= gramLength ? this.#withEveryGram(text) : this.#beginningWith(text);
  }

  #withEveryGram(text: string): readonly number[] | Uint32Array {
    const postings = new Set<Posting>();
    for (let at = 0; at + gramLength <= text.length; at += 1) {
      const posting = this.#postings.get(hashOf(text, at, gramLength));
      if (posting === undefined) {
        return [];
      }
      postings.add(posting);
    }
    const [rarest, ...others] = [...postings].sort((one, other) => one.size - other.size);
    let numbers = rarest?.numbers ?? new Uint32Array();
    if (numbers.length > intersectedMax) {
      return numbers;
    }
    for (const other of others) {
      if (numbers.length <= fewEnough) break;
      numbers = numbers.filter((number) => other.has(number));
    }
    return numbers;
  }

  #beginningWith(text: string): readonly number[] | 'most' {
    const postings = this.#beginnings.get(hashOf(text, 0, text.length)) ?? [];
    if (postings.reduce((listed, posting) => listed + posting.size, 0) > this.#texts / 4) {
      return 'most';
    }
    return [...new Set(postings.flatMap((posting) => [...posting.numbers]))];
  }

  #newPosting(hash: number, text: string, at: number): Posting {
    const posting = new Posting();
    this.#postings.set(hash, posting);
    for (let length = 1; length < gramLength; length += 1) {
      const beginning = hashOf(text, at, length);
      const postings = this.#beginnings.get(beginning);
      if (postings === undefined) {
        this.#beginnings.set(beginning, [posting]);
      } else {
        postings.push(posting);
      }
    }
    return posting;
  }
}

/** A growing list of ascending numbers: each takes four bytes; in an array it would take eight or more. */
class Posting {
  size = 0;
  #numbers = new Uint32Array(4);

  get numbers(): Uint32Array {
    return this.#numbers.subarray(0, this.size);
  }

  has(number: number): boolean {
    let low = 0;
    let high = this.size - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.#numbers[middle] ?? 0;
      if (found === number) return true;
      if (found < number) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  }

  /** Adds a number, unless it is equal to the last number. */
  add(number: number): void {
    if (this.size > 0 && this.#numbers[this.size - 1] === number) {
      return;
    }
    if (this.size === this.#numbers.length) {
      const numbers = new Uint32Array(2 * this.size);
      numbers.set(this.#numbers);
      this.#numbers = numbers;
    }
    this.#numbers[this.size] = number;
    this.size += 1;
  }
}

/** FNV-1a over some code units, cut to 30 bits so that a Map lookup does not allocate. */
function hashOf(text: string, at: number, length: number): number {
  let hash = 0x811c9dc5;
  for (let offset = 0; offset < length; offset += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at + offset), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & 0x3fffffff;
}
