import { Logger } from '@nestjs/common';
import { NoTelemetry } from '../../../libs/adapters/telemetry/no-telemetry.ts';
import { ReactMessageRenderer } from '../../../libs/adapters/mail/react-message-renderer.ts';
import type { MailOutcome } from '../../../libs/application/ports/mailer.ts';
import { KeepingMailer } from '../../../../test/support/in-memory/keeping-mailer.ts';
import { operator } from '../../../../test/support/stories/mail-world.ts';
import { amina, SessionWorld } from '../../../../test/support/stories/session-world.ts';
import { AccountLinkMail } from './account-link-mail.ts';
import { AccountNotes } from './account-notes.ts';
import { LostPasswords } from './lost-passwords.ts';
import { StaffMail } from './staff-mail.ts';

Logger.overrideLogger(false);

const hourMs = 3_600_000;
const choice = { password: 'another password for stories', requestId: 'a request' };

describe('a link for a forgotten password', () => {
  let world: SessionWorld;
  let sent: KeepingMailer['sent'];

  beforeEach(async () => {
    world = await SessionWorld.open();
    sent = [];
    await change({ email: 'amina@tours.example' });
  });

  afterEach(() => world.close());

  const change = async (fields: Partial<Awaited<ReturnType<SessionWorld['account']>>>) =>
    world.accounts.store({ ...(await world.account()), ...fields });

  const ask = async (login: string, delivers = true, outcome?: MailOutcome) => {
    const { clock, cryptography, identifiers } = world.write.ports;
    const mailer = new KeepingMailer({ delivers, sent, ...(outcome && { outcome }) });
    const renderer = new ReactMessageRenderer();
    const mail = new StaffMail(mailer, renderer, identifiers, operator, new NoTelemetry());
    const notes = new AccountNotes(world.commands);
    const senders = [mail, notes, operator, cryptography, clock] as const;
    const linkMail = new AccountLinkMail(world.accounts, ...senders);
    const tools = [mail, linkMail, cryptography, identifiers, clock] as const;
    await new LostPasswords(world.accounts, ...tools).mailLinks(login, 'a request');
    return /#link=([0-9a-f]{64})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
  };

  it('goes to the address of the account, and works for an hour exactly', async () => {
    const token = await ask(' AMINA ');
    expect(sent.map(({ to }) => to)).toEqual(['amina@tours.example']);
    expect(JSON.stringify(await world.accounts.list())).not.toContain(token);
    world.pass(hourMs - 1);
    expect(await world.links.look(token)).toMatchObject({ username: amina.username });
    world.pass(1);
    await expect(world.links.choosePassword(token, choice)).rejects.toMatchObject({
      code: 'AccountLinkInvalid',
    });
    expect(await world.noted()).toContain('PasswordLinkMailed');
  });

  it('is not made without an address, an account or a mail server, and does not replace a link from an owner', async () => {
    for (const fields of [{ email: null }, { link: { ...ownersLink, expiresAt: later } }]) {
      const before = await world.account();
      await change(fields);
      await ask('amina');
      await change({ email: before.email, link: before.link });
    }
    await ask('nobody');
    await ask('amina', false);
    expect(sent).toEqual([]);
    expect(await world.noted()).not.toContain('PasswordLinkMailed');
  });

  it('is not noted as sent if the mail server refused the e-mail', async () => {
    await ask('amina', true, { outcome: 'refused', isFinal: true, reason: '550 5.1.1' });
    expect(await world.noted()).not.toContain('PasswordLinkMailed');
    expect(await world.noted()).toContain('LinkNotMailed');
  });
});

const later = '2099-01-01T00:00:00.000Z';
const ownersLink = { digest: 'of a link from an owner', purpose: 'reset' } as const;
