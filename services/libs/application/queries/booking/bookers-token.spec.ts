import { SeededIdentifiers } from '../../../../../test/support/in-memory/seeded-identifiers.ts';
import { NodeCryptography } from '../../../adapters/node/node-cryptography.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import { sealPersonal } from '../../event-log/sealing.ts';
import { manageToken } from '../../manage-link/manage-link.ts';
import { BookersToken } from './bookers-token.ts';

/** Counts how many MACs it computes. */
class CountingCryptography extends NodeCryptography {
  worked = 0;

  override mac(...given: Parameters<NodeCryptography['mac']>): string {
    this.worked += 1;
    return super.mac(...given);
  }
}

const bookingNumber = 10_000_001;
const contact: Contact = { name: 'Asha', email: 'asha@example.com', phone: '+255 700' };

describe('the token of a mailed link', () => {
  const cryptography = new CountingCryptography('secret '.repeat(8));
  const key = new SeededIdentifiers().bytes(32);
  const stream = `booking-${bookingNumber}`;
  const cardOf = (customerId: string, endedLinks?: number) => ({
    contact: sealPersonal(cryptography, contact, { customerId, key }, stream),
    ...(endedLinks !== undefined && { endedLinks }),
  });
  const asked: string[] = [];
  const tokens = (...known: readonly string[]) =>
    new BookersToken(
      {
        open: (customerId) => {
          asked.push(customerId);
          return Promise.resolve(known.includes(customerId) ? key : 'destroyed');
        },
      },
      cryptography,
    );
  const tokenOf = (customerId: string) => manageToken(cryptography, { bookingNumber, customerId });

  it('opens the booking that it was made for, and no other booking', async () => {
    expect(await tokens('c1').is(cardOf('c1'), bookingNumber, tokenOf('c1'))).toBe(true);
    expect(await tokens('c1').is(cardOf('c1'), bookingNumber + 1, tokenOf('c1'))).toBe(false);
    for (const wrong of ['', 'c1', tokenOf('c1').toUpperCase(), `${tokenOf('c1')}0`]) {
      expect(await tokens('c1').is(cardOf('c1'), bookingNumber, wrong)).toBe(false);
    }
  });

  it('ends when the booking becomes another customer’s', async () => {
    const corrected = cardOf('c2');
    expect(await tokens('c1', 'c2').is(corrected, bookingNumber, tokenOf('c1'))).toBe(false);
    expect(await tokens('c1', 'c2').is(corrected, bookingNumber, tokenOf('c2'))).toBe(true);
  });

  it('ends when staff end the links, and the token of the next e-mail works', async () => {
    const [first, second] = [cardOf('c1', 1), cardOf('c1', 2)];
    const next = manageToken(cryptography, { bookingNumber, customerId: 'c1', endedLinks: 1 });
    expect(await tokens('c1').is(first, bookingNumber, tokenOf('c1'))).toBe(false);
    expect(await tokens('c1').is(first, bookingNumber, next)).toBe(true);
    expect(await tokens('c1').is(second, bookingNumber, next)).toBe(false);
  });

  it('ends when the person is erased', async () => {
    expect(await tokens().is(cardOf('c1'), bookingNumber, tokenOf('c1'))).toBe(false);
  });

  it('does not match if there is no booking, even if it was made for the placeholder customer', async () => {
    expect(await tokens('nobody').is(undefined, bookingNumber, tokenOf('nobody'))).toBe(false);
  });

  it('is compared with the same amount of work if there is a booking and if there is none', async () => {
    const token = tokenOf('c1');
    const sealed = cardOf('c1');
    const work = [];
    for (const card of [sealed, undefined]) {
      for (const known of [['c1'], []]) {
        cryptography.worked = 0;
        asked.length = 0;
        await tokens(...known).is(card, bookingNumber, token);
        work.push([cryptography.worked, asked.length]);
      }
    }
    expect(new Set(work.map(String))).toEqual(new Set(['3,1']));
  });
});
