const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes that an authenticator app computes from a secret that was typed in. */
export function fromBase32(text: string): Uint8Array {
  const fives = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2));
  const bits = fives.map((five) => five.padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2));
}
