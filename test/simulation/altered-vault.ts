import { type KeyGrant, KeyVault } from '../../services/libs/application/ports/key-vault.ts';

/** A vault that uses the wrapped one; subclasses change some of its answers. */
export class AlteredVault extends KeyVault {
  override readonly awaitsScavenge = false;
  protected readonly vault: KeyVault;

  constructor(vault: KeyVault) {
    super();
    this.vault = vault;
  }

  override grantFor(identity: string): Promise<KeyGrant> {
    return this.vault.grantFor(identity);
  }

  override customersOfEmail(email: string): Promise<readonly string[]> {
    return this.vault.customersOfEmail(email);
  }

  override open(customerId: string): ReturnType<KeyVault['open']> {
    return this.vault.open(customerId);
  }

  override destroy(customerId: string): Promise<void> {
    return this.vault.destroy(customerId);
  }
}
