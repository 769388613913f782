import { jest } from '@jest/globals';
import type { Request } from 'express';
import { solveProofOfWork } from '../../../../test/support/solve-proof-of-work.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { LateWrites } from '../../../libs/adapters/embedded/log/late-writes.ts';
import { SqliteBookingOrigins } from '../../../libs/adapters/embedded/operations/sqlite-booking-origins.ts';
import { openOperationsFile } from '../../../libs/adapters/embedded/operations/sqlite-operations-file.ts';
import { SqliteRateLimiter } from '../../../libs/adapters/embedded/operations/sqlite-rate-limiter.ts';
import { NodeCryptography } from '../../../libs/adapters/node/node-cryptography.ts';
import { NoTelemetry } from '../../../libs/adapters/telemetry/no-telemetry.ts';
import {
  type CommandContext,
  publicScope,
} from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  type CommandOutcome,
  refused,
} from '../../../libs/application/command-handling/engine/command-outcome.ts';
import { EngineAway } from '../../../libs/application/ports/engine-away.ts';
import { BookingLimitSettings } from '../../../libs/application/ports/booking-limit-settings.ts';
import type { ProofOfWorkChallenge } from '../../../libs/contracts/proof-of-work.ts';
import type { Problem } from '../http/problem.ts';
import { ProofOfWork } from '../proof-of-work/proof-of-work.ts';
import type { SignedInStaff } from '../session/signed-in-staff.ts';
import { BookingLimits } from './booking-limits.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const home = '198.51.100.7';

type Outcome = CommandOutcome<null, { readonly code: string }>;

const accepted: Outcome = { done: true, result: null, revision: 0, position: 0n as never };

