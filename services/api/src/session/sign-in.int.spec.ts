import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { lostRequest } from '../../../../test/support/in-memory/faulty-event-store.ts';
import { amina, SessionWorld } from '../../../../test/support/stories/session-world.ts';
import { solveProofOfWork } from '../../../../test/support/solve-proof-of-work.ts';
import type { ProofOfWorkChallenge } from '../../../libs/contracts/proof-of-work.ts';
import { Problem } from '../http/problem.ts';
import { codeInApp } from '../../../../test/support/authenticator-app.ts';

const minuteMs = 60_000;

// Silences the warnings about notes that the event log did not accept.
Logger.overrideLogger(false);

describe('signing in', () => {
  let world: SessionWorld;

  beforeEach(async () => {
    world = await SessionWorld.open();
  });

  afterEach(() => world.close());

  it('recognises a person who signed in, until they sign out', async () => {
    const { sessionId, who } = await world.signIn({ ...amina, username: ' amina ' });
    expect(who).toMatchObject({ username: 'Amina', role: 'owner', email: null, hasTotp: false });
    expect(await world.sessions.recognise(sessionId)).toEqual(who);
    await world.sessions.close(sessionId);
    expect(await world.sessions.recognise(sessionId)).toBeUndefined();
  });

  it('recognises no session without an id or with a guessed one', async () => {
    expect(await world.sessions.recognise(undefined)).toBeUndefined();
    expect(await world.sessions.recognise('guess')).toBeUndefined();
    expect(await world.sessions.isOpen(undefined)).toBe(false);
  });

  it('stores neither the password nor the session id', async () => {
    const { sessionId } = await world.signIn();
    const [account] = world.database.prepare('SELECT * FROM staff_account').all();
    const [session] = world.database.prepare('SELECT * FROM staff_session').all();
    expect(String(account?.document)).toContain('$argon2id$');
    expect(String(account?.document)).not.toContain(amina.password);
    expect(JSON.stringify(session)).not.toContain(sessionId);
  });

  it('is noted in the log without the person’s name', async () => {
    await world.signIn();
    expect(await world.noted()).toEqual(['AccountCreated', 'SignedIn']);
    const { id } = await world.account();
    const stored = await world.write.store.readStream(`staff-${id}`);
    expect(JSON.stringify(stored)).not.toMatch(/amina|password for stories/i);
    const { device, network } = (await world.request()).origin;
    expect((await world.write.events(`staff-${id}`))[1]).toMatchObject({
      data: { secondFactor: 'none', device, network: expect.stringMatching(/^[0-9a-f]{12}$/) },
    });
    expect(JSON.stringify(stored)).not.toContain(network);
    expect((await world.account()).lastSignInAt).toBe(world.write.clock.instant);
  });

  it('does not fail if the note cannot be written to the log', async () => {
    world.write.store.next(lostRequest);
    expect(await world.signIn()).toMatchObject({ who: { username: 'Amina' } });
  });

  it.each([
    ['a wrong password', { ...amina, password: 'wrong' }],
    ['an unknown username', { ...amina, username: 'juma' }],
  ])('answers %s with the same message', async (_, credentials) => {
    await expect(world.signIn(credentials)).rejects.toMatchObject({
      view: { status: 401, title: 'Invalid username or password', code: 'InvalidCredentials' },
    });
  });

  it('answers a disabled account, and one without a password, like an unknown one', async () => {
    const account = await world.account();
    await world.accounts.create({ ...account, id: 'b', username: 'other', role: 'owner' });
    await world.accounts.store({ ...account, isDisabled: true });
    await expect(world.signIn()).rejects.toMatchObject({ code: 'InvalidCredentials' });
    const other = await world.account('other');
    await world.accounts.store({ ...other, isDisabled: false });
    await world.accounts.create({ ...other, id: 'c', username: 'new', passwordHash: null });
    await expect(world.signIn({ ...amina, username: 'new' })).rejects.toMatchObject({
      code: 'InvalidCredentials',
    });
  });

  describe('a session', () => {
    it('is not kept alive by a screen that is only open', async () => {
      const { sessionId } = await world.signIn();
      world.pass(20 * minuteMs);
      expect(await world.sessions.isOpen(sessionId)).toBe(true);
      world.pass(20 * minuteMs);
      expect(await world.sessions.isOpen(sessionId)).toBe(false);
    });

    it('ends after half an hour without use', async () => {
      const { sessionId } = await world.signIn();
      world.pass(29 * minuteMs);
      expect(await world.sessions.recognise(sessionId)).toBeDefined();
      world.pass(30 * minuteMs);
      expect(await world.sessions.recognise(sessionId)).toBeDefined();
      world.pass(30 * minuteMs + 1);
      expect(await world.sessions.recognise(sessionId)).toBeUndefined();
      expect(await world.sessions.endOf(sessionId)).toEqual({ because: 'idle', afterMinutes: 30 });
    });

    it('ends after twelve hours, even while it is used', async () => {
      const { sessionId } = await world.signIn();
      for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
        world.pass(20 * minuteMs);
        await world.sessions.recognise(sessionId);
      }
      expect(await world.sessions.recognise(sessionId)).toBeDefined();
      world.pass(1);
      expect(await world.sessions.recognise(sessionId)).toBeUndefined();
      expect(await world.sessions.endOf(sessionId)).toEqual({ because: 'age', afterMinutes: 720 });
      world.pass(31 * minuteMs);
      expect(await world.sessions.endOf(sessionId)).toMatchObject({ because: 'age' });
    });

    it('ends with the reason "closed" if somebody closed it, and has no reason without an id', async () => {
      const { sessionId } = await world.signIn();
      await world.sessions.close(sessionId);
      expect(await world.sessions.endOf(sessionId)).toEqual({ because: 'closed' });
      expect(await world.sessions.endOf(undefined)).toBeUndefined();
    });

    it('changes with its account from the next request on', async () => {
      const { sessionId } = await world.signIn();
      const account = await world.account();
      await world.accounts.create({ ...account, id: 'b', username: 'other' });
      await world.accounts.store({ ...account, role: 'read-only' });
      expect(await world.sessions.recognise(sessionId)).toMatchObject({ role: 'read-only' });
      await world.accounts.store({ ...(await world.account()), isDisabled: true });
      expect(await world.sessions.isOpen(sessionId)).toBe(false);
      expect(await world.sessions.recognise(sessionId)).toBeUndefined();
      await world.accounts.store({ ...(await world.account()), isDisabled: false });
      expect(await world.sessions.recognise(sessionId)).toBeUndefined();
    });

    it('is over if its account’s sessions were ended while it was being opened', async () => {
      const before = await world.account();
      await world.accounts.store({ ...before, epoch: before.epoch + 1 });
      const { origin } = await world.request();
      const { sessionId } = await world.sessions.open(before, origin);
      expect(await world.sessions.recognise(sessionId)).toBeUndefined();
    });
  });

  describe('guessing a password', () => {
    const guess = async (times: number, place: Parameters<SessionWorld['signIn']>[1]) => {
      for (let n = 0; n < times; n += 1) {
        await expect(world.signIn({ ...amina, password: 'x' }, place)).rejects.toMatchObject({
          code: 'InvalidCredentials',
        });
      }
    };
    const refused = (retryAfterSeconds: number) => ({
      code: 'TooManyRequests',
      options: { retryAfterSeconds },
    });

    it('is refused for a longer time after each failure', async () => {
      const here = { address: '203.0.113.9' };
      await guess(5, here);
      await expect(world.signIn(amina, here)).rejects.toMatchObject(refused(60));
      world.pass(minuteMs);
      await guess(5, here);
      await expect(world.signIn(amina, here)).rejects.toMatchObject(refused(60));
      world.pass(minuteMs);
      await expect(world.signIn(amina, here)).rejects.toMatchObject(refused(480));
    });

    it('is limited to twenty failures an hour, even from many addresses', async () => {
      for (let n = 0; n < 4; n += 1) await guess(5, { address: `203.0.113.${n}` });
      await expect(world.signIn(amina, { address: '198.51.100.7' })).rejects.toMatchObject(
        refused(3600),
      );
    });

    it('does not prevent the right password with a proof of work', async () => {
      for (let n = 0; n < 4; n += 1) await guess(5, { address: `203.0.113.${n}` });
      const elsewhere = { address: '198.51.100.7' };
      const refusal = await world.signIn(amina, elsewhere).catch((error: unknown) => error);
      const { proofOfWork } = (refusal as Problem).options.extensions ?? {};
      const work = await solveProofOfWork(proofOfWork as ProofOfWorkChallenge);
      expect(await world.signIn(amina, { ...elsewhere, work })).toMatchObject({
        who: { username: 'Amina' },
      });
    });

    it('is limited for one /24, with any usernames, until a proof of work is sent', async () => {
      for (let n = 0; n < 150; n += 1) {
        const credentials = { username: `somebody ${n}`, password: 'x' };
        const place = { address: `203.0.113.${n % 4}` };
        await expect(world.signIn(credentials, place)).rejects.toMatchObject({
          code: 'InvalidCredentials',
        });
      }
      await expect(world.signIn(amina, { address: '203.0.113.99' })).rejects.toMatchObject({
        code: 'TooManyRequests',
        options: { extensions: { proofOfWork: {} } },
      });
      expect(await world.signIn(amina, { address: '203.0.114.1' })).toBeDefined();
    });

    it('does not count attempts that failed because the server was busy', async () => {
      const busy = jest
        .spyOn(world.passwords, 'verify')
        .mockRejectedValue(new Problem('Unavailable'));
      const own = await world.request();
      for (let n = 0; n < 30; n += 1) {
        for (const device of [undefined, 'laptop']) {
          const place = device === undefined ? {} : { device };
          await expect(world.signIn(amina, place)).rejects.toMatchObject({ code: 'Unavailable' });
        }
        const begun = world.own.beginTotp(own, amina.password);
        await expect(begun).rejects.toMatchObject({ code: 'Unavailable' });
      }
      busy.mockRestore();
      expect(await world.signIn(amina, { device: 'laptop' })).toBeDefined();
      expect(await world.signIn(amina, {})).toBeDefined();
      expect(await world.own.beginTotp(own, amina.password)).toBeDefined();
    });

    it('does not refuse the person of the account in a known browser', async () => {
      for (let n = 0; n < 4; n += 1) await guess(5, { address: `203.0.113.${n}` });
      expect(await world.signIn(amina, { device: 'laptop' })).toMatchObject({
        who: { role: 'owner' },
      });
      await guess(5, { device: 'laptop' });
      await expect(world.signIn(amina, { device: 'laptop' })).rejects.toMatchObject(refused(60));
      expect(await world.signIn(amina, { device: 'phone' })).toBeDefined();
    });

    it('does not delay a person who has just chosen the password by a link', async () => {
      for (let n = 0; n < 4; n += 1) await guess(5, { address: `203.0.113.${n}` });
      const { sessionId } = await world.signIns.signInByLink(await world.request(), amina);
      expect(await world.sessions.recognise(sessionId)).toMatchObject({ username: 'Amina' });
    });

    it('is limited for one address, with any usernames', async () => {
      const here = { address: '203.0.113.9' };
      for (let n = 0; n < 50; n += 1) {
        await expect(
          world.signIn({ username: `somebody ${n}`, password: 'x' }, here),
        ).rejects.toMatchObject({ code: 'InvalidCredentials' });
      }
      await expect(world.signIn(amina, here)).rejects.toMatchObject(refused(600));
    });

    it('is limited for unknown usernames too', async () => {
      for (let n = 0; n < 5; n += 1) {
        await expect(world.signIn({ username: 'nobody', password: 'x' })).rejects.toBeDefined();
      }
      await expect(world.signIn({ username: 'nobody', password: 'x' })).rejects.toMatchObject(
        refused(60),
      );
    });

    it('has no effect on later attempts after a successful sign-in', async () => {
      await guess(4, {});
      await world.signIn();
      await guess(4, {});
      await world.signIn();
    });

    it('is noted in the log once for each lock', async () => {
      await guess(5, {});
      for (let n = 0; n < 3; n += 1) await expect(world.signIn()).rejects.toBeDefined();
      // A refusal does not wait for its note. The note is stored before the next one about the account, so this
      // sign-in ensures that it is stored.
      await world.signIn(amina, { device: 'laptop' });
      expect(await world.noted()).toEqual(['AccountCreated', 'SignInLocked', 'SignedIn']);
      const { id } = await world.account();
      expect((await world.write.events(`staff-${id}`))[1]).toMatchObject({
        data: { failures: 5, seconds: 60, device: 'unknown' },
        metadata: { actor: { kind: 'system' } },
      });
    });
  });

  describe('with codes from an app', () => {
    let secret: string;
    let recoveryCodes: readonly string[];
    const code = (skew = 0) => codeInApp(secret, world.write.clock.instant, skew);

    beforeEach(async () => {
      const own = await world.request();
      ({ secret } = await world.own.beginTotp(own, amina.password));
      ({ recoveryCodes } = await world.own.confirmTotp(own, code(-1)));
    });

    it('asks for a code once the password is right', async () => {
      await expect(world.signIn()).rejects.toMatchObject({ code: 'TotpRequired' });
      await expect(world.signIn({ ...amina, password: 'x' })).rejects.toMatchObject({
        code: 'InvalidCredentials',
      });
      expect(await world.signIn({ ...amina, code: code() })).toMatchObject({
        who: { hasTotp: true },
      });
    });

    it('takes each code once, even when it is sent twice at the same time', async () => {
      const tries = [1, 2, 3].map(() => world.signIn({ ...amina, code: code() }));
      const outcomes = await Promise.allSettled(tries);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(world.signIn({ ...amina, code: code() })).rejects.toMatchObject({
        code: 'TotpCodeWrong',
      });
      expect(await world.signIn({ ...amina, code: code(1) })).toBeDefined();
    });

    it('accepts a recovery code instead, in any spelling, each once', async () => {
      const [first = '', second = ''] = recoveryCodes;
      expect(recoveryCodes).toHaveLength(10);
      expect(await world.signIn({ ...amina, code: ` ${first.toUpperCase()} ` })).toBeDefined();
      await expect(world.signIn({ ...amina, code: first })).rejects.toMatchObject({
        code: 'TotpCodeWrong',
      });
      expect(await world.signIn({ ...amina, code: second.replace('-', ' ') })).toBeDefined();
      expect((await world.account()).totp?.recoveryCodes).toHaveLength(8);
    });

    it('counts a wrong code like a wrong password, but does not count a missing code', async () => {
      for (let n = 0; n < 6; n += 1) {
        await expect(world.signIn()).rejects.toMatchObject({ code: 'TotpRequired' });
      }
      for (let n = 0; n < 5; n += 1) {
        await expect(world.signIn({ ...amina, code: '000000' })).rejects.toMatchObject({
          code: 'TotpCodeWrong',
        });
      }
      await expect(world.signIn({ ...amina, code: code() })).rejects.toMatchObject({
        code: 'TooManyRequests',
      });
    });

    it('stores the secret and the recovery codes only in unreadable form', async () => {
      const stored = JSON.stringify(await world.account());
      const text = Buffer.from(secret);
      for (const form of [text.toString('base64url'), text.toString('hex'), ...recoveryCodes]) {
        expect(stored).not.toContain(form);
      }
    });
  });
});
