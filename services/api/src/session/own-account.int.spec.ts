import { Logger } from '@nestjs/common';
import { fromBase32 } from '../../../../test/support/from-base32.ts';
import { amina, SessionWorld } from '../../../../test/support/session-world.ts';
import { totpCode, totpStepAt } from './totp.ts';

Logger.overrideLogger(false);

describe('the own account', () => {
  let world: SessionWorld;
  const next = 'another password for stories';

  beforeEach(async () => {
    world = await SessionWorld.open();
  });

  afterEach(() => world.close());

  const codeFor = (secret: string, skew = 0): string =>
    totpCode(fromBase32(secret), totpStepAt(world.write.clock.instant) + skew);

  const turnTotpOn = async () => {
    const { secret } = await world.own.beginTotp(await world.request(), amina.password);
    const codes = await world.own.confirmTotp(await world.request(), codeFor(secret, -1));
    return { secret, codes };
  };

  describe('gets another password', () => {
    it('which ends every session but a new one of whoever chose it', async () => {
      const [here, elsewhere] = [await world.signIn(), await world.signIn()];
      const wish = { current: amina.password, next };
      const changed = await world.own.changePassword(await world.request(), wish);
      expect(await world.sessions.recognise(here.sessionId)).toBeUndefined();
      expect(await world.sessions.recognise(elsewhere.sessionId)).toBeUndefined();
      expect(await world.sessions.recognise(changed.sessionId)).toEqual(changed.who);
      await expect(world.signIn()).rejects.toMatchObject({ code: 'InvalidCredentials' });
      expect(await world.signIn({ ...amina, password: next })).toBeDefined();
      expect(await world.noted()).toContain('PasswordChanged');
    });

    it('only from somebody who knows the present one, who may not guess for long', async () => {
      const own = await world.request();
      for (let n = 0; n < 10; n += 1) {
        await expect(world.own.changePassword(own, { current: 'x', next })).rejects.toMatchObject({
          code: 'PasswordWrong',
        });
      }
      const wish = { current: amina.password, next };
      await expect(world.own.changePassword(own, wish)).rejects.toMatchObject({
        code: 'TooManyRequests',
      });
    });
  });

  it('is signed out everywhere at once', async () => {
    const { sessionId } = await world.signIn();
    await world.own.signOutEverywhere(await world.request());
    expect(await world.sessions.recognise(sessionId)).toBeUndefined();
    expect(world.database.prepare('SELECT * FROM signed_in').all()).toEqual([]);
    expect(await world.noted()).toContain('SignedOutEverywhere');
    expect(await world.signIn()).toBeDefined();
  });

  describe('has codes from an app', () => {
    it('from when the first one was right', async () => {
      const own = await world.request();
      const { secret, url } = await world.own.beginTotp(own, amina.password);
      expect(url).toBe(
        `otpauth://totp/Kanga%20Day%20Trips:Amina?secret=${secret}` +
          '&issuer=Kanga%20Day%20Trips&algorithm=SHA1&digits=6&period=30',
      );
      expect(await world.signIn()).toBeDefined();
      await expect(world.own.confirmTotp(own, codeFor(secret, 5))).rejects.toMatchObject({
        code: 'TotpCodeWrong',
      });
      const code = codeFor(secret);
      const codes = await world.own.confirmTotp(own, `${code.slice(0, 3)} ${code.slice(3)}`);
      expect(new Set(codes).size).toBe(10);
      expect(codes.every((each) => /^[a-z2-7]{5}-[a-z2-7]{5}$/.test(each))).toBe(true);
      await expect(world.signIn()).rejects.toMatchObject({ code: 'TotpRequired' });
      expect(await world.noted()).toContain('TotpTurnedOn');
    });

    it('of the secret that was shown last', async () => {
      const own = await world.request();
      const first = await world.own.beginTotp(own, amina.password);
      const second = await world.own.beginTotp(own, amina.password);
      await expect(world.own.confirmTotp(own, codeFor(first.secret))).rejects.toMatchObject({
        code: 'TotpCodeWrong',
      });
      expect(await world.own.confirmTotp(own, codeFor(second.secret))).toHaveLength(10);
    });

    it('only of an app of somebody who knows the password, who may not guess for long', async () => {
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

    it('only once, and not without a secret', async () => {
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

    it('of a secret that no other account’s would open', async () => {
      await turnTotpOn();
      const { totp } = await world.account();
      const { cryptography } = world.write.ports;
      const sealed = totp?.sealedSecret ?? '';
      const { id } = await world.account();
      expect(cryptography.unsealOwn('totp-secret', sealed, id)).toBeDefined();
      expect(cryptography.unsealOwn('totp-secret', sealed, 'another')).toBeUndefined();
    });

    it('no more once they are turned off with the password', async () => {
      const own = await world.request();
      await turnTotpOn();
      await expect(world.own.turnTotpOff(own, 'x')).rejects.toMatchObject({
        code: 'PasswordWrong',
      });
      await world.own.turnTotpOff(own, amina.password);
      expect(await world.signIn()).toMatchObject({ who: { hasTotp: false } });
      expect(await world.noted()).toContain('TotpTurnedOff');
      await expect(world.own.turnTotpOff(own, amina.password)).rejects.toMatchObject({
        code: 'TotpIsOff',
      });
      await expect(world.own.renewRecoveryCodes(own, amina.password)).rejects.toMatchObject({
        code: 'TotpIsOff',
      });
    });

    it('and new recovery codes, after which the old ones are worth nothing', async () => {
      const { codes } = await turnTotpOn();
      const renewed = await world.own.renewRecoveryCodes(await world.request(), amina.password);
      const [old = '', fresh = ''] = [codes[0], renewed[0]];
      await expect(world.signIn({ ...amina, code: old })).rejects.toMatchObject({
        code: 'TotpCodeWrong',
      });
      expect(await world.signIn({ ...amina, code: fresh })).toBeDefined();
      expect(await world.noted()).toContain('RecoveryCodesRenewed');
    });
  });
});
