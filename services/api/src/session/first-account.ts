import { Injectable } from '@nestjs/common';
import { CommandSide } from '../../../libs/application/command-handling/command-side.ts';
import { CreateAccount } from '../../../libs/application/command-handling/commands/account.commands.ts';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';
import type { Credentials } from './sign-in.ts';
import { Passwords } from './passwords.ts';

/** The owner's account, without which nobody could give anybody else one. */
@Injectable()
export class FirstAccount {
  readonly #accounts: Accounts;
  readonly #commands: CommandSide;
  readonly #passwords: Passwords;
  readonly #identifiers: Identifiers;

  constructor(
    accounts: Accounts,
    commands: CommandSide,
    passwords: Passwords,
    identifiers: Identifiers,
  ) {
    this.#accounts = accounts;
    this.#commands = commands;
    this.#passwords = passwords;
    this.#identifiers = identifiers;
  }

  /** Whether nobody has an account yet. */
  isMissing(): Promise<boolean> {
    return this.#accounts.isEmpty();
  }

  /**
   * Makes it, unless another process did so at the same moment. Where the log does not answer, it is
   * told of the account as soon as somebody signs in with it.
   */
  async make({ username, password }: Credentials): Promise<void> {
    const passwordHash = await this.#passwords.hash(password);
    const requestId = this.#identifiers.uuid();
    await this.#commands.execute(
      new CreateAccount(
        { username, email: null, role: 'owner', passwordHash },
        {
          actor: { kind: 'system' },
          scope: 'system',
          body: {},
          requestId,
          correlationId: requestId,
        },
      ),
    );
  }
}
