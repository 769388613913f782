import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { codeInApp } from '../../../../test/support/authenticator-app.ts';
import { amina, SessionWorld } from '../../../../test/support/stories/session-world.ts';

Logger.overrideLogger(false);

describe('a person’s own account', () => {
  let world: SessionWorld;
  const next = 'another password for stories';

  beforeEach(async () => {
    world = await SessionWorld.open();
  });

  afterEach(() => world.close());

  const codeFor = (secret: string, skew = 0): string =>
    codeInApp(secret, world.write.clock.instant, skew);

  const turnTotpOn = async () => {
    const { secret } = await world.own.beginTotp(await world.request(), amina.password);
    const own = await world.request();
    const { recoveryCodes, ...opened } = await world.own.confirmTotp(own, codeFor(secret, -1));
    return { secret, codes: recoveryCodes, ...opened };
  };

  describe('changing the password', () => {
    it('replaces every session with a new one for the person who did it', async () => {
      const [here, elsewhere] = [await world.signIn(), await world.signIn()];
      const input = { password: amina.password, next };
      const changed = await world.own.changePassword(await world.request(), input);
      expect(await world.sessions.recognise(here.sessionId)).toBeUndefined();
      expect(await world.sessions.recognise(elsewhere.sessionId)).toBeUndefined();
      expect(await world.sessions.recognise(changed.sessionId)).toEqual(changed.who);
      await expect(world.signIn()).rejects.toMatchObject({ code: 'InvalidCredentials' });
      expect(await world.signIn({ ...amina, password: next })).toBeDefined();
      expect(await world.noted()).toContain('PasswordChanged');
    });

    it('needs the present password, with a limit on wrong guesses', async () => {
      const own = await world.request();
      for (let n = 0; n < 10; n += 1) {
        await expect(world.own.changePassword(own, { password: 'x', next })).rejects.toMatchObject({
          code: 'PasswordWrong',
        });
      }
      const input = { password: amina.password, next };
      await expect(world.own.changePassword(own, input)).rejects.toMatchObject({
        code: 'TooManyRequests',
      });
    });
  });

  it('signs out everywhere at once', async () => {
    const { sessionId } = await world.signIn();
    await world.own.signOutEverywhere(await world.request());
    expect(await world.sessions.recognise(sessionId)).toBeUndefined();
    expect(world.database.prepare('SELECT * FROM staff_session').all()).toEqual([]);
    expect(await world.noted()).toContain('SignedOutEverywhere');
    expect(await world.signIn()).toBeDefined();
  });

  describe('codes from an app', () => {
    it('are used after the first code was confirmed', async () => {
      const own = await world.request();
      const { secret, url } = await world.own.beginTotp(own, amina.password);
      expect(url).toBe(
        'otpauth://totp/Kanga%20Day%20Trips:Amina?issuer=Kanga%20Day%20Trips' +
          `&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
      );
      expect(await world.signIn()).toBeDefined();
      await expect(world.own.confirmTotp(own, codeFor(secret, 5))).rejects.toMatchObject({
        code: 'TotpCodeWrong',
      });
      const code = codeFor(secret);
      const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
      const { recoveryCodes: codes } = await world.own.confirmTotp(own, typed);
      expect(new Set(codes).size).toBe(10);
      expect(codes.every((each) => /^[a-z2-7]{5}-[a-z2-7]{5}$/.test(each))).toBe(true);
      await expect(world.signIn()).rejects.toMatchObject({ code: 'TotpRequired' });
      expect(await world.noted()).toContain('TotpTurnedOn');
    });

    it('use the secret that was shown last', async () => {
      const own = await world.request();
      const first = await world.own.beginTotp(own, amina.password);
      const second = await world.own.beginTotp(own, amina.password);
      await expect(world.own.confirmTotp(own, codeFor(first.secret))).rejects.toMatchObject({
        code: 'TotpCodeWrong',
      });
      expect(await world.own.confirmTotp(own, codeFor(second.secret))).toMatchObject({
        recoveryCodes: { length: 10 },
      });
    });

    it('need the password first, with a limit on wrong guesses', async () => {
      const own = await world.request();
      for (let n = 0; n < 10; n += 1) {
        await expect(world.own.beginTotp(own, 'x')).rejects.toMatchObject({
          code: 'PasswordWrong',
        });
      }
      await expect(world.own.beginTotp(own, amina.password)).rejects.toMatchObject({
        code: 'TooManyRequests',
      });
      expect((await world.account()).totpOffer).toBeNull();
    });

    it('are turned on only once, and only after a secret was offered', async () => {
      const own = await world.request();
      await expect(world.own.confirmTotp(own, '123456')).rejects.toMatchObject({
        code: 'TotpNotOffered',
      });
      await turnTotpOn();
      await expect(world.own.beginTotp(own, amina.password)).rejects.toMatchObject({
        code: 'TotpIsOn',
      });
      await expect(world.own.confirmTotp(own, '123456')).rejects.toMatchObject({
        code: 'TotpIsOn',
      });
    });

    it('have a secret that is sealed for this account only', async () => {
      await turnTotpOn();
      const { totp } = await world.account();
      const { cryptography } = world.write.ports;
      const sealed = totp?.sealedSecret ?? '';
      const { id } = await world.account();
      expect(cryptography.unsealOwn('totp-secret', sealed, id)).toBeDefined();
      expect(cryptography.unsealOwn('totp-secret', sealed, 'another')).toBeUndefined();
    });

    it('are used until they are turned off with the password and a code', async () => {
      const own = await world.request();
      const { secret } = await turnTotpOn();
      const code = codeFor(secret);
      await expect(world.own.turnTotpOff(own, { password: 'x', code })).rejects.toMatchObject({
        code: 'PasswordWrong',
      });
      await expect(world.own.turnTotpOff(own, amina)).rejects.toMatchObject({
        code: 'TotpRequired',
      });
      await expect(world.own.turnTotpOff(own, { ...amina, code: '000000' })).rejects.toMatchObject({
        code: 'TotpCodeWrong',
      });
      await world.own.turnTotpOff(own, { ...amina, code });
      expect(await world.signIn()).toMatchObject({ who: { hasTotp: false } });
      expect(await world.noted()).toContain('TotpTurnedOff');
      await expect(world.own.turnTotpOff(own, amina)).rejects.toMatchObject({
        code: 'TotpIsOff',
      });
      await expect(world.own.renewRecoveryCodes(own, amina)).rejects.toMatchObject({
        code: 'TotpIsOff',
      });
    });

    it('cannot be turned off while the role requires them', async () => {
      const own = await world.request();
      const before = await world.signIn();
      const { secret } = await turnTotpOn();
      const proof = { ...amina, code: codeFor(secret) };
      await world.accounts.requireTotp('staff', true);
      await world.accounts.requireTotp('owner', true);
      expect(before.who).toMatchObject({ needsTotp: false });
      await expect(world.own.turnTotpOff(own, proof)).rejects.toMatchObject({
        code: 'TotpIsRequired',
      });
      await world.accounts.requireTotp('owner', false);
      expect((await world.own.turnTotpOff(own, proof)).who).toMatchObject({ hasTotp: false });
    });

    it('allow only their set-up while the role requires them and they are not turned on', async () => {
      const { sessionId } = await world.signIn();
      expect(await world.sessions.isOpen(sessionId)).toBe(true);
      await world.accounts.requireTotp('owner', true);
      expect(await world.sessions.recognise(sessionId)).toMatchObject({ needsTotp: true });
      expect(await world.sessions.isOpen(sessionId)).toBe(false);
      const on = await turnTotpOn();
      expect(await world.sessions.isOpen(on.sessionId)).toBe(true);
    });

    it('are needed to change the password', async () => {
      const own = await world.request();
      const { secret } = await turnTotpOn();
      const input = { password: amina.password, next };
      await expect(world.own.changePassword(own, input)).rejects.toMatchObject({
        code: 'TotpRequired',
      });
      const changed = await world.own.changePassword(own, { ...input, code: codeFor(secret) });
      expect(changed.who).toMatchObject({ hasTotp: true });
    });

    it('end the earlier sessions when they are turned on, and when they are turned off', async () => {
      const before = await world.signIn();
      const on = await turnTotpOn();
      expect(await world.sessions.recognise(before.sessionId)).toBeUndefined();
      expect(await world.sessions.recognise(on.sessionId)).toMatchObject({ hasTotp: true });
      const proof = { ...amina, code: codeFor(on.secret) };
      const off = await world.own.turnTotpOff(await world.request(), proof);
      expect(await world.sessions.recognise(on.sessionId)).toBeUndefined();
      expect(await world.sessions.recognise(off.sessionId)).toMatchObject({ hasTotp: false });
    });

    it('have recovery codes, which new ones replace', async () => {
      const { secret, codes } = await turnTotpOn();
      const proof = { ...amina, code: codeFor(secret) };
      const renewed = await world.own.renewRecoveryCodes(await world.request(), proof);
      const [old = '', fresh = ''] = [codes[0], renewed[0]];
      await expect(world.signIn({ ...amina, code: old })).rejects.toMatchObject({
        code: 'TotpCodeWrong',
      });
      expect(await world.signIn({ ...amina, code: fresh })).toBeDefined();
      expect(await world.noted()).toContain('RecoveryCodesRenewed');
    });
  });

  describe('confirming the password', () => {
    const minuteMs = 60_000;

    it('is valid for 15 minutes after the sign-in or a confirmation', async () => {
      const { sessionId, who } = await world.signIn();
      world.pass(15 * minuteMs - 1);
      expect(world.sessions.isConfirmed(who)).toBe(true);
      world.pass(1);
      expect(world.sessions.isConfirmed(who)).toBe(false);
      await world.own.confirm(await world.request(), who, amina);
      const again = await world.sessions.recognise(sessionId);
      expect(again && world.sessions.isConfirmed(again)).toBe(true);
    });

    it('is valid for one session only', async () => {
      const [here, elsewhere] = [await world.signIn(), await world.signIn()];
      world.pass(16 * minuteMs);
      await world.own.confirm(await world.request(), here.who, amina);
      const other = await world.sessions.recognise(elsewhere.sessionId);
      expect(other && world.sessions.isConfirmed(other)).toBe(false);
    });

    it('needs the right password and the code of the second factor, with a limit on wrong guesses', async () => {
      const { secret, who } = await turnTotpOn();
      const own = await world.request();
      world.pass(16 * minuteMs);
      const confirm = (proof: { password: string; code?: string }) =>
        world.own.confirm(own, who, proof);
      await expect(confirm({ password: 'x' })).rejects.toMatchObject({ code: 'PasswordWrong' });
      for (let n = 0; n < 12; n += 1) {
        await expect(confirm(amina)).rejects.toMatchObject({ code: 'TotpRequired' });
      }
      for (let n = 0; n < 9; n += 1) {
        await expect(confirm({ ...amina, code: '000000' })).rejects.toMatchObject({
          code: 'TotpCodeWrong',
        });
      }
      await expect(confirm({ ...amina, code: codeFor(secret) })).rejects.toMatchObject({
        code: 'TooManyRequests',
      });
    });

    it('is necessary again after the clock was set back', async () => {
      const { who } = await world.signIn();
      world.pass(-60 * minuteMs);
      expect(world.sessions.isConfirmed(who)).toBe(false);
    });

    it('counts no failure if the server is too busy to check it', async () => {
      const { who } = await world.signIn();
      const own = await world.request();
      const verify = jest.spyOn(world.passwords, 'verify').mockRejectedValue(new Error('busy'));
      for (let n = 0; n < 12; n += 1) {
        await expect(world.own.confirm(own, who, amina)).rejects.toThrow('busy');
      }
      verify.mockRestore();
      await world.own.confirm(own, who, amina);
    });
  });
});
