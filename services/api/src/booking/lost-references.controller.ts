import { customerEmail } from '../../../libs/contracts/customer/customer-email.ts';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { type RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import type { SecurityReason } from '../../../libs/application/telemetry/security-reasons.ts';
import { AttemptCounter, type NamedLimit } from '../http/attempt-counter.ts';
import { callerNetworks } from '../http/caller-network.ts';
import { tooManyRequests } from '../http/too-many-requests.ts';
import { Anyone } from '../session/access.ts';
import { LostReferencesBody } from './booking.inputs.ts';
import { LostReferences } from './lost-references.ts';

const hourMs = 3_600_000;

const perNetwork: RateLimit = { attemptsMax: 10, windowMs: hourMs };
/** Enough to find what was lost; too few to fill a mailbox. Whether it is anybody's does not matter. */
const perAddress: RateLimit = { attemptsMax: 3, windowMs: 24 * hourMs };
const altogether: RateLimit = { attemptsMax: 300, windowMs: hourMs };

/** Where somebody who lost the reference of a booking asks for it. */
@Controller('api/lost-references')
@Anyone()
export class LostReferencesController {
  readonly #lost: LostReferences;
  readonly #counter: AttemptCounter;

  constructor(lost: LostReferences, limiter: RateLimiter, cryptography: Cryptography) {
    this.#lost = lost;
    this.#counter = new AttemptCounter(limiter, cryptography);
  }

  /** Mails the bookings made with an address to it, if there are any; answered alike if there are none. */
  @Post()
  @HttpCode(202)
  async ask(@Body() { email }: LostReferencesBody, @Req() { ip }: Request): Promise<object> {
    const address = customerEmail(email);
    const counted = await this.#counter.count([
      { name: `lost references from ${callerNetworks(ip).near}`, limit: perNetwork },
      { name: `lost references of ${address}`, limit: perAddress },
      { name: 'lost references', limit: altogether },
    ]);
    if (!counted.isAllowed) throw tooManyRequests(counted, { reason: reasonOf(counted.by) });
    this.#lost.lookUp(address);
    return {};
  }
}

function reasonOf({ limit }: NamedLimit): SecurityReason<'limit-reached'> {
  return limit === altogether ? 'lost-reference-altogether' : 'lost-reference';
}
