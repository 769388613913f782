import { customerEmail } from '../../../libs/contracts/customer/customer-email.ts';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { RateLimit } from '../../../libs/application/ports/rate-limiter.ts';
import type { SecurityReason } from '../../../libs/application/telemetry/security-reasons.ts';
import type { NamedLimit } from '../http/attempt-counter.ts';
import { callerNetworks } from '../http/caller-network.ts';
import { GuardedAttempts } from '../proof-of-work/guarded-attempts.ts';
import { callerOf } from '../proof-of-work/caller-of.ts';
import { Anyone } from '../session/access.ts';
import { LostReferencesBody } from './booking.inputs.ts';
import { LostReferences } from './lost-references.ts';

const hourMs = 3_600_000;

const perNetwork: RateLimit = { attemptsMax: 10, windowMs: hourMs };
const perWideNetwork: RateLimit = { attemptsMax: 40, windowMs: hourMs };
/** Enough to find a lost reference; too few to fill a mailbox. Requests for addresses without bookings count too. */
const perAddress: RateLimit = { attemptsMax: 3, windowMs: 24 * hourMs };
const altogether: RateLimit = { attemptsMax: 300, windowMs: hourMs };

/** Mails travellers the references of bookings that they lost. */
@Controller('api/lost-references')
@Anyone()
export class LostReferencesController {
  constructor(
    private readonly lost: LostReferences,
    private readonly guarded: GuardedAttempts,
  ) {}

  /**
   * Sends the bookings made with an e-mail address to that address; the answer is the same if there are none.
   */
  @Post()
  @HttpCode(202)
  async ask(@Body() { email }: LostReferencesBody, @Req() request: Request): Promise<object> {
    const address = customerEmail(email);
    const caller = callerOf(request);
    const { near, wide } = callerNetworks(caller.address);
    await this.guarded.begin(caller, {
      scope: 'lost-reference',
      own: [
        { name: `lost references from ${near}`, limit: perNetwork },
        // A refusal does no harm, because three e-mails with the answer were already sent to the mailbox.
        { name: `lost references of ${address}`, limit: perAddress },
      ],
      shared: [
        { name: `lost references from ${wide}`, limit: perWideNetwork },
        { name: 'lost references', limit: altogether },
      ],
      reasonOf,
    });
    this.lost.lookUp(address);
    return {};
  }
}

function reasonOf({ limit }: NamedLimit): SecurityReason<'limit-reached'> {
  return limit === altogether ? 'lost-reference-altogether' : 'lost-reference';
}
