import { Body, Controller, HttpCode, Logger, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import type { CommandContext } from '../../../libs/application/command-handling/command-context.ts';
import { StartWhatsAppEnquiry } from '../../../libs/application/command-handling/commands/engagement.commands.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { type RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import { AttemptCounter, type NamedLimit } from '../http/attempt-counter.ts';
import { callerNetworks } from '../http/caller-network.ts';
import { Context } from '../http/context.ts';
import { requestedRoute } from '../http/requested-route.ts';
import { SecurityNotes } from '../http/security-notes.ts';
import { unlessUnavailable } from '../http/unless-unavailable.ts';
import { Anyone } from '../session/access.ts';
import { WhatsAppConversionBody } from './whatsapp.inputs.ts';

const hourMs = 3_600_000;

/** One chat about a tour counts once; a further click says nothing new. */
const perNetworkAndTour: RateLimit = { attemptsMax: 1, windowMs: hourMs };
/** Chats about one tour that count from one /24 or /48. */
const perWideNetworkAndTour: RateLimit = { attemptsMax: 2, windowMs: hourMs };
/** Chats about one tour that count from all networks. */
const perTour: RateLimit = { attemptsMax: 10, windowMs: hourMs };
/** Chats from one network; tours that do not exist are tours here too. */
const perNetwork: RateLimit = { attemptsMax: 20, windowMs: hourMs };
const userAgentLengthMax = 300;

/** Notes that somebody went on to ask about a tour by WhatsApp. */
@Controller('api/whatsapp-conversions')
@Anyone()
export class WhatsAppController {
  readonly #commands: CommandBus;
  readonly #counter: AttemptCounter;
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
    this.#counter = new AttemptCounter(limiter, cryptography);
  }

  /** Whatever becomes of the note: the visitor is on their way to WhatsApp and is not held up. */
  @Post()
  @HttpCode(202)
  async note(
    @Body() { tourId, tourTitle }: WhatsAppConversionBody,
    @Context() context: CommandContext,
    @Req() request: Request,
  ): Promise<void> {
    const userAgent = request.headers['user-agent']?.slice(0, userAgentLengthMax) ?? null;
    try {
      const counted = await this.#counter.count(limitsOf(tourId, request.ip));
      if (!counted.isAllowed) {
        if (counted.by.limit === perNetworkAndTour) return;
        const route = requestedRoute(request);
        const { ip: address } = request;
        this.#security.note({ kind: 'limit-reached', reason: 'whatsapp', route, address });
        return;
      }
      const wish = { tourId, tourTitle, userAgent };
      await unlessUnavailable(counted, () =>
        this.#commands.execute(new StartWhatsAppEnquiry(wish, context)),
      );
    } catch (error) {
      this.#logger.warn(`An enquiry was not noted: ${String(error)}`);
    }
  }
}

function limitsOf(tourId: string, address: string | undefined): readonly NamedLimit[] {
  const { near, wide } = callerNetworks(address);
  return [
    { name: `whatsapp about ${tourId} from ${near}`, limit: perNetworkAndTour },
    { name: `whatsapp from ${near}`, limit: perNetwork },
    { name: `whatsapp about ${tourId} from ${wide}`, limit: perWideNetworkAndTour },
    { name: `whatsapp about ${tourId}`, limit: perTour },
  ];
}
