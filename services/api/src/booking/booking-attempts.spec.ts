import { solveProofOfWork } from '../../../../test/support/solve-proof-of-work.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { LateWrites } from '../../../libs/adapters/embedded/log/late-writes.ts';
import { openOperationsFile } from '../../../libs/adapters/embedded/operations/sqlite-operations-file.ts';
import { SqliteRateLimiter } from '../../../libs/adapters/embedded/operations/sqlite-rate-limiter.ts';
import type { ProofOfWorkChallenge } from '../../../libs/contracts/proof-of-work.ts';
import { NodeCryptography } from '../../../libs/adapters/node/node-cryptography.ts';
import { GuardedAttempts } from '../proof-of-work/guarded-attempts.ts';
import { ProofOfWork } from '../proof-of-work/proof-of-work.ts';
import { Problem } from '../http/problem.ts';
import { BookingAttempts } from './booking-attempts.ts';

const minuteMs = 60_000;

describe('guessing the proof of a booking', () => {
  const clock = new VirtualClock();
  let attempts: BookingAttempts;
  /** The problem that was thrown last. */
  let thrown: Problem | undefined;
  const challenge = () =>
    thrown?.options.extensions?.proofOfWork as ProofOfWorkChallenge | undefined;

  beforeEach(() => {
    thrown = undefined;
    const file = openOperationsFile(':memory:');
    const limiter = new SqliteRateLimiter(file, new LateWrites(file), clock);
    const cryptography = new NodeCryptography('secret '.repeat(8));
    const work = new ProofOfWork(cryptography, limiter, clock);
    const guarded = new GuardedAttempts(work, limiter, cryptography);
    attempts = new BookingAttempts(limiter, cryptography, guarded);
  });

  /** Returns whether the guess was right, or the code of the problem. */
  const guess = async (
    kind: 'proveByEmail' | 'proveByToken',
    address: string,
    bookingNumber: number,
    { isRight = false, work }: { readonly isRight?: boolean; readonly work?: string } = {},
  ) => {
    try {
      const guess = { address, bookingNumber, work };
      return await attempts[kind](guess, () => Promise.resolve(isRight));
    } catch (error) {
      thrown = error as Problem;
      return thrown.code;
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

    it('ends after twenty wrong guesses at one booking, even if they come from different networks', async () => {
      for (let n = 0; n < 20; n += 1) {
        expect(await wrong(`203.0.113.${n}`, 10_000_001)).toBe(false);
      }
      expect(await wrong('198.51.100.1', 10_000_001)).toBe('TooManyRequests');
      await clock.advance(60 * minuteMs);
      expect(await wrong('198.51.100.1', 10_000_001)).toBe(false);
    });

    it('ends after twenty wrong guesses from one network, at any bookings', async () => {
      for (let n = 0; n < 20; n += 1) {
        expect(await wrong(`2001:db8::${n}`, 10_000_000 + n)).toBe(false);
      }
      expect(await wrong('2001:db8::99', 10_000_099)).toBe('TooManyRequests');
      expect(await wrong('2001:db8:0:1::99', 10_000_099)).toBe(false);
    });

    it('ends for all networks after too many wrong guesses in total', async () => {
      for (let n = 0; n < 300; n += 1) {
        expect(await wrong(`203.0.${Math.floor(n / 10)}.1`, 20_000_000 + n)).toBe(false);
      }
      expect(await wrong('198.51.100.1', 10_000_001)).toBe('TooManyRequests');
    });

    it('does not count right guesses, and a right guess does not reset the count of wrong ones', async () => {
      const right = () => guess(kind, '203.0.113.1', 10_000_002, { isRight: true });
      for (let n = 0; n < 50; n += 1) expect(await right()).toBe(true);
      for (let n = 0; n < 5; n += 1) {
        expect(await wrong('203.0.113.1', 10_000_002)).toBe(false);
        if (n < 4) expect(await right()).toBe(true);
      }
      expect(await wrong('203.0.113.1', 10_000_002)).toBe('TooManyRequests');
    });
  });

  it('is refused after the limit without checking the e-mail address, right or wrong', async () => {
    for (let n = 0; n < 5; n += 1) await guess('proveByEmail', '203.0.113.1', 10_000_001);
    expect(await guess('proveByEmail', '203.0.113.1', 10_000_001, { isRight: true })).toBe(
      'TooManyRequests',
    );
  });

  describe('when others reached a limit that is shared by all', () => {
    const here = '198.51.100.1';
    const right = (work?: string) =>
      guess('proveByEmail', here, 10_000_001, { isRight: true, ...(work && { work }) });
    const wrong = (address: string, booking: number) => guess('proveByEmail', address, booking);

    it.each([
      [
        'all networks',
        (n: number): [string, number] => [`203.0.${Math.floor(n / 10)}.1`, 20_000_000 + n],
        300,
      ],
      ['one booking', (n: number): [string, number] => [`203.0.${n}.1`, 10_000_001], 20],
      [
        'its own /24',
        (n: number): [string, number] => [`198.51.100.${10 + n}`, 20_000_000 + n],
        60,
      ],
    ] as const)(
      'accepts a right address with a proof of work: limit of %s',
      async (_, at, times) => {
        for (let n = 0; n < times; n += 1) {
          const [address, booking] = at(n);
          expect(await wrong(address, booking)).toBe(false);
        }
        expect(await right()).toBe('TooManyRequests');
        expect(challenge()).toBeDefined();
        const work = await solveProofOfWork(challenge() as ProofOfWorkChallenge);
        expect(await right(work)).toBe(true);
        // Each solution counts once.
        expect(await right(work)).toBe('TooManyRequests');
        expect(thrown?.options.refusal).toEqual({ kind: 'proof-refused', reason: 'proof-of-work' });
      },
    );

    it('asks for harder work after every ten wrong guesses, and counts no right ones', async () => {
      for (let n = 0; n < 60; n += 1) await wrong(`198.51.100.${100 + n}`, 20_000_000 + n);
      const difficulties: unknown[] = [];
      for (let n = 0; n < 11; n += 1) {
        const address = `198.51.100.${n}`;
        await wrong(address, 30_000_000 + n);
        const asked = challenge() as ProofOfWorkChallenge;
        difficulties.push(asked.parameters.data?.difficulty);
        const work = await solveProofOfWork(asked);
        expect(await guess('proveByEmail', address, 30_000_000 + n, { work })).toBe(false);
        await right();
        const mine = await solveProofOfWork(challenge() as ProofOfWorkChallenge);
        expect(await right(mine)).toBe(true);
      }
      expect(difficulties).toEqual([...Array.from({ length: 10 }, () => 0), 1]);
    }, 120_000);
  });

  it('does not count a guess that the server was too busy to check', async () => {
    const address = '203.0.113.1';
    const fail = () => Promise.reject(new Problem('Unavailable'));
    for (let n = 0; n < 100; n += 1) {
      const asked = { address, work: undefined, bookingNumber: 10_000_001 };
      await expect(attempts.proveByEmail(asked, fail)).rejects.toMatchObject({ status: 503 });
      await expect(attempts.lookUp(asked, fail)).rejects.toMatchObject({ status: 503 });
    }
    expect(await guess('proveByEmail', address, 10_000_001, { isRight: true })).toBe(true);
  });

  it('never locks out a visitor with the mailed link, not even in the network of the guesser', async () => {
    for (const kind of ['proveByEmail', 'proveByToken'] as const) {
      for (let n = 0; n < 400; n += 1) {
        await guess(kind, `203.0.113.${n % 250}`, n % 2 === 0 ? 10_000_001 : 20_000_000 + n);
      }
    }
    expect(await guess('proveByToken', '198.51.100.1', 10_000_001)).toBe('TooManyRequests');
    expect(await guess('proveByToken', '203.0.113.1', 10_000_001, { isRight: true })).toBe(true);
  });

  it('does not use up the attempts with an e-mail address if tokens are guessed', async () => {
    for (let n = 0; n < 400; n += 1) {
      await guess('proveByToken', `203.0.113.${n % 250}`, 10_000_001);
    }
    expect(await guess('proveByEmail', '203.0.113.1', 10_000_001, { isRight: true })).toBe(true);
  });

  it('is also limited if the guesser only looks up whether references exist', async () => {
    const look = (address: string, view: unknown) =>
      attempts
        .lookUp({ address, work: undefined }, () => Promise.resolve({ view }))
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
