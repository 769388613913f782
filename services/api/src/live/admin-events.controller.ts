import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { cookieName, readCookie } from '../http/cookies.ts';
import { Problem } from '../http/problem.ts';
import { PublicUrl } from '../http/public-url.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { Everyone, Only } from '../session/access.ts';
import type { RecognisedRequest } from '../session/recognised-request.ts';
import { SignIn } from '../session/sign-in.ts';
import { EventStream } from './event-stream.ts';
import { LiveEvents } from './live-events.ts';

/** Whoever is turned away tries again after so long. */
const retryAfterSeconds = 5;

/** What changes while staff look at it, as server-sent events. */
@Controller('api/admin/events')
@Only(...Everyone)
export class AdminEventsController {
  readonly #live: LiveEvents;
  readonly #signIn: SignIn;
  readonly #publicUrl: string;
  readonly #headers: readonly string[];

  constructor(live: LiveEvents, signIn: SignIn, @Inject(PublicUrl) publicUrl: string) {
    this.#live = live;
    this.#signIn = signIn;
    this.#publicUrl = publicUrl;
    this.#headers = securityHeaders(publicUrl).data;
  }

  /** Answers until the browser leaves, the session is over, or the process ends. */
  @Get()
  stream(@Req() request: RecognisedRequest, @Res() response: Response): void {
    const accountId = request.signedIn?.accountId ?? '';
    if (!this.#live.isOpenTo(accountId)) throw new Problem('NotReady', { retryAfterSeconds });
    const sessionId = readCookie(request, cookieName('session', this.#publicUrl));
    const stream = new EventStream(response, this.#headers);
    if (request.method === 'HEAD') {
      stream.close();
      return;
    }
    const stop = this.#live.listen({
      stream,
      accountId,
      isSignedIn: () => this.#signIn.isSignedIn(sessionId),
    });
    response.on('close', stop);
  }
}
