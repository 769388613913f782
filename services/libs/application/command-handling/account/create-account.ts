import { createAccount } from '../../../domain/account/commands/create-account.ts';
import type { UsernameTaken } from '../../../domain/account/account.refusals.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import { type Account, newAccount } from '../../ports/accounts.ts';
import { linkGiven } from './account-links.ts';
import { accountStreams } from './account-streams.ts';
import { answerFromLog } from '../engine/answer-from-log.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import type { again, CommandRun } from '../engine/command-run.ts';
import type { AccountAsOf, CreateAccount, CreateAccountInput } from './account.commands.ts';
import { storeDecision } from '../engine/store-decision.ts';
import { accountStream } from '../../event-log/stream-names.ts';

type Outcome = CommandOutcome<AccountAsOf, UsernameTaken>;

/**
 * The account's id is derived from the command, so a retry finds the account it made. The account is
 * stored before the event, so every account in the log exists.
 */
export class CreateAccountHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: CreateAccount): Promise<Outcome> {
    return this.#desk.handle(command, (run) => {
      const accountId = run.ports.cryptography.uuidV5('account', run.commandId);
      return run.untilSettled({
        stream: accountStream(accountId),
        attempt: () => this.#create(accountId, command.input, run),
      });
    });
  }

  async #create(
    accountId: string,
    input: CreateAccountInput,
    run: CommandRun,
  ): Promise<Outcome | typeof again> {
    const loaded = await run.load(accountStream(accountId), accountStreams);
    const answered = answerFromLog(accountStreams, loaded, run);
    if (answered !== undefined) {
      return answered;
    }
    const account = accountOf(accountId, input, { run, now: loaded.now });
    const created = await run.bound(this.#desk.accounts.create(account));
    if (
      created === 'taken' &&
      (await run.bound(this.#desk.accounts.byId(accountId))) === undefined
    ) {
      return refused({ code: 'UsernameTaken' });
    }
    const decision = createAccount({ type: 'CreateAccount', role: input.role }, loaded.state);
    return decision.accepted
      ? await storeDecision(accountStreams, loaded, decision.events, run)
      : refused(decision.refusal);
  }
}

function accountOf(
  id: string,
  { username, email, role, passwordHash }: CreateAccountInput,
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
