import { Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { OwnSessionView } from '../../../libs/contracts/account/account-view.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import { Problem } from '../http/problem.ts';
import { Everyone, Only } from './access.ts';
import { OpenSessions } from './open-sessions.ts';
import type { RecognisedRequest } from './recognised-request.ts';
import type { SignedIn } from './signed-in.ts';
import { WithoutSecondFactor } from './without-second-factor.ts';

/** The sessions of the person who is signed in. */
@Controller('api/auth')
@Only(...Everyone)
@WithoutSecondFactor()
export class OwnSessionsController {
  constructor(private readonly sessions: OpenSessions) {}

  /** Lists the open sessions of the caller’s account, the most recently used one first. */
  @Get('sessions')
  async list(@Req() request: RecognisedRequest): Promise<ListView<OwnSessionView>> {
    const { accountId, session: own } = whoOf(request);
    const items = (await this.sessions.listOf(accountId)).map(
      ({ digest: id, device, network, openedAt, seenAt }) => {
        return { id, device, network, openedAt, seenAt, isThis: id === own.digest };
      },
    );
    return { items };
  }

  /** Ends one session of the caller’s account; does nothing if it has already ended. */
  @Delete('sessions/:id')
  @HttpCode(204)
  async end(@Param('id') id: string, @Req() request: RecognisedRequest): Promise<void> {
    await this.sessions.closeOwn(whoOf(request).accountId, id);
  }

  /** Ends all sessions of the caller’s account except this one. */
  @Post('sign-out-elsewhere')
  @HttpCode(204)
  async signOutElsewhere(@Req() request: RecognisedRequest): Promise<void> {
    await this.sessions.closeOthers(whoOf(request));
  }
}

function whoOf({ signedIn }: RecognisedRequest): SignedIn {
  if (signedIn === undefined) throw new Problem('NotSignedIn');
  return signedIn;
}
