import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Problem } from '../http/problem.ts';
import { PublicUrl } from '../http/public-url.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { Everyone, Only } from '../session/access.ts';
import { OpenSessions } from '../session/open-sessions.ts';
import type { RecognisedRequest } from '../session/recognised-request.ts';
import { SessionCookie } from '../session/session-cookie.ts';
import { EventStream } from './event-stream.ts';
import { LiveEvents } from './live-events.ts';

/** How long a refused browser waits before it tries again, in seconds. */
const retryAfterSeconds = 5;

/** Notifies the open screens of staff of changes, by server-sent events. */
@Controller('api/admin/events')
@Only(...Everyone)
export class AdminEventsController {
  readonly #headers: readonly string[];

  constructor(
    private readonly live: LiveEvents,
    private readonly sessions: OpenSessions,
    private readonly cookie: SessionCookie,
    @Inject(PublicUrl) publicUrl: string,
  ) {
    this.#headers = securityHeaders(publicUrl).data;
  }

  /**
   * Streams notices of changes to a screen of staff, until the browser disconnects, the session is over, or the process
   * ends.
   *
   * @produces text/event-stream `changed` with the `subjects` to read again (accounts, audit, bookings,
   *   bulk-acts, customer-list, customers, departures, messages, notifications, pickup-places, revenue,
   *   reviews, saved-views, tours), at most once a second; `day-changed` with the `date` that has begun
   *   in Zanzibar; `session-ended`, the last. A comment every 15 s.
   */
  @Get()
  stream(@Req() request: RecognisedRequest, @Res() response: Response): void {
    const accountId = request.signedIn?.accountId ?? '';
    if (!this.live.isOpenTo(accountId)) throw new Problem('NotReady', { retryAfterSeconds });
    const sessionId = this.cookie.read(request);
    const stream = new EventStream(response, this.#headers);
    if (request.method === 'HEAD') {
      stream.close();
      return;
    }
    const stop = this.live.listen({
      stream,
      accountId,
      isSignedIn: () => this.sessions.isOpen(sessionId),
    });
    response.on('close', stop);
  }
}
