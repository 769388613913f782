import { Inject, Injectable } from '@nestjs/common';
import type { Account } from '../../../libs/application/ports/accounts.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { Cryptography } from '../../../libs/application/ports/cryptography.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';
import type { TotpOfferView } from '../../../libs/contracts/account/account-view.ts';
import type { SiteView } from '../../../libs/contracts/site/site-view.ts';
import { Site } from '../site/site.ts';
import type { UsedFactor } from './account-notes.ts';
import { base32, matchingTotpStep, totpSecretBytes, totpUrl } from './totp.ts';
import type { Changed } from './until-stored.ts';

const recoveryCodes = 10;
/** 50 bits each, so guessing one takes far more attempts than are accepted. */
const recoveryCodeLetters = 10;

/**
 * Creates and checks the codes of authenticator apps, and the recovery codes that replace them. It stores
 * nothing: the caller stores the changed account, which makes sure that each code is used once.
 */
@Injectable()
export class SecondFactor {
  readonly #issuer: string;

  constructor(
    private readonly cryptography: Cryptography,
    private readonly identifiers: Identifiers,
    private readonly clock: Clock,
    @Inject(Site) site: SiteView,
  ) {
    this.#issuer = site.name;
  }

  /** Offers a secret for an app. The secret has no effect until one of its codes was given. */
  offer(account: Account): Changed<TotpOfferView> {
    const secret = this.identifiers.bytes(totpSecretBytes);
    const text = Buffer.from(secret).toString('base64url');
    const totpOffer = this.cryptography.sealOwn('totp-secret', text, account.id);
    const { username } = account;
    const url = totpUrl(secret, { issuer: this.#issuer, username });
    return { account: { ...account, totpOffer }, given: { secret: base32(secret), url } };
  }

  /** Turns codes on if the code belongs to the offered secret, and gives the recovery codes. */
  accept(account: Account, code: string): Changed<readonly string[]> | undefined {
    if (account.totpOffer === null) return undefined;
    const lastStep = this.#stepOf(account, account.totpOffer, { code, after: 0 });
    if (lastStep === undefined) return undefined;
    const totp = { sealedSecret: account.totpOffer, lastStep, recoveryCodes: [] };
    return this.renew({ ...account, totpOffer: null, totp });
  }

  /** Replaces the recovery codes; undefined if the account has no second factor. */
  renew(account: Account): Changed<readonly string[]> | undefined {
    if (account.totp === null) return undefined;
    const codes = Array.from({ length: recoveryCodes }, () => this.#newRecoveryCode());
    const macs = codes.map((code) => this.#macOf(account, code));
    return {
      account: { ...account, totp: { ...account.totp, recoveryCodes: macs } },
      given: codes,
    };
  }

  /** Uses up a code of the app or a recovery code; undefined if the text is neither of them, or was used before. */
  use(account: Account, code: string): Changed<UsedFactor> | undefined {
    if (account.totp === null) return { account, given: 'none' };
    const { sealedSecret, lastStep: after, recoveryCodes: macs } = account.totp;
    const typed = code.replaceAll(/[\s-]/g, '').toLowerCase();
    const lastStep = this.#stepOf(account, sealedSecret, { code: typed, after });
    if (lastStep !== undefined) {
      return { account: { ...account, totp: { ...account.totp, lastStep } }, given: 'totp' };
    }
    const mac = this.#macOf(account, typed);
    if (!macs.includes(mac)) return undefined;
    const left = macs.filter((each) => each !== mac);
    return {
      account: { ...account, totp: { ...account.totp, recoveryCodes: left } },
      given: 'recovery-code',
    };
  }

  #stepOf(
    { id }: Account,
    sealedSecret: string,
    { code, after }: { readonly code: string; readonly after: number },
  ): number | undefined {
    const text = this.cryptography.unsealOwn('totp-secret', sealedSecret, id);
    if (text === undefined) throw new Error(`The secret of account ${id} does not open.`);
    const secret = Buffer.from(text, 'base64url');
    return matchingTotpStep(secret, code, { now: this.clock.now(), after });
  }

  /** A code such as `k7m2p-x4qrt`, which is easy to read and to type. */
  #newRecoveryCode(): string {
    const letters = base32(this.identifiers.bytes(recoveryCodeLetters))
      .toLowerCase()
      .slice(0, recoveryCodeLetters);
    const half = recoveryCodeLetters / 2;
    return `${letters.slice(0, half)}-${letters.slice(half)}`;
  }

  /** 50 random bits need no slow hash, and codes cannot be tried elsewhere without SECRET_KEY. */
  #macOf({ id }: Account, code: string): string {
    return this.cryptography.mac('recovery-code', `${id} ${code.replaceAll('-', '')}`);
  }
}
