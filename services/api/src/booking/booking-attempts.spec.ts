import { VirtualClock } from '../../../../test/support/virtual-clock.ts';
import { openOperationsFile } from '../../../libs/adapters/embedded/sqlite-operations-file.ts';
import { SqliteRateLimiter } from '../../../libs/adapters/embedded/sqlite-rate-limiter.ts';
import { NodeCryptography } from '../../../libs/adapters/node/node-cryptography.ts';
import type { Problem } from '../http/problem.ts';
import { BookingAttempts } from './booking-attempts.ts';

const minuteMs = 60_000;

describe('guessing at bookings', () => {
  const clock = new VirtualClock();
  let attempts: BookingAttempts;

  beforeEach(() => {
    attempts = new BookingAttempts(
      new SqliteRateLimiter(openOperationsFile(':memory:'), clock),
      new NodeCryptography('secret '.repeat(8)),
    );
  });

  /** What a guess is answered: whether it was right, or that there were too many. */
  const guess = async (
    kind: 'proveByEmail' | 'proveByToken',
    address: string,
    bookingNumber: number,
    isRight = false,
  ) => {
    try {
      return await attempts[kind]({ address, bookingNumber }, () => Promise.resolve(isRight));
    } catch (error) {
      return (error as Problem).code;
    }
  };

  describe.each(['proveByEmail', 'proveByToken'] as const)('%s', (kind) => {
    const wrong = (address: string, booking: number) => guess(kind, address, booking);

    it('ends for a network after five wrong guesses at one booking', async () => {
      for (let n = 0; n < 5; n += 1) expect(await wrong('203.0.113.1', 10_000_001)).toBe(false);
      expect(await wrong('203.0.113.1', 10_000_001)).toBe('TooManyRequests');
      expect(await wrong('203.0.113.1', 10_000_002)).toBe(false);
      expect(await wrong('203.0.113.2', 10_000_001)).toBe(false);
      await clock.advance(15 * minuteMs);
      expect(await wrong('203.0.113.1', 10_000_001)).toBe(false);
    });

    it('ends after twenty wrong guesses at one booking, wherever they come from', async () => {
      for (let n = 0; n < 20; n += 1) {
        expect(await wrong(`203.0.113.${n}`, 10_000_001)).toBe(false);
      }
      expect(await wrong('198.51.100.1', 10_000_001)).toBe('TooManyRequests');
      await clock.advance(60 * minuteMs);
      expect(await wrong('198.51.100.1', 10_000_001)).toBe(false);
    });

    it('ends after twenty wrong guesses from one network, whatever the booking', async () => {
      for (let n = 0; n < 20; n += 1) {
        expect(await wrong(`2001:db8::${n}`, 10_000_000 + n)).toBe(false);
      }
      expect(await wrong('2001:db8::99', 10_000_099)).toBe('TooManyRequests');
      expect(await wrong('2001:db8:0:1::99', 10_000_099)).toBe(false);
    });

    it('ends for everybody when too many are wrong altogether', async () => {
      for (let n = 0; n < 300; n += 1) {
        expect(await wrong(`203.0.${Math.floor(n / 10)}.1`, 20_000_000 + n)).toBe(false);
      }
      expect(await wrong('198.51.100.1', 10_000_001)).toBe('TooManyRequests');
    });

    it('does not count what is right, nor let it make up for what is wrong', async () => {
      const right = () => guess(kind, '203.0.113.1', 10_000_002, true);
      for (let n = 0; n < 50; n += 1) expect(await right()).toBe(true);
      for (let n = 0; n < 5; n += 1) {
        expect(await wrong('203.0.113.1', 10_000_002)).toBe(false);
        if (n < 4) expect(await right()).toBe(true);
      }
      expect(await wrong('203.0.113.1', 10_000_002)).toBe('TooManyRequests');
    });
  });

  it('has an e-mail address no longer looked at, right or wrong', async () => {
    for (let n = 0; n < 5; n += 1) await guess('proveByEmail', '203.0.113.1', 10_000_001);
    expect(await guess('proveByEmail', '203.0.113.1', 10_000_001, true)).toBe('TooManyRequests');
  });

  it('never keeps the owner of a mailed link out, not even from the guesser’s own network', async () => {
    for (const kind of ['proveByEmail', 'proveByToken'] as const) {
      for (let n = 0; n < 400; n += 1) {
        await guess(kind, `203.0.113.${n % 250}`, n % 2 === 0 ? 10_000_001 : 20_000_000 + n);
      }
    }
    expect(await guess('proveByToken', '198.51.100.1', 10_000_001)).toBe('TooManyRequests');
    expect(await guess('proveByToken', '203.0.113.1', 10_000_001, true)).toBe(true);
  });

  it('with tokens keeps nobody from giving an e-mail address', async () => {
    for (let n = 0; n < 400; n += 1) {
      await guess('proveByToken', `203.0.113.${n % 250}`, 10_000_001);
    }
    expect(await guess('proveByEmail', '203.0.113.1', 10_000_001, true)).toBe(true);
  });

  it('is slowed down too where it only looks for references there are', async () => {
    const look = (address: string, view: unknown) =>
      attempts
        .lookUp(address, () => Promise.resolve({ view }))
        .then(
          () => 'looked',
          (error: unknown) => (error as Problem).code,
        );
    for (let n = 0; n < 60; n += 1) {
      expect(await look('203.0.113.1', {})).toBe('looked');
      expect(await look('203.0.113.1', undefined)).toBe('looked');
    }
    expect(await look('203.0.113.1', {})).toBe('TooManyRequests');
    expect(await look('203.0.113.2', {})).toBe('looked');
  });
});
