import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { usernameKey } from '../../../libs/application/ports/accounts.ts';
import type { RateLimit } from '../../../libs/application/ports/rate-limiter.ts';
import { callerNetworks } from '../http/caller-network.ts';
import { requestIdOf } from '../http/request-id.ts';
import { callerOf } from '../proof-of-work/caller-of.ts';
import { GuardedAttempts } from '../proof-of-work/guarded-attempts.ts';
import { Anyone } from './access.ts';
import { LostPasswords } from './lost-passwords.ts';
import { LostPasswordBody } from './session.bodies.ts';

const hourMs = 3_600_000;

const perNetwork: RateLimit = { attemptsMax: 10, windowMs: hourMs };
const perWideNetwork: RateLimit = { attemptsMax: 40, windowMs: hourMs };
/** Enough for a person who mistypes; too few to fill a mailbox. Requests for names without an account count too. */
const perLogin: RateLimit = { attemptsMax: 5, windowMs: hourMs };
const altogether: RateLimit = { attemptsMax: 300, windowMs: hourMs };

/** Mails links for a new password to staff who forgot theirs. */
@Controller('api/auth/lost-password')
@Anyone()
export class LostPasswordController {
  constructor(
    private readonly lost: LostPasswords,
    private readonly guarded: GuardedAttempts,
  ) {}

  /**
   * Mails a link for a new password to the address of an account; the answer is the same if there is none.
   */
  @Post()
  @HttpCode(202)
  async ask(@Body() { login }: LostPasswordBody, @Req() request: Request): Promise<object> {
    const key = usernameKey(login);
    const caller = callerOf(request);
    const { near, wide } = callerNetworks(caller.address);
    await this.guarded.begin(caller, {
      scope: 'lost-password',
      own: [
        { name: `lost passwords from ${near}`, limit: perNetwork },
        // A refusal does no harm, because five e-mails with a link were already sent to the mailbox.
        { name: `lost passwords of ${key}`, limit: perLogin },
      ],
      shared: [
        { name: `lost passwords from ${wide}`, limit: perWideNetwork },
        { name: 'lost passwords', limit: altogether },
      ],
      reasonOf: () => 'lost-password',
    });
    this.lost.lookUp(login, requestIdOf(request));
    return {};
  }
}
