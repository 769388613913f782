import { Body, Controller, Delete, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import type {
  RecoveryCodesView,
  TotpOfferView,
} from '../../../libs/contracts/account/account-view.ts';
import type { SessionView } from '../../../libs/contracts/session/session-view.ts';
import { Problem } from '../http/problem.ts';
import { requestIdOf } from '../http/request-id.ts';
import { Everyone, Only } from './access.ts';
import type { OpenedSession } from './open-sessions.ts';
import { OwnAccount, type OwnRequest } from './own-account.ts';
import type { RecognisedRequest } from './recognised-request.ts';
import { PasswordChoice } from './password-choice.ts';
import { ChangePasswordBody, ConfirmTotpBody, PasswordBody } from './session.bodies.ts';
import { SessionCookie } from './session-cookie.ts';
import { sessionOrigin } from './session-origin.ts';
import { sessionView } from './signed-in.ts';
import { WithoutSecondFactor } from './without-second-factor.ts';

/** Lets people who are signed in manage their own account. */
@Controller('api/auth')
@Only(...Everyone)
@WithoutSecondFactor()
export class OwnAccountController {
  constructor(
    private readonly account: OwnAccount,
    private readonly cookie: SessionCookie,
    private readonly choice: PasswordChoice,
  ) {}

  /** Changes the password and ends every other session of the account. */
  @Post('password')
  @HttpCode(200)
  async changePassword(
    @Body() body: ChangePasswordBody,
    @Req() request: RecognisedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    await this.choice.check({ next: body.next }, request.signedIn?.username ?? '');
    const { current: password, ...rest } = body;
    const proof = { password, ...rest };
    return this.#reopened(await this.account.changePassword(ownOf(request), proof), response);
  }

  /** For 15 minutes, allows acts that need a recent password. */
  @Post('confirmation')
  @HttpCode(204)
  async confirm(@Body() body: PasswordBody, @Req() request: RecognisedRequest): Promise<void> {
    if (request.signedIn === undefined) throw new Problem('NotSignedIn');
    await this.account.confirm(ownOf(request), request.signedIn, body);
  }

  /** Returns a secret for an authenticator app. Codes are required as soon as one of them was confirmed. */
  @Post('totp')
  beginTotp(
    @Body() { password }: PasswordBody,
    @Req() request: RecognisedRequest,
  ): Promise<TotpOfferView> {
    return this.account.beginTotp(ownOf(request), password);
  }

  /** Turns codes on: from now on, signing in needs a code. */
  @Post('totp/confirmation')
  async confirmTotp(
    @Body() { code }: ConfirmTotpBody,
    @Req() request: RecognisedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RecoveryCodesView> {
    const { recoveryCodes, ...opened } = await this.account.confirmTotp(ownOf(request), code);
    this.#reopened(opened, response);
    return { recoveryCodes };
  }

  /** Replaces the recovery codes with new ones. */
  @Post('totp/recovery-codes')
  async renewRecoveryCodes(
    @Body() body: PasswordBody,
    @Req() request: RecognisedRequest,
  ): Promise<RecoveryCodesView> {
    const recoveryCodes = await this.account.renewRecoveryCodes(ownOf(request), body);
    return { recoveryCodes };
  }

  /** Turns codes off: signing in no longer needs a code. */
  @Delete('totp')
  @HttpCode(204)
  async turnTotpOff(
    @Body() body: PasswordBody,
    @Req() request: RecognisedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    this.#reopened(await this.account.turnTotpOff(ownOf(request), body), response);
  }

  /** Ends every session of the account, including this one. */
  @Post('sign-out-everywhere')
  @HttpCode(200)
  async signOutEverywhere(
    @Req() request: RecognisedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    await this.account.signOutEverywhere(ownOf(request));
    this.cookie.set(response, null);
    return sessionView(undefined);
  }

  /** Every session of the account has ended; this browser continues in a new one. */
  #reopened({ sessionId, who }: OpenedSession, response: Response): SessionView {
    this.cookie.set(response, sessionId);
    return sessionView(who);
  }
}

function ownOf(request: RecognisedRequest): OwnRequest {
  const accountId = request.signedIn?.accountId ?? '';
  return { accountId, requestId: requestIdOf(request), origin: sessionOrigin(request) };
}
