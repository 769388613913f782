import { Body, Controller, HttpCode, Logger, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import type { CommandContext } from '../../../libs/application/command-handling/command-context.ts';
import { StartWhatsAppEnquiry } from '../../../libs/application/command-handling/commands/engagement.commands.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { type RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import { callerNetworks } from '../http/caller-network.ts';
import { Context } from '../http/context.ts';
import { requestedRoute } from '../http/requested-route.ts';
import { SecurityNotes } from '../http/security-notes.ts';
import { Anyone } from '../session/access.ts';
import { WhatsAppConversionBody } from './whatsapp.inputs.ts';

/** Nobody opens that many chats; whoever says so only fills the log. */
const perNetwork: RateLimit = { attemptsMax: 60, windowMs: 3_600_000 };
const userAgentLengthMax = 300;

/** Notes that somebody went on to ask about a tour by WhatsApp. */
@Controller('api/whatsapp-conversions')
@Anyone()
export class WhatsAppController {
  readonly #commands: CommandBus;
  readonly #limiter: RateLimiter;
  readonly #cryptography: Cryptography;
  readonly #security: SecurityNotes;
  readonly #logger = new Logger('WhatsApp');

  constructor(
    commands: CommandBus,
    limiter: RateLimiter,
    cryptography: Cryptography,
    security: SecurityNotes,
  ) {
    this.#security = security;
    this.#commands = commands;
    this.#limiter = limiter;
    this.#cryptography = cryptography;
  }

  /** Whatever becomes of the note: the visitor is on their way to WhatsApp and is not held up. */
  @Post()
  @HttpCode(202)
  async note(
    @Body() { tourId, tourTitle }: WhatsAppConversionBody,
    @Context() context: CommandContext,
    @Req() request: Request,
  ): Promise<void> {
    const network = callerNetworks(request.ip).near;
    const key = this.#cryptography.mac('attempts', `whatsapp from ${network}`);
    const userAgent = request.headers['user-agent']?.slice(0, userAgentLengthMax) ?? null;
    try {
      const { isAllowed } = await this.#limiter.attempt(key, perNetwork);
      if (!isAllowed) {
        const route = requestedRoute(request);
        const { ip: address } = request;
        this.#security.note({ kind: 'limit-reached', reason: 'whatsapp', route, address });
        return;
      }
      const wish = { tourId, tourTitle, userAgent };
      await this.#commands.execute(new StartWhatsAppEnquiry(wish, context));
    } catch (error) {
      this.#logger.warn(`An enquiry was not noted: ${String(error)}`);
    }
  }
}
