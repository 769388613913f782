import { Body, Controller, Delete, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import type {
  RecoveryCodesView,
  TotpOfferView,
} from '../../../libs/contracts/account/account-view.ts';
import type { SessionView } from '../../../libs/contracts/session/session-view.ts';
import { requestIdOf } from '../http/request-id.ts';
import { Everyone, Only } from './access.ts';
import { OwnAccount, type OwnRequest } from './own-account.ts';
import type { RecognisedRequest } from './recognised-request.ts';
import { PasswordChoice } from './password-choice.ts';
import { ChangePasswordBody, ConfirmTotpBody, PasswordBody } from './session.bodies.ts';
import { SessionCookie } from './session-cookie.ts';
import { sessionView } from './signed-in.ts';

/** What whoever is signed in does with their own account. */
@Controller('api/auth')
@Only(...Everyone)
export class OwnAccountController {
  readonly #account: OwnAccount;
  readonly #cookie: SessionCookie;
  readonly #choice: PasswordChoice;

  constructor(account: OwnAccount, cookie: SessionCookie, choice: PasswordChoice) {
    this.#account = account;
    this.#cookie = cookie;
    this.#choice = choice;
  }

  /** Another password; every other session of the account ends. */
  @Post('password')
  @HttpCode(200)
  async changePassword(
    @Body() body: ChangePasswordBody,
    @Req() request: RecognisedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    this.#choice.check({ next: body.next }, request.signedIn?.username ?? '');
    const { sessionId, who } = await this.#account.changePassword(ownOf(request), body);
    this.#cookie.set(response, sessionId);
    return sessionView(who);
  }

  /** A secret for an authenticator app; codes are asked for once one of them was confirmed. */
  @Post('totp')
  beginTotp(
    @Body() { password }: PasswordBody,
    @Req() request: RecognisedRequest,
  ): Promise<TotpOfferView> {
    return this.#account.beginTotp(ownOf(request), password);
  }

  /** From now on signing in takes a code. */
  @Post('totp/confirmation')
  async confirmTotp(
    @Body() { code }: ConfirmTotpBody,
    @Req() request: RecognisedRequest,
  ): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.#account.confirmTotp(ownOf(request), code) };
  }

  /** New recovery codes in place of the old ones. */
  @Post('totp/recovery-codes')
  async renewRecoveryCodes(
    @Body() { password }: PasswordBody,
    @Req() request: RecognisedRequest,
  ): Promise<RecoveryCodesView> {
    const recoveryCodes = await this.#account.renewRecoveryCodes(ownOf(request), password);
    return { recoveryCodes };
  }

  /** Signing in takes no code any more. */
  @Delete('totp')
  @HttpCode(204)
  turnTotpOff(
    @Body() { password }: PasswordBody,
    @Req() request: RecognisedRequest,
  ): Promise<void> {
    return this.#account.turnTotpOff(ownOf(request), password);
  }

  /** Ends every session of the account, this one too. */
  @Post('sign-out-everywhere')
  @HttpCode(200)
  async signOutEverywhere(
    @Req() request: RecognisedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionView> {
    await this.#account.signOutEverywhere(ownOf(request));
    this.#cookie.set(response, null);
    return sessionView(undefined);
  }
}

function ownOf(request: RecognisedRequest): OwnRequest {
  return { accountId: request.signedIn?.accountId ?? '', requestId: requestIdOf(request) };
}
