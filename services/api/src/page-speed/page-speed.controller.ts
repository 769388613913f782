import { Body, Controller, HttpCode, Logger, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { causeInWords } from '../../../libs/application/faults/cause-in-words.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { PageSpeeds } from '../../../libs/application/ports/page-speeds.ts';
import { type RateLimit, RateLimiter } from '../../../libs/application/ports/rate-limiter.ts';
import { localDateOf } from '../../../libs/contracts/calendar.ts';
import { AttemptCounter, type NamedLimit } from '../http/attempt-counter.ts';
import { callerNetworks } from '../http/caller-network.ts';
import { requestedRoute } from '../http/requested-route.ts';
import { SecurityNotes } from '../http/security-notes.ts';
import { Anyone } from '../session/access.ts';
import { PageSpeedBody } from './page-speed.inputs.ts';

const hourMs = 3_600_000;

/** More pages than a person opens in an hour; following links inside the site sends nothing. */
const perNetwork: RateLimit = { attemptsMax: 30, windowMs: hourMs };
/** The guests of some hotels share a /24 or /48. */
const perWideNetwork: RateLimit = { attemptsMax: 90, windowMs: hourMs };

/** Counts how fast visitors' browsers showed public pages. */
@Controller('api/page-speed')
@Anyone()
export class PageSpeedController {
  readonly #counter: AttemptCounter;
  readonly #logger = new Logger('PageSpeed');

  // eslint-disable-next-line max-params -- the ports, injected by type
  constructor(
    private readonly speeds: PageSpeeds,
    private readonly clock: Clock,
    limiter: RateLimiter,
    cryptography: Cryptography,
    private readonly security: SecurityNotes,
  ) {
    this.#counter = new AttemptCounter(limiter, cryptography);
  }

  /**
   * Adds one view of a page to the counters of the day. Views above the limit of a network are not counted. If counting
   * fails, it only writes a log line, because the visitor has left the page.
   */
  @Post()
  @HttpCode(202)
  async count(@Body() view: PageSpeedBody, @Req() request: Request): Promise<void> {
    const { ip: address } = request;
    try {
      const { isAllowed } = await this.#counter.count(limitsOf(address));
      if (isAllowed) {
        // The answer does not wait for the store: once a second, the counters of many views are stored together.
        this.speeds.count(localDateOf(this.clock.now()), view).catch((error: unknown) => {
          this.#warn(error);
        });
        return;
      }
      const route = requestedRoute(request);
      this.security.note({ kind: 'limit-reached', reason: 'page-speed', route, address });
    } catch (error) {
      this.#warn(error);
    }
  }

  #warn(error: unknown): void {
    this.#logger.warn(`The speed of a page was not counted: ${causeInWords(error)}.`);
  }
}

function limitsOf(address: string | undefined): readonly NamedLimit[] {
  const { near, wide } = callerNetworks(address);
  return [
    { name: `page speed from ${near}`, limit: perNetwork },
    { name: `page speed from network ${wide}`, limit: perWideNetwork },
  ];
}
