import { AccessDeniedError, UnavailableError } from '@eventstore/db-client';
import { clientAt } from './event-store-db-address.ts';
import { isPermanent, wordsOf } from './event-store-db-failures.ts';

/** The client's error about a server that it does not reach. Only the end of the message differs. */
const unreached = (last: string) =>
  new UnavailableError(undefined, `14 UNAVAILABLE: No connection established. Last error: ${last}`);

describe('an event store that cannot be used', () => {
  it('is recognised by an unknown certificate, and by a server without TLS', () => {
    expect(isPermanent(unreached('Error: self-signed certificate'))).toBe(true);
    expect(isPermanent(unreached('Error: 0A00010B:SSL routines::wrong version number'))).toBe(true);
  });

  it('does not include errors of a server that cannot be reached', () => {
    expect(isPermanent(unreached('Error: connect ECONNREFUSED 127.0.0.1:2113'))).toBe(false);
  });

  it('has a reason even when the client’s error has no message', () => {
    expect(wordsOf(new AccessDeniedError())).toBe('access-denied');
  });

  it('is recognised by an unreadable address, and the error does not show its password', () => {
    const address = 'esdb://amina:karafuu@localhost:2113?tls=perhaps';
    let caught: unknown;
    try {
      clientAt(address);
    } catch (error) {
      caught = error;
    }
    expect(isPermanent(caught)).toBe(true);
    expect(String(caught)).not.toContain('karafuu');
  });
});
