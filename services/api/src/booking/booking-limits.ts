import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { causeInWords } from '../../../libs/application/faults/cause-in-words.ts';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import type { CommandOutcome } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import { BookingLimitSettings } from '../../../libs/application/ports/booking-limit-settings.ts';
import { BookingOrigins } from '../../../libs/application/ports/booking-origins.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import { Telemetry } from '../../../libs/application/ports/telemetry.ts';
import type { SecurityReason } from '../../../libs/application/telemetry/security-reasons.ts';
import { proofOfWorkHeader } from '../../../libs/contracts/proof-of-work.ts';
import { AttemptCounter, type Counted } from '../http/attempt-counter.ts';
import { type CallerNetworks, callerNetworks } from '../http/caller-network.ts';
import type { Problem } from '../http/problem.ts';
import { tooManyRequests } from '../http/too-many-requests.ts';
import { unlessUnavailable } from '../http/unless-unavailable.ts';
import { ProofOfWork } from '../proof-of-work/proof-of-work.ts';
import { SignedInStaff } from '../session/signed-in-staff.ts';
import {
  type BookingLimit,
  isHourlyOfNetwork,
  limitOfWrites,
  limitsOfBooking,
  limitsOfChange,
  limitsOfHold,
  proofSteps,
} from './limits-of-bookings.ts';

type Outcome<Result> = CommandOutcome<Result, { readonly code: string }>;
type Execute<Done extends Outcome<unknown>> = (context: CommandContext) => Promise<Done>;

interface Asked {
  readonly request: Request;
  readonly context: CommandContext;
}

interface Refused {
  readonly by: BookingLimit;
  readonly retryAfterMs: number;
  /** The step of the hourly limits on which the booking would be allowed. */
  readonly step?: number;
}

const scope = 'booking';

/**
 * Limits what travellers book and change, by network, person and booking. Accepted commands count; repeats and
 * commands with an unknown outcome do not. A refused command counts only towards the limit per minute. So repeated
 * requests are limited too. A repeat of an accepted command is always answered. Staff are not limited.
 */
@Injectable()
export class BookingLimits {
  readonly #counter: AttemptCounter;
  readonly #logger = new Logger('Bookings');

  // eslint-disable-next-line max-params -- the ports, injected by type
  constructor(
    @Inject(BookingLimitSettings) private readonly settings: BookingLimitSettings | null,
    limiter: RateLimiter,
    private readonly cryptography: Cryptography,
    private readonly work: ProofOfWork,
    private readonly origins: BookingOrigins,
    private readonly telemetry: Telemetry,
    private readonly clock: Clock,
    private readonly staff: SignedInStaff,
  ) {
    this.#counter = new AttemptCounter(limiter, cryptography);
  }

  /**
   * Books, unless a limit is reached.
   *
   * @throws Problem TooManyRequests, with a challenge if proof of work lifts the limit.
   */
  async place<Done extends Outcome<unknown>>(
    { request, context }: Asked,
    email: string,
    execute: Execute<Done>,
  ): Promise<Done> {
    if (this.settings === null || (await this.staff.isSender(request))) return execute(context);
    const networks = callerNetworks(request.ip);
    const settings = this.settings;
    const limitsOn = (step: number) => limitsOfBooking(settings, networks, { email, step });
    const counted = await this.#countWithProof({ request, context }, limitsOn);
    const from = { ...context, network: networks.wide };
    if ('by' in counted) {
      return this.#repeatOrRefuse(counted, { networks, context: from, execute }, 'booking');
    }
    const outcome = await unlessUnavailable(counted, () => execute(from));
    await settle(counted, outcome);
    return outcome;
  }

