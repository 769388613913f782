import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import { SubmitContactMessage } from '../../../libs/application/command-handling/contact/contact.commands.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { type RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import type { CommandAnswer } from '../../../libs/contracts/answers.ts';
import type { Answer } from '../http/answer.ts';
import { callerNetworks } from '../http/caller-network.ts';
import { Context } from '../http/context.ts';
import { commandAnswer, done } from '../http/outcomes.ts';
import { tooManyRequests } from '../http/too-many-requests.ts';
import { unlessUnavailable } from '../http/unless-unavailable.ts';
import { Anyone } from '../session/access.ts';
import { ContactMessageBody } from './contact.inputs.ts';

/** Enough for a hotel, whose guests share a network; more would only fill the operator's mailbox. */
const perNetwork: RateLimit = { attemptsMax: 20, windowMs: 3_600_000 };

/** Lets everyone write to the operator. */
@Controller('api/contact')
@Anyone()
export class ContactController {
  constructor(
    private readonly commands: CommandBus,
    private readonly log: EventLogReader,
    private readonly limiter: RateLimiter,
    private readonly cryptography: Cryptography,
  ) {}

  /** Takes a message to the operator. Answers once the message is stored; the e-mail is sent later. */
  @Post()
  @HttpCode(202)
  async submit(
    @Body() { name, email, message }: ContactMessageBody,
    @Context() context: CommandContext,
    @Req() { ip }: Request,
  ): Promise<Answer<CommandAnswer>> {
    const key = this.cryptography.mac('attempts', `contact from ${callerNetworks(ip).near}`);
    const allowed = await this.limiter.attempt(key, perNetwork);
    if (!allowed.isAllowed) {
      throw tooManyRequests(allowed, { reason: 'contact' });
    }
    const takeBack = () => this.limiter.takeBack(key);
    const outcome = await unlessUnavailable({ takeBack }, async () =>
      done(
        await this.commands.execute(new SubmitContactMessage({ name, email, message }, context)),
      ),
    );
    // A repeat stores no message, so it does not count.
    if (outcome.replayed === true) await takeBack();
    return commandAnswer({}, outcome, this.log.logId);
  }
}
