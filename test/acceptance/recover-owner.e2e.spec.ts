import type { AccountView } from '../../services/libs/contracts/account/account-view.ts';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { HistoryEntryView } from '../../services/libs/contracts/booking/booking-view.ts';
import type { SessionView } from '../../services/libs/contracts/session/session-view.ts';
import { type Ran, runProgram } from '../support/processes/run-program.ts';
import { owner as amina, System } from '../support/processes/start-system.ts';
import { newColleague } from '../support/stories/new-colleague.ts';
import { storyProfile } from '../support/stories/story-profile.ts';

describe('the command that lets an owner in again', () => {
  let system: System;

  beforeAll(async () => {
    system = await System.start();
  });

  afterAll(() => system.remove());

  const accounts = (...args: string[]): Promise<Ran> =>
    runProgram('accounts', args, { ...system.settings, PUBLIC_URL: system.url });

  const tokenFrom = ({ said }: Ran): string =>
    /http\S+\/auth#link=(?<token>[0-9a-f]{64})$/m.exec(said)?.groups?.token ?? '';

  const choose = (token: string, password: string) =>
    system.visitor().post<SessionView>('/api/auth/link/password', { token, password });

  it('explains its use', async () => {
    for (const args of [[], ['reset'], ['reset-owner', 'a', 'b'], ['list', '--all']]) {
      const { code, complaints, said } = await accounts(...args);
      expect([code, said]).toEqual([2, '']);
      expect(complaints).toContain('npm run accounts -- reset-owner [USERNAME]');
    }
  });

  it('works while the product runs: sessions end, a new password is chosen, and the history says how', async () => {
    const owner = await system.staff();
    const ran = await accounts('reset-owner');
    expect(ran).toMatchObject({ code: 0, complaints: [] });
    expect(ran.said).toMatch(/within an hour and choose a new password for amina:$/m);
    expect((await owner.get<SessionView>('/api/auth/session')).body.user).toBeNull();

    const token = tokenFrom(ran);
    const chosen = await choose(token, amina.password);
    expect(chosen.body.user).toMatchObject({ username: amina.username, role: 'owner' });
    expect((await choose(token, amina.password)).status).toBe(403);

    const again = await system.staff();
    const { body } = await again.get<ListView<AccountView>>('/api/admin/accounts');
    const id = body.items[0]?.id ?? '';
    const { body: history } = await again.get<ListView<HistoryEntryView>>(
      `/api/admin/accounts/${id}/history`,
    );
    expect(history.items).toContainEqual(
      expect.objectContaining({ action: 'RecoveryLinkIssued', actor: { kind: 'system' } }),
    );
  });

  it('lists the accounts, and asks for the username if there are several owners', async () => {
    const owner = await system.staff();
    const { account: other } = await newColleague(system, owner, 'owner');
    const { account: clerk } = await newColleague(system, owner, 'staff');
    const listed = await accounts('list');
    expect(listed.said).toMatch(/^amina\s+owner\s+last signed in 2026-11-20 \d\d:\d\d UTC$/m);
    expect(listed.said).toContain(clerk.username);

    const ambiguous = await accounts('reset-owner');
    expect([ambiguous.code, ambiguous.complaints]).toEqual([
      1,
      [`There are several owners: amina, ${other.username}. Write the username of one of them.`],
    ]);
    const refusals = [
      ['nobody', `There is no account "nobody". The owners are: amina, ${other.username}.`],
      [
        clerk.username,
        `The account "${clerk.username}" does not belong to an owner. An owner can reset it in the console, on the page Accounts.`,
      ],
    ] as const;
    for (const [username, why] of refusals) {
      const ran = await accounts('reset-owner', username);
      expect([ran.code, ran.complaints]).toEqual([1, [why]]);
    }
    expect(await accounts('reset-owner', other.username.toUpperCase())).toMatchObject({ code: 0 });
  });

  it('says which account cannot be recovered because it is disabled', async () => {
    const owner = await system.staff();
    const { account } = await newColleague(system, owner, 'owner');
    await owner.patch(`/api/admin/accounts/${account.id}`, { isDisabled: true });
    const { code, complaints } = await accounts('reset-owner', account.username);
    expect([code, complaints]).toEqual([1, [expect.stringMatching(/ is disabled\. An owner can/)]]);
  });

  it('works while the product is stopped', async () => {
    await system.stop();
    const ran = await accounts('reset-owner', amina.username);
    expect(ran).toMatchObject({ code: 0, complaints: [] });
    await system.startAgain();
    expect((await choose(tokenFrom(ran), amina.password)).status).toBe(200);
  });

  it('refuses to make a store if there is none', async () => {
    if (storyProfile === 'distributed') return;
    const ran = await runProgram('accounts', ['list'], {
      ...system.settings,
      DATA_DIR: '/nowhere/at/all',
    });
    expect([ran.code, ran.complaints]).toEqual([
      1,
      [expect.stringMatching(/^There is no data in \/nowhere\/at\/all/)],
    ]);
  });

  it('is named at a start whose ADMIN_PASSWORD has no effect', async () => {
    const notice = /ADMIN_PASSWORD have no effect.*npm run accounts -- reset-owner/;
    expect(system.process.lines.some((line) => notice.test(line))).toBe(false);
    await system.stop();
    await system.startAgain({ ADMIN_PASSWORD: 'not the password of amina' });
    expect(system.process.lines).toContainEqual(expect.stringMatching(notice));
  });
});
