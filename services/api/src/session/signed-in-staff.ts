import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { OpenSessions } from './open-sessions.ts';
import { lacksTotp } from './signed-in.ts';
import { SessionCookie } from './session-cookie.ts';

/** Recognises staff on routes that anyone may call. */
@Injectable()
export class SignedInStaff {
  constructor(
    private readonly sessions: OpenSessions,
    private readonly cookie: SessionCookie,
  ) {}

  /** Whether a member of staff sends the request. Looks up no session if there is no cookie. */
  async isSender(request: Request): Promise<boolean> {
    const cookie = this.cookie.read(request);
    const who = cookie === undefined ? undefined : await this.sessions.recognise(cookie);
    return who !== undefined && !lacksTotp(who);
  }
}