describe('limits of bookings', () => {
  const clock = new VirtualClock();
  let limits: BookingLimits;
  let work: ProofOfWork;
  let sent: number;
  let isStaff: boolean;

  beforeEach(() => {
    sent = 0;
    isStaff = false;
    const file = openOperationsFile(':memory:');
    const late = new LateWrites(file);
    const limiter = new SqliteRateLimiter(file, late, clock);
    const cryptography = new NodeCryptography('secret '.repeat(8));
    const settings = new BookingLimitSettings({
      perNetworkAndHour: 2,
      perNetworkAndHourWithProof: 8,
      perWideNetworkAndHour: 60,
      perWideNetworkAndHourWithProof: 240,
      perWideNetworkAndMinute: 100,
      perPersonAndDay: 5,
      changesPerBookingAndHour: 3,
    });
    work = new ProofOfWork(cryptography, limiter, clock);
    limits = new BookingLimits(
      settings,
      limiter,
      cryptography,
      work,
      new SqliteBookingOrigins(file, late),
      new NoTelemetry(),
      clock,
      { isSender: () => Promise.resolve(isStaff) } as unknown as SignedInStaff,
    );
  });

  const asked = (ip: string, key: string, work?: string) => ({
    request: {
      ip,
      headers: work === undefined ? {} : { 'x-proof-of-work': work },
    } as unknown as Request,
    context: {
      actor: { kind: 'customer' },
      scope: publicScope,
      idempotencyKey: key,
      body: {},
      requestId: key,
      correlationId: key,
    } as CommandContext,
  });

  interface Sent {
    readonly ip?: string;
    readonly email?: string;
    readonly key?: string;
    readonly work?: string | undefined;
    readonly ends?: () => Promise<Outcome>;
  }

  /** Returns 'done', the code of a refusal, or the problem or error that was thrown. */
  const run = async (
    place: (asking: ReturnType<typeof asked>, execute: () => Promise<Outcome>) => Promise<Outcome>,
    { ip = home, key, work, ends = () => Promise.resolve(accepted) }: Sent,
  ) => {
    sent += 1;
    try {
      const outcome = await place(asked(ip, key ?? `key ${sent}`, work), ends);
      return outcome.done ? 'done' : outcome.refusal.code;
    } catch (error) {
      return error as Problem | EngineAway;
    }
  };

  const notDoneBefore: Outcome = refused({ code: 'NotDoneBefore' });

  const book = (how: Sent = {}) =>
    run(
      (asking, execute) =>
        limits.place(asking, how.email ?? `guest-${sent}@example.com`, ({ isRepeatOnly }) =>
          isRepeatOnly === true ? Promise.resolve(notDoneBefore) : execute(),
        ),
      how,
    );

  const change = (bookingNumber: number, how: Sent = {}) =>
    run(
      (asking, execute) =>
        limits.change(asking, bookingNumber, ({ isRepeatOnly }) =>
          isRepeatOnly === true ? Promise.resolve(notDoneBefore) : execute(),
        ),
      how,
    );

  const challengeOf = (answer: unknown) =>
    (answer as Problem).options.extensions?.proofOfWork as ProofOfWorkChallenge | undefined;

  const tooMany = expect.objectContaining({ code: 'TooManyRequests' }) as unknown;

  it('count one mailbox together, with any tag in its address', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect(await book({ email: `asha+${n}@example.com`, ip: `198.51.${n}.1` })).toBe('done');
    }
    expect(await book({ email: 'Asha@example.com', ip: '203.0.113.1' })).toEqual(tooMany);
  });

  it('allow a person five bookings a day, from all networks together', async () => {
    const email = 'asha@example.com';
    for (let n = 0; n < 5; n += 1) {
      expect(await book({ email, ip: `198.51.${n}.1` })).toBe('done');
    }
    const answer = await book({ email, ip: '203.0.113.1' });
    expect(answer).toEqual(tooMany);
    // A proof of work does not help here: the address may be somebody else's.
    expect(challengeOf(answer)).toBeUndefined();
    expect(await book({ ip: '203.0.113.1' })).toBe('done');
    await clock.advance(dayMs);
    expect(await book({ email, ip: '203.0.113.1' })).toBe('done');
  });

  it('allow a limited number of changes of a booking an hour, from all networks together', async () => {
    for (let n = 0; n < 3; n += 1) {
      expect(await change(10_000_001, { ip: `198.51.${n}.1` })).toBe('done');
    }
    const answer = await change(10_000_001, { ip: '203.0.113.1' });
    expect(answer).toEqual(tooMany);
    expect(challengeOf(answer)).toBeUndefined();
    expect(await change(10_000_002)).toBe('done');
  });

  it('do not apply to staff', async () => {
    isStaff = true;
    for (let n = 0; n < 20; n += 1) expect(await book()).toBe('done');
  });

  it('answer the repeat of an accepted booking after a limit was reached', async () => {
    for (let n = 0; n < 2; n += 1) await book();
    const repeated = await run(
      (asking) =>
        limits.place(asking, 'asha@example.com', ({ isRepeatOnly }) =>
          Promise.resolve(isRepeatOnly === true ? { ...accepted, replayed: true } : accepted),
        ),
      { key: 'key 1' },
    );
    expect(repeated).toBe('done');
  });

  describe('with a proof of work', () => {
    /** Books with the proof of work that is required, and returns its difficulty. */
    const bookWithWork = async () => {
      sent += 1;
      const key = `worked ${sent}`;
      const challenge = challengeOf(await book({ key }));
      if (challenge === undefined) return undefined;
      expect(await book({ key, work: await solveProofOfWork(challenge) })).toBe('done');
      return Number(challenge.parameters.data?.difficulty);
    };

    it('rise by one step each time the work gets harder', async () => {
      for (let n = 0; n < 2; n += 1) expect(await book()).toBe('done');
      const difficulties: unknown[] = [];
      for (let n = 0; n < 4; n += 1) difficulties.push(await bookWithWork());
      expect(difficulties).toEqual([0, 1, 2, 3]);
    });

    it('offer no proof of work on the highest step', async () => {
      for (let n = 0; n < 2; n += 1) expect(await book()).toBe('done');
      // The hardest puzzles take seconds, so this test accepts any text as a solution.
      jest
        .spyOn(work, 'isSolved')
        .mockImplementation((header) => Promise.resolve(header === 'solved'));
      for (let n = 0; n < 6; n += 1) expect(await book({ work: 'solved' })).toBe('done');
      const answer = await book({ work: 'solved' });
      expect(answer).toEqual(tooMany);
      expect(challengeOf(answer)).toBeUndefined();
    });

    it('accept a solution only for its own Idempotency-Key', async () => {
      for (let n = 0; n < 2; n += 1) await book();
      const challenge = challengeOf(await book({ key: 'one' })) as ProofOfWorkChallenge;
      const solution = await solveProofOfWork(challenge);
      expect(await book({ key: 'another', work: solution })).toEqual(tooMany);
      expect(await book({ key: 'one', work: solution })).toBe('done');
    });

    it('do not rise if they count per minute, per person or per booking', async () => {
      const email = 'asha@example.com';
      for (let n = 0; n < 5; n += 1) await book({ email, ip: `198.51.${n}.1` });
      for (let n = 0; n < 2; n += 1) await book({ ip: '203.0.113.1' });
      const challenge = challengeOf(
        await book({ ip: '203.0.113.1', key: 'one' }),
      ) as ProofOfWorkChallenge;
      const solution = await solveProofOfWork(challenge);
      expect(await book({ email, ip: '203.0.113.1', key: 'one', work: solution })).toEqual(tooMany);
    });
  });

  const refusing = (code: string) => () => Promise.resolve<Outcome>(refused({ code }));

  it.each<[string, () => Promise<Outcome>, unknown]>([
    [
      'an engine could not be reached',
      () => Promise.reject(new EngineAway('log')),
      expect.any(EngineAway),
    ],
    ['the time limit had passed', refusing('TimedOut'), 'TimedOut'],
    ['the outcome was unknown', refusing('OutcomeUnknown'), 'OutcomeUnknown'],
  ])('do not count a command if %s', async (_, ends, answer) => {
    const email = 'asha@example.com';
    for (let n = 0; n < 150; n += 1) expect(await book({ email, ends })).toEqual(answer);
    expect(await book({ email })).toBe('done');
    for (let n = 0; n < 150; n += 1) expect(await change(10_000_001, { ends })).toEqual(answer);
    expect(await change(10_000_001)).toBe('done');
  });

  it('count a refused booking only towards the limit per minute', async () => {
    const ends = refusing('DepartureFull');
    for (let n = 0; n < 100; n += 1) expect(await book({ ends })).toBe('DepartureFull');
    expect(await book({ ends })).toEqual(tooMany);
    await clock.advance(minuteMs);
    expect(await book()).toBe('done');
  });
});
