import { Logger } from '@nestjs/common';
import { KeepingMailer } from '../../../../test/support/in-memory/keeping-mailer.ts';
import { done } from '../../../../test/support/in-memory/write-side.ts';
import { operator } from '../../../../test/support/stories/mail-world.ts';
import { SessionWorld } from '../../../../test/support/stories/session-world.ts';
import { ReactMessageRenderer } from '../../../libs/adapters/mail/react-message-renderer.ts';
import { NoTelemetry } from '../../../libs/adapters/telemetry/no-telemetry.ts';
import { linkToken } from '../../../libs/application/command-handling/account/account-links.ts';
import {
  type AccountAsOf,
  CreateAccount,
  EditAccount,
  RenewInvitation,
  ResetAccount,
  WithdrawInvitation,
} from '../../../libs/application/command-handling/account/account.commands.ts';
import type { RequestedCommand } from '../../../libs/application/command-handling/engine/requested-command.ts';
import { AccountLinkMail } from './account-link-mail.ts';
import { AccountNotes } from './account-notes.ts';
import { StaffMail } from './staff-mail.ts';

Logger.overrideLogger(false);

const choice = { password: 'a password of their own', requestId: 'a request' };

describe('the e-mail with a one-time link', () => {
  let world: SessionWorld;
  let mailer: KeepingMailer;

  beforeEach(async () => {
    world = await SessionWorld.open();
    mailer = new KeepingMailer();
  });

  afterEach(() => world.close());

  /** Does a command that makes a link, and mails the link. Returns the token. */
  const mailed = async (
    command: RequestedCommand<unknown, AccountAsOf, { readonly code: string }>,
  ) => {
    const { id, history } = done(await world.commands.execute(command)).result;
    const { clock, cryptography, identifiers } = world.write.ports;
    const token = linkToken(cryptography, history.at(-1)?.metadata.commandId ?? '');
    const renderer = new ReactMessageRenderer();
    const staffMail = new StaffMail(mailer, renderer, identifiers, operator, new NoTelemetry());
    const tools = [new AccountNotes(world.commands), operator, cryptography, clock] as const;
    const linkMail = new AccountLinkMail(world.accounts, staffMail, ...tools);
    await linkMail.mail(id, { token, requestId: 'a request' });
    return token;
  };

  const juma = { username: 'juma', email: 'juma@tours.example', role: 'staff' } as const;
  const invite = (key?: string, email: string | null = juma.email) => {
    const context = world.write.admin(key === undefined ? {} : { idempotencyKey: key });
    return mailed(new CreateAccount({ ...juma, email, passwordHash: null }, context));
  };
  const address = async () => ({ accountId: (await world.account('juma')).id });

  it('goes to the person who was invited, and is noted with the link and in the log', async () => {
    const token = await invite();
    expect(mailer.sent).toEqual([
      expect.objectContaining({
        to: 'juma@tours.example',
        subject: 'Your invitation to Kanga Day Trips',
        text: expect.stringContaining(token),
      }),
    ]);
    expect(mailer.sent[0]?.text).toContain('Your username is juma.');
    expect((await world.account('juma')).link?.mail).toMatchObject({ outcome: 'sent' });
    expect(await world.noted('juma')).toEqual(['AccountCreated', 'InvitationMailed']);
    expect(JSON.stringify(await world.accounts.list())).not.toContain(token);
  });

  it('is sent once, even if the command is sent many times', async () => {
    await invite('a key');
    await invite('a key');
    expect(mailer.sent).toHaveLength(1);
  });

  it('is tried again by a repeated command if the mail server did not accept it', async () => {
    mailer.outcome = { outcome: 'not-offered', reason: 'ECONNREFUSED' };
    await invite('a key');
    expect((await world.account('juma')).link?.mail).toMatchObject({
      outcome: 'failed',
      reason: 'ECONNREFUSED',
    });
    mailer.outcome = { outcome: 'accepted' };
    await invite('a key');
    expect((await world.account('juma')).link?.mail).toMatchObject({ outcome: 'sent' });
    expect(await world.noted('juma')).toEqual([
      'AccountCreated',
      'LinkNotMailed',
      'InvitationMailed',
    ]);
  });

  it('is not sent without an address or a mail server', async () => {
    await invite('one', null);
    mailer = new KeepingMailer({ delivers: false });
    await mailed(new ResetAccount(await address(), world.write.admin()));
    expect(mailer.sent).toEqual([]);
    expect(await world.noted('juma')).toEqual(['AccountCreated', 'AccountReset']);
  });

  it('goes to a person whose account was reset, with other words', async () => {
    const token = await invite();
    await world.links.choosePassword(token, choice);
    await world.signIn({ username: 'juma', password: choice.password });
    await mailed(new ResetAccount(await address(), world.write.admin()));
    expect(mailer.sent.at(-1)?.subject).toBe('Choose a new password');
    expect(mailer.sent.at(-1)?.text).toContain('An owner reset the password of the account juma');
    expect((await world.noted('juma')).slice(-2)).toEqual(['AccountReset', 'PasswordLinkMailed']);
  });

  it('is replaced by the e-mail of a renewed invitation, until the password is chosen', async () => {
    const first = await invite();
    const second = await mailed(new RenewInvitation(await address(), world.write.admin()));
    await expect(world.links.look(first)).rejects.toMatchObject({ code: 'AccountLinkInvalid' });
    await world.links.choosePassword(second, choice);
    const late = new RenewInvitation(await address(), world.write.admin());
    expect(await world.commands.execute(late)).toMatchObject({
      refusal: { code: 'InvitationUsed' },
    });
  });

  it('has a link that no longer works after the invitation was withdrawn, or the address changed', async () => {
    const withdrawn = await invite();
    const { accountId } = await address();
    const withdraw = () =>
      world.commands.execute(new WithdrawInvitation({ accountId }, world.write.admin()));
    done(await withdraw());
    done(await withdraw());
    await expect(world.links.look(withdrawn)).rejects.toMatchObject({ code: 'AccountLinkInvalid' });
    expect(
      (await world.noted('juma')).filter((type) => type === 'InvitationWithdrawn'),
    ).toHaveLength(1);

    const again = await mailed(new RenewInvitation({ accountId }, world.write.admin()));
    const corrected = { accountId, email: 'juma.h@tours.example' };
    done(await world.commands.execute(new EditAccount(corrected, world.write.admin())));
    await expect(world.links.look(again)).rejects.toMatchObject({ code: 'AccountLinkInvalid' });
  });

  it('does not change a link that the owner handed over, even if the address changes', async () => {
    const token = await invite('one', null);
    const changed = { ...(await address()), email: 'juma@tours.example' };
    done(await world.commands.execute(new EditAccount(changed, world.write.admin())));
    expect(await world.links.look(token)).toMatchObject({ username: 'juma' });
  });
});
