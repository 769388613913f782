import { NodeCryptography } from '../../adapters/node/node-cryptography.ts';
import { isLinkOver, manageToken, manageUrl } from './manage-link.ts';

const cryptography = new NodeCryptography('a secret of thirty-two characters');

describe('the mailed link to a booking', () => {
  const owner = { bookingNumber: 74_100_680, customerId: 'first' };

  it('carries 256 bits that are the same each time it is made', () => {
    const token = manageToken(cryptography, owner);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(manageToken(cryptography, owner)).toBe(token);
  });

  it('differs by booking, customer and secret, and after staff ended the links', () => {
    const tokens = [
      manageToken(cryptography, owner),
      manageToken(cryptography, { ...owner, bookingNumber: 74_100_681 }),
      manageToken(cryptography, { ...owner, customerId: 'second' }),
      manageToken(cryptography, { ...owner, endedLinks: 1 }),
      manageToken(cryptography, { ...owner, endedLinks: 2 }),
      manageToken(new NodeCryptography('another secret of so many letters'), owner),
    ];
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it('keeps the token behind the #, so that it is sent to no server', () => {
    const url = new URL(manageUrl('https://tours.example', owner.bookingNumber, 'token'));
    expect(url.pathname).toBe('/manage-booking/ZBL-74100680');
    expect(url.search).toBe('');
    expect(url.hash).toBe('#token=token');
  });

  it('works until 30 days after the booking’s current date', () => {
    const trip = { date: '2026-12-01', pickupTime: '09:00' };
    expect(isLinkOver(trip, '2026-12-31T06:00:00.000Z')).toBe(false);
    expect(isLinkOver(trip, '2026-12-31T06:00:00.001Z')).toBe(true);
    expect(isLinkOver({ ...trip, date: '2026-12-02' }, '2026-12-31T06:00:00.001Z')).toBe(false);
  });
});
