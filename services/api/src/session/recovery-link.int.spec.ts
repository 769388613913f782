import { Logger } from '@nestjs/common';
import { codeInApp } from '../../../../test/support/authenticator-app.ts';
import { done } from '../../../../test/support/in-memory/write-side.ts';
import { amina, SessionWorld } from '../../../../test/support/stories/session-world.ts';
import { IssueRecoveryLink } from '../../../libs/application/command-handling/account/account.commands.ts';
import { linkToken } from '../../../libs/application/command-handling/account/account-links.ts';

Logger.overrideLogger(false);

const hourMs = 3_600_000;
const choice = { password: 'another password for stories', requestId: 'a request' };

describe('the link that a command on the server makes for an owner', () => {
  let world: SessionWorld;

  beforeEach(async () => {
    world = await SessionWorld.open();
  });

  afterEach(() => world.close());

  const issue = async (): Promise<string> => {
    const { ports } = world.write;
    const { id: accountId } = await world.account();
    const command = new IssueRecoveryLink({ accountId }, world.write.admin());
    const { result } = done(await world.commands.execute(command));
    return linkToken(ports.cryptography, result.history.at(-1)?.metadata.commandId ?? '');
  };

  const turnTotpOn = async (): Promise<void> => {
    const { secret } = await world.own.beginTotp(await world.request(), amina.password);
    const code = codeInApp(secret, world.write.clock.instant);
    await world.own.confirmTotp(await world.request(), code);
  };

  it('ends the owner’s sessions, and works once within an hour', async () => {
    const { sessionId } = await world.signIn();
    const late = await issue();
    expect(await world.sessions.recognise(sessionId)).toBeUndefined();
    world.pass(hourMs - 1);
    expect(await world.links.look(late)).toMatchObject({ username: 'Amina', purpose: 'reset' });
    world.pass(1);
    await expect(world.links.choosePassword(late, choice)).rejects.toMatchObject({
      code: 'AccountLinkInvalid',
    });

    const token = await issue();
    await world.links.choosePassword(token, choice);
    expect(await world.signIn({ ...amina, password: choice.password })).toBeDefined();
    await expect(world.signIn()).rejects.toMatchObject({ code: 'InvalidCredentials' });
    await expect(world.links.choosePassword(token, choice)).rejects.toMatchObject({
      code: 'AccountLinkInvalid',
    });
    expect(await world.noted()).toEqual([
      'AccountCreated',
      'SignedIn',
      'RecoveryLinkIssued',
      'RecoveryLinkIssued',
      'PasswordChosen',
      'SignedIn',
    ]);
  });

  it('replaces the earlier link', async () => {
    const earlier = await issue();
    await issue();
    await expect(world.links.look(earlier)).rejects.toMatchObject({ code: 'AccountLinkInvalid' });
  });

  it('removes the second factor only when the password is chosen', async () => {
    await turnTotpOn();
    const token = await issue();
    // The old password alone does not sign anybody in meanwhile.
    await expect(world.signIn()).rejects.toMatchObject({ code: 'TotpRequired' });
    await world.links.choosePassword(token, choice);
    expect((await world.account()).totp).toBeNull();
    expect(await world.signIn({ ...amina, password: choice.password })).toBeDefined();
    expect((await world.noted()).slice(-4)).toEqual([
      'RecoveryLinkIssued',
      'PasswordChosen',
      'TotpTurnedOff',
      'SignedIn',
    ]);
  });

  it('does not say that codes were turned off if there were none', async () => {
    const token = await issue();
    await world.links.choosePassword(token, choice);
    expect(await world.noted()).not.toContain('TotpTurnedOff');
  });
});
