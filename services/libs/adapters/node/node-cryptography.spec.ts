import { randomBytes } from 'node:crypto';
import { NodeCryptography } from './node-cryptography.ts';

const cryptography = new NodeCryptography('a secret that is long enough to be one');

describe('hashing, deriving and sealing', () => {
  it('hashes with SHA-256', () => {
    expect(cryptography.sha256('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('derives a different key for every purpose and every secret', () => {
    const other = new NodeCryptography('another secret that is long enough too');
    const macs = [
      cryptography.mac('body', 'text'),
      cryptography.mac('session', 'text'),
      cryptography.mac('body', 'texts'),
      other.mac('body', 'text'),
    ];
    expect(new Set(macs).size).toBe(4);
    expect(cryptography.mac('body', 'text')).toBe(macs[0]);
    expect(macs[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  it('keeps the derived values that stored events depend on', () => {
    expect(cryptography.mac('booking-number', 'command/0')).toBe(
      '46b0f549ec26a130de70176bf8ad001c824acfa850bf20e0b29a2dd8626c60f5',
    );
    expect(cryptography.uuidV5('command', 'BookTour', 'key')).toBe(
      '66ad026f-eb63-5254-ae88-d83fcdbde053',
    );
  });

  it('makes UUIDs of version 5 that differ if the same name is divided into other parts', () => {
    const id = cryptography.uuidV5('a', 'bc');
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(cryptography.uuidV5('ab', 'c')).not.toBe(id);
    expect(cryptography.uuidV5('a', 'bc')).toBe(id);
  });

  it('refuses a secret that could be guessed', () => {
    expect(() => new NodeCryptography('k'.repeat(31))).toThrow(
      /SECRET_KEY is shorter than 32 bytes/,
    );
  });

  it('opens what it sealed only with the same key and context', () => {
    const key = randomBytes(32);
    const text = 'Amina Juma, +255 777 000 000 — Stone Town 🏝';
    const sealed = cryptography.seal(key, text, 'booking-10000001');
    expect(cryptography.unseal(key, sealed, 'booking-10000001')).toBe(text);
    expect(cryptography.unseal(key, sealed, 'booking-10000002')).toBeUndefined();
    expect(cryptography.unseal(randomBytes(32), sealed, 'booking-10000001')).toBeUndefined();
    expect(sealed).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it('never seals the same text to the same bytes', () => {
    const key = randomBytes(32);
    expect(cryptography.seal(key, 'text', 'a')).not.toBe(cryptography.seal(key, 'text', 'a'));
  });

  it('does not open sealed data after one bit changed', () => {
    const key = randomBytes(32);
    const sealed = Buffer.from(cryptography.seal(key, 'text', 'stream'), 'base64url');
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const changed = Buffer.from(sealed);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(cryptography.unseal(key, changed.toString('base64url'), 'stream')).toBeUndefined();
    }
    expect(cryptography.unseal(key, '', 'stream')).toBeUndefined();
  });
});
