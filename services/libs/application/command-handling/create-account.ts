import { createAccount } from '../../domain/account/commands/create-account.ts';
import type { UsernameTaken } from '../../domain/account/account.refusals.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import { type Account, type Accounts, newAccount } from '../ports/accounts.ts';
import { linkGiven } from './account-links.ts';
import { accountAggregate } from './aggregate.ts';
import { answerFromLog } from './answer-from-log.ts';
import type { CommandDesk } from './command-desk.ts';
import { type CommandOutcome, refused } from './command-outcome.ts';
import type { again, CommandRun } from './command-run.ts';
import type { AccountAsOf, CreateAccount, CreateAccountWish } from './commands/account.commands.ts';
import { nothingToSeal, storeDecision } from './store-decision.ts';
import { accountStream } from './stream-names.ts';

type Outcome = CommandOutcome<AccountAsOf, UsernameTaken>;

const accountStreams = { aggregate: accountAggregate, seal: nothingToSeal };

/**
 * The account's id is derived from the command, so a retry finds the account it made. The account is
 * stored before the event, so every account in the log exists.
 */
export class CreateAccountHandler {
  readonly #desk: CommandDesk;
  readonly #accounts: Accounts;

  constructor(desk: CommandDesk, accounts: Accounts) {
    this.#desk = desk;
    this.#accounts = accounts;
  }

  execute(command: CreateAccount): Promise<Outcome> {
    return this.#desk.handle(command, (run) => {
      const accountId = run.ports.cryptography.uuidV5('account', run.commandId);
      return run.inTurn(accountStream(accountId), () =>
        run.untilSettled(() => this.#create(accountId, command.wish, run)),
      );
    });
  }

  async #create(
    accountId: string,
    wish: CreateAccountWish,
    run: CommandRun,
  ): Promise<Outcome | typeof again> {
    const loaded = await run.load(accountStream(accountId), accountAggregate);
    const answered = answerFromLog(accountAggregate, loaded, run);
    if (answered !== undefined) {
      return answered;
    }
    const account = accountOf(accountId, wish, { run, now: loaded.now });
    const created = await run.bound(this.#accounts.create(account));
    if (created === 'taken' && (await run.bound(this.#accounts.byId(accountId))) === undefined) {
      return refused({ code: 'UsernameTaken' });
    }
    const decision = createAccount({ type: 'CreateAccount', role: wish.role }, loaded.state);
    return decision.accepted
      ? await storeDecision(accountStreams, loaded, decision.events, run)
      : refused(decision.refusal);
  }
}

function accountOf(
  id: string,
  { username, email, role, passwordHash }: CreateAccountWish,
  { run, now }: { readonly run: CommandRun; readonly now: Instant },
): Account {
  const { commandId, ports } = run;
  const link =
    passwordHash === null ? linkGiven(ports.cryptography, 'invitation', { commandId, now }) : null;
  return {
    ...newAccount,
    id,
    username: username.trim(),
    email,
    role,
    passwordHash,
    link,
    createdAt: now,
  };
}
