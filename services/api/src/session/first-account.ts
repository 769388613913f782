import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CreateAccount } from '../../../libs/application/command-handling/account/account.commands.ts';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { Identifiers } from '../../../libs/application/ports/identifiers.ts';
import type { Credentials } from './sign-in.ts';
import { Passwords } from './passwords.ts';

/** Creates the owner's account, which is needed to create all other accounts. */
@Injectable()
export class FirstAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly commands: CommandBus,
    private readonly passwords: Passwords,
    private readonly identifiers: Identifiers,
  ) {}

  /** Whether no account exists yet. */
  isMissing(): Promise<boolean> {
    return this.accounts.isEmpty();
  }

  /** Whether this person can sign in with this password. */
  async isAs({ username, password }: Credentials): Promise<boolean> {
    const account = await this.accounts.byUsername(username);
    return await this.passwords.verify(account?.passwordHash ?? undefined, password);
  }

  /**
   * Creates the owner's account, unless another process did so at the same moment. If the log does not answer, the
   * account is written to the log at its first sign-in.
   */
  async make({ username, password }: Credentials): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    const requestId = this.identifiers.uuid();
    await this.commands.execute(
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
