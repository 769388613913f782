import { AccessDeniedError, UnavailableError } from '@eventstore/db-client';
import { clientAt } from './event-store-db-address.ts';
import { isLasting, wordsOf } from './event-store-db-failures.ts';

/** What the client says of a server that it does not reach, of which only the end differs. */
const unreached = (last: string) =>
  new UnavailableError(undefined, `14 UNAVAILABLE: No connection established. Last error: ${last}`);

describe('an event store that cannot be used', () => {
  it('is told by a certificate that nobody knows, and by a server without TLS', () => {
    expect(isLasting(unreached('Error: self-signed certificate'))).toBe(true);
    expect(isLasting(unreached('Error: 0A00010B:SSL routines::wrong version number'))).toBe(true);
  });

  it('is not told by a server that is away', () => {
    expect(isLasting(unreached('Error: connect ECONNREFUSED 127.0.0.1:2113'))).toBe(false);
  });

  it('says why even where the client has no words for it', () => {
    expect(wordsOf(new AccessDeniedError())).toBe('access-denied');
  });

  it('is told by an address that cannot be read, without a word of the password in it', () => {
    const address = 'esdb://amina:karafuu@localhost:2113?tls=perhaps';
    let caught: unknown;
    try {
      clientAt(address);
    } catch (error) {
      caught = error;
    }
    expect(isLasting(caught)).toBe(true);
    expect(String(caught)).not.toContain('karafuu');
  });
});
