import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.ts';
import { type Access, accessOf } from './access-of-route.ts';
import { needsRecentPassword } from './recent-password.ts';
import { OpenSessions } from './open-sessions.ts';
import type { RecognisedRequest } from './recognised-request.ts';
import { SessionCookie } from './session-cookie.ts';
import { lacksTotp, type SignedIn } from './signed-in.ts';
import { isUsableWithoutSecondFactor } from './without-second-factor.ts';

/**
 * Admits callers whose role may use the route. It guards only routes for signed-in staff; access-check.ts makes sure at
 * the start that every route says who may call it.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly sessions: OpenSessions,
    private readonly cookie: SessionCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access: Access = accessOf(context.getClass(), context.getHandler()) ?? [];
    if (access === 'anyone') return true;
    const request = context.switchToHttp().getRequest<RecognisedRequest>();
    // Both the route and its controller may have this guard, so the session may be recognised already.
    request.signedIn ??= await this.#recognise(request);
    if (lacksTotp(request.signedIn) && !isUsableWithoutSecondFactor(context.getClass())) {
      throw new Problem('SecondFactorNeeded');
    }
    if (!access.includes(request.signedIn.role)) throw new Problem('NotAllowed');
    if (needsRecentPassword(context.getHandler()) && !this.sessions.isConfirmed(request.signedIn)) {
      throw new Problem('PasswordNeededAgain');
    }
    return true;
  }

  /** @throws Problem NotSignedIn */
  async #recognise(request: RecognisedRequest): Promise<SignedIn> {
    const who = await this.sessions.recognise(this.cookie.read(request));
    if (who === undefined) throw new Problem('NotSignedIn');
    return who;
  }
}
