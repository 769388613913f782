import { Body, Controller, HttpCode, Logger, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import { causeInWords } from '../../../libs/application/faults/cause-in-words.ts';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import { StartWhatsAppEnquiry } from '../../../libs/application/command-handling/engagement/engagement.commands.ts';
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

/** A network counts once per tour and hour; further clicks add no information. */
const perNetworkAndTour: RateLimit = { attemptsMax: 1, windowMs: hourMs };
/** How many chats about one tour count from one /24 or /48. */
const perWideNetworkAndTour: RateLimit = { attemptsMax: 2, windowMs: hourMs };
/** How many chats about one tour count from all networks together. */
const perTour: RateLimit = { attemptsMax: 10, windowMs: hourMs };
/** How many chats count from one network about any tours. Tours that do not exist count too. */
const perNetwork: RateLimit = { attemptsMax: 20, windowMs: hourMs };
const userAgentLengthMax = 300;

/** Records that a visitor opened WhatsApp to ask about a tour. */
@Controller('api/whatsapp-conversions')
@Anyone()
export class WhatsAppController {
  readonly #counter: AttemptCounter;
  readonly #logger = new Logger('WhatsApp');

  constructor(
    private readonly commands: CommandBus,
    limiter: RateLimiter,
    cryptography: Cryptography,
    private readonly security: SecurityNotes,
  ) {
    this.#counter = new AttemptCounter(limiter, cryptography);
  }

  /**
   * Records that a visitor opened WhatsApp to ask about a tour. If this fails, it only writes a log line, because the
   * visitor is already on the way to WhatsApp.
   */
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
        this.security.note({ kind: 'limit-reached', reason: 'whatsapp', route, address });
        return;
      }
      const input = { tourId, tourTitle, userAgent };
      await unlessUnavailable(counted, () =>
        this.commands.execute(new StartWhatsAppEnquiry(input, context)),
      );
    } catch (error) {
      this.#logger.warn(`An enquiry was not noted: ${causeInWords(error)}.`);
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
