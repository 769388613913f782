import { VirtualClock } from '../../../../test/support/virtual-clock.ts';
import { openOperationsFile } from '../../../libs/adapters/embedded/sqlite-operations-file.ts';
import { SqliteRateLimiter } from '../../../libs/adapters/embedded/sqlite-rate-limiter.ts';
import { NodeCryptography } from '../../../libs/adapters/node/node-cryptography.ts';
import type { Problem } from '../http/problem.ts';
import { BookingAttempts } from './booking-attempts.ts';

describe('guessing at the e-mail addresses of bookings', () => {
  const clock = new VirtualClock();
  let attempts: BookingAttempts;

  beforeEach(() => {
    attempts = new BookingAttempts(
      new SqliteRateLimiter(openOperationsFile(':memory:'), clock),
      new NodeCryptography('secret '.repeat(8)),
    );
  });

  /** What a guess is answered: whether it was right, or that it was not even looked at. */
  const guess = async (address: string, booking: number, isRight = false) => {
    try {
      return await attempts.prove(address, booking, () => Promise.resolve(isRight));
    } catch (error) {
      return (error as Problem).code;
    }
  };

  it('ends after five wrong guesses at one booking, wherever they come from', async () => {
    for (let n = 0; n < 5; n += 1) expect(await guess(`203.0.113.${n}`, 10_000_001)).toBe(false);
    expect(await guess('203.0.113.9', 10_000_001, true)).toBe('TooManyRequests');
    expect(await guess('203.0.113.9', 10_000_002, true)).toBe(true);
    await clock.advance(15 * 60_000);
    expect(await guess('203.0.113.9', 10_000_001, true)).toBe(true);
  });

  it('ends after twenty wrong guesses from one network, whatever the booking', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect(await guess(`2001:db8::${n}`, 10_000_000 + n)).toBe(false);
    }
    expect(await guess('2001:db8::99', 10_000_099, true)).toBe('TooManyRequests');
    expect(await guess('2001:db8:0:1::99', 10_000_099, true)).toBe(true);
  });

  it('does not count what is right, nor let it make up for what is wrong', async () => {
    for (let n = 0; n < 50; n += 1) expect(await guess('203.0.113.1', 10_000_001, true)).toBe(true);
    for (let n = 0; n < 4; n += 1) {
      expect(await guess('203.0.113.1', 10_000_002)).toBe(false);
      expect(await guess('203.0.113.1', 10_000_002, true)).toBe(true);
    }
    expect(await guess('203.0.113.1', 10_000_002)).toBe(false);
    expect(await guess('203.0.113.1', 10_000_002, true)).toBe('TooManyRequests');
  });

  it('ends for everybody when too many are wrong altogether', async () => {
    for (let n = 0; n < 300; n += 1) {
      await guess(`203.0.${Math.floor(n / 10)}.1`, 20_000_000 + n);
    }
    expect(await guess('198.51.100.1', 10_000_001, true)).toBe('TooManyRequests');
  });
});