  /** Changes a booking, unless it was changed too often. @throws Problem TooManyRequests */
  change<Done extends Outcome<unknown>>(
    asked: Asked,
    bookingNumber: number,
    execute: Execute<Done>,
  ): Promise<Done> {
    return this.#limited(asked, execute, (settings, networks) =>
      limitsOfChange(settings, networks, bookingNumber),
    );
  }

  /** Holds seats, unless its network holds seats too often. @throws Problem TooManyRequests */
  hold<Done extends Outcome<unknown>>(asked: Asked, execute: Execute<Done>): Promise<Done> {
    return this.#limited(asked, execute, limitsOfHold);
  }

  /** Runs another command on a booking, unless its network writes too much. @throws Problem TooManyRequests */
  write<Done extends Outcome<unknown>>(asked: Asked, execute: Execute<Done>): Promise<Done> {
    return this.#limited(asked, execute, (settings, { wide }) => limitOfWrites(settings, wide));
  }

  /** Records that a booking became a request without seats. */
  noteRequestWithoutSeats(): void {
    this.telemetry.count('tours_bookings_limited_total', { limit: 'share' });
  }

  async #limited<Done extends Outcome<unknown>>(
    { request, context }: Asked,
    execute: Execute<Done>,
    limitsOf: (settings: BookingLimitSettings, networks: CallerNetworks) => readonly BookingLimit[],
  ): Promise<Done> {
    if (this.settings === null || (await this.staff.isSender(request))) return execute(context);
    const networks = callerNetworks(request.ip);
    const counted = await this.#count(limitsOf(this.settings, networks));
    const from = { ...context, network: networks.wide };
    if ('by' in counted) {
      return this.#repeatOrRefuse(counted, { networks, context: from, execute }, 'booking-change');
    }
    const outcome = await unlessUnavailable(counted, () => execute(from));
    await settle(counted, outcome);
    return outcome;
  }

  async #count(limits: readonly BookingLimit[]): Promise<AllowedCount | Refused> {
    const counted = await this.#counter.count(limits);
    if (counted.isAllowed) return counted;
    const by = limits.find(({ name }) => name === counted.by.name);
    if (by === undefined) throw new RangeError('The store reported a limit that it was not given.');
    return { by, retryAfterMs: counted.retryAfterMs };
  }

  /** Counts on the lowest step of the hourly limits that has room. A step above 0 counts only if its work was done. */
  async #countWithProof(
    asked: Asked,
    limitsOn: (step: number) => readonly BookingLimit[],
  ): Promise<AllowedCount | Refused> {
    const first = await this.#count(limitsOn(0));
    if (!('by' in first) || !isHourlyOfNetwork(first.by)) return first;
    for (let step = 1; step <= proofSteps; step += 1) {
      const counted = await this.#count(limitsOn(step));
      if ('by' in counted) {
        if (isHourlyOfNetwork(counted.by)) continue;
        return counted;
      }
      if (await this.#isWorkDone(asked, step)) return counted;
      await counted.uncount();
      return { ...first, step };
    }
    return first;
  }

  /**
   * Also accepts the work of the step before: another booking may have used that step after the browser got its
   * challenge.
   */
  async #isWorkDone({ request, context }: Asked, step: number): Promise<boolean> {
    const header = request.headers[proofOfWorkHeader.toLowerCase()];
    if (typeof header !== 'string') return false;
    const difficultyAtLeast = Math.max(0, step - 2);
    return this.work.isSolved(header, { scope, key: this.#keyOf(context), difficultyAtLeast });
  }

  #keyOf({ idempotencyKey }: CommandContext): string | undefined {
    return idempotencyKey === undefined ? undefined : this.cryptography.sha256(idempotencyKey);
  }

  /** Answers a repeat of a command that was accepted before, although a limit is reached; refuses any other. */
  async #repeatOrRefuse<Done extends Outcome<unknown>>(
    refused: Refused,
    asked: {
      readonly networks: CallerNetworks;
      readonly context: CommandContext;
      readonly execute: Execute<Done>;
    },
    reason: SecurityReason<'limit-reached'>,
  ): Promise<Done> {
    if (asked.context.idempotencyKey !== undefined) {
      const outcome = await asked.execute({ ...asked.context, isRepeatOnly: true });
      if (outcome.done || outcome.refusal.code !== 'NotDoneBefore') return outcome;
    }
    throw await this.#problem(refused, asked, reason);
  }

  async #problem(
    { by, retryAfterMs, step }: Refused,
    { networks, context }: { readonly networks: CallerNetworks; readonly context: CommandContext },
    reason: SecurityReason<'limit-reached'>,
  ): Promise<Problem> {
    this.telemetry.count('tours_bookings_limited_total', { limit: by.word });
    void this.#quietly(() =>
      this.origins.noteLimitReached(
        this.cryptography.mac('booking-network', networks.wide),
        this.clock.now(),
      ),
    );
    const proofOfWork =
      step === undefined
        ? undefined
        : await this.work.challenge({ scope, key: this.#keyOf(context), difficulty: step - 1 });
    return tooManyRequests({ retryAfterMs }, { reason, proofOfWork });
  }

  /** Logs a write that fails. The answer does not depend on the write and does not wait for it. */
  async #quietly(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      this.#logger.warn(`A limit that was reached could not be noted: ${causeInWords(error)}.`);
    }
  }
}

type AllowedCount = Extract<Counted, { isAllowed: true }>;

/** Subtracts the attempt again from the limits that do not count this outcome. */
async function settle(counted: AllowedCount, outcome: Outcome<unknown>): Promise<void> {
  if (outcome.done) {
    if (outcome.replayed === true) await counted.uncount();
    return;
  }
  const isInDoubt = ['OutcomeUnknown', 'TimedOut'].includes(outcome.refusal.code);
  await counted.uncount(({ limit }) => isInDoubt || limit.windowMs > 60_000);
}
