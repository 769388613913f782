import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import { SubmitContactMessage } from '../../../libs/application/command-handling/contact/contact.commands.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import type { RateLimit } from '../../../libs/application/ports/rate-limiter.ts';
import type { CommandAnswer } from '../../../libs/contracts/answers.ts';
import type { Answer } from '../http/answer.ts';
import { callerNetworks } from '../http/caller-network.ts';
import { Context } from '../http/context.ts';
import { commandAnswer, done } from '../http/outcomes.ts';
import { unlessUnavailable } from '../http/unless-unavailable.ts';
import { callerOf } from '../proof-of-work/caller-of.ts';
import { GuardedAttempts } from '../proof-of-work/guarded-attempts.ts';
import { Anyone } from '../session/access.ts';
import { ContactMessageBody } from './contact.inputs.ts';

/** Enough for a hotel whose guests share a network. More messages would only fill the operator's mailbox. */
const perNetwork: RateLimit = { attemptsMax: 20, windowMs: 3_600_000 };
/** From one /24 or /48; above that each message needs a proof of work. */
const perWideNetwork: RateLimit = { attemptsMax: 60, windowMs: 3_600_000 };

/** Lets everyone write to the operator. */
@Controller('api/contact')
@Anyone()
export class ContactController {
  constructor(
    private readonly commands: CommandBus,
    private readonly log: EventLogReader,
    private readonly guarded: GuardedAttempts,
  ) {}

  /** Takes a message to the operator. Answers once the message is stored; the e-mail is sent later. */
  @Post()
  @HttpCode(202)
  async submit(
    @Body() { name, email, message }: ContactMessageBody,
    @Context() context: CommandContext,
    @Req() request: Request,
  ): Promise<Answer<CommandAnswer>> {
    const caller = callerOf(request);
    const { near, wide } = callerNetworks(caller.address);
    const attempt = await this.guarded.begin(caller, {
      scope: 'contact',
      own: [{ name: `contact from ${near}`, limit: perNetwork }],
      shared: [{ name: `contact from ${wide}`, limit: perWideNetwork }],
      reasonOf: () => 'contact',
    });
    const outcome = await unlessUnavailable(attempt, async () =>
      done(
        await this.commands.execute(new SubmitContactMessage({ name, email, message }, context)),
      ),
    );
    // A repeat stores no message, so it does not count.
    if (outcome.replayed === true) await attempt.uncount();
    return commandAnswer({}, outcome, this.log.logId);
  }
}
