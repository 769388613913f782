import { SeededIdentifiers } from '../../../../../test/support/in-memory/seeded-identifiers.ts';
import { NodeCryptography } from '../../../adapters/node/node-cryptography.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import { sealPersonal } from '../../event-log/sealing.ts';
import type { CustomerKey } from '../../ports/key-vault.ts';
import { BookersEmail } from './bookers-email.ts';

/** Counts how often it decrypts data. */
class CountingCryptography extends NodeCryptography {
  opened = 0;

  override unseal(...given: Parameters<NodeCryptography['unseal']>): string | undefined {
    this.opened += 1;
    return super.unseal(...given);
  }
}

const stream = 'booking-10000001';
const contact: Contact = { name: 'Asha', email: 'asha@example.com', phone: '+255 700' };

describe('the e-mail address of a booking', () => {
  const identifiers = new SeededIdentifiers();
  const cryptography = new CountingCryptography('secret '.repeat(8));
  const key = identifiers.bytes(32);
  let asked: string[];

  const emails = (keys: Record<string, CustomerKey>) => {
    const vault = {
      open: (customerId: string) => {
        asked.push(customerId);
        return Promise.resolve(keys[customerId] ?? ('destroyed' as const));
      },
    };
    return new BookersEmail(vault, cryptography);
  };
  const sealed = sealPersonal(cryptography, contact, { customerId: 'c1', key }, stream);

  beforeEach(() => {
    asked = [];
  });

  it('is recognised in any spelling', async () => {
    expect(await emails({ c1: key }).is(sealed, stream, ' Asha@Example.com ')).toBe(true);
    expect(await emails({ c1: key }).is(sealed, stream, 'asha@example.org')).toBe(false);
  });

  it('does not match if there is no booking or the person was erased', async () => {
    for (const typed of ['asha@example.com', 'nobody', 'nobody@nowhere.invalid']) {
      expect(await emails({}).is(undefined, stream, typed)).toBe(false);
      expect(await emails({}).is(sealed, stream, typed)).toBe(false);
    }
  });

  it('matches nothing if the traveller has none', async () => {
    const without = { ...contact, email: null };
    const personal = sealPersonal(cryptography, without, { customerId: 'c1', key }, stream);
    for (const typed of ['', 'null', 'nobody', stream, contact.email ?? '']) {
      expect(await emails({ c1: key }).is(personal, stream, typed)).toBe(false);
      expect(await emails({ c1: key }).is(without, stream, typed)).toBe(false);
    }
  });

  it('is compared with the same amount of work if there is no booking or the person was erased', async () => {
    for (const [keys, personal] of [
      [{ c1: key }, sealed],
      [{}, sealed],
      [{ c1: key }, undefined],
    ] as const) {
      asked = [];
      cryptography.opened = 0;
      await emails(keys).is(personal, stream, 'asha@example.com');
      expect([asked.length, cryptography.opened]).toEqual([1, 1]);
    }
  });
});
