/**
 * SHA-256 of the UTF-8 text, in lower-case hex. The domain imports no other code, and an upcaster must give
 * the same result in every release. For a few short names its speed does not matter.
 */
export function sha256(text: string): string {
  const words = paddedWords(new TextEncoder().encode(text));
  let state: readonly number[] = firstState;
  for (let at = 0; at < words.length; at += 16) {
    state = compressed(state, words.slice(at, at + 16));
  }
  return state.map((word) => word.toString(16).padStart(8, '0')).join('');
}

const primes = firstPrimes(64);
/** The fractional parts of the square roots of the first 8 primes. */
const firstState = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
/** The fractional parts of the cube roots of the first 64 primes. */
const roundConstants = primes.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): readonly number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

/** The text, a bit 1, zeros up to whole blocks of 16 words, and at the end the length in bits. */
function paddedWords(bytes: Uint8Array): readonly number[] {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, index) => {
    padded.setUint8(index, byte);
  });
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  return Array.from({ length: blocks * 16 }, (_none, index) => padded.getUint32(index * 4));
}

function compressed(state: readonly number[], block: readonly number[]): readonly number[] {
  const words = [...block];
  for (let round = 16; round < 64; round += 1) {
    const [w15 = 0, w2 = 0] = [words[round - 15], words[round - 2]];
    const low = rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >>> 3);
    const high = rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >>> 10);
    words.push(sum(words[round - 16], low, words[round - 7], high));
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  words.forEach((word, round) => {
    const choice = (e & f) ^ (~e & g);
    const added = sum(h, turned(e, 6, 11, 25), choice, roundConstants[round], word);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e] = [g, f, e, sum(d, added)];
    [d, c, b, a] = [c, b, a, sum(added, turned(a, 2, 13, 22), majority)];
  });
  return [a, b, c, d, e, f, g, h].map((word, index) => sum(word, state[index]));
}

function turned(word: number, ...by: readonly number[]): number {
  return by.reduce((mixed, bits) => mixed ^ rotated(word, bits), 0);
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function sum(...words: readonly (number | undefined)[]): number {
  return words.reduce<number>((total, word = 0) => (total + word) >>> 0, 0);
}
