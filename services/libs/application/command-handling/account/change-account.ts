import { accountDecider } from '../../../domain/account/account.decider.ts';
import type { AccountEvent } from '../../../domain/account/account.events.ts';
import type { AccountNotFound } from '../../../domain/account/account.refusals.ts';
import type { AccountState } from '../../../domain/account/account.state.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { Decision } from '../../../domain/decision.ts';
import { type Account, type Accounts, isOwnerAtWork } from '../../ports/accounts.ts';
import { type AccountAddress, accountStreams } from './account-streams.ts';
import { answerBeforeDeciding } from '../engine/answer-from-log.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import { again, type CommandRun } from '../engine/command-run.ts';
import type { AccountAsOf } from './account.commands.ts';
import type { RequestedCommand } from '../engine/requested-command.ts';
import { storeDecision } from '../engine/store-decision.ts';
import { accountStream } from '../../event-log/stream-names.ts';

/** The data that a decision needs in addition to the log. */
export interface AccountFacts {
  readonly account: Account;
  /** Whether this account is the only one that can manage the accounts. */
  readonly isLastOwner: boolean;
}

/** How a request is decided, and how it changes the account. */
export interface AccountChange<Input, Refusal> {
  readonly decide: (
    input: Input,
    state: AccountState,
    facts: AccountFacts,
  ) => Decision<AccountEvent, Refusal>;
  /** Returns the same object if the account does not change. */
  readonly apply?: (
    input: Input,
    account: Account,
    at: { readonly run: CommandRun; readonly now: Instant },
  ) => Account;
  /** Stores data that is not part of an account. A repeat has no effect. */
  readonly storeBeside?: (input: Input, accounts: Accounts) => Promise<void>;
}

/**
 * Changes an account, then appends to the log. In the reverse order, a crash in between could leave a wrong log. The
 * log would say that a person lost rights that the person still has. In this order, a crash can only leave a log
 * without the change. A repeat of the request then appends the change, because the events are decided from the log.
 */
export class ChangeAccountHandler<
  Input extends AccountAddress,
  Refusal extends { readonly code: string },
> {
  readonly #desk: CommandDesk;
  readonly #change: AccountChange<Input, Refusal>;

  constructor(desk: CommandDesk, change: AccountChange<Input, Refusal>) {
    this.#desk = desk;
    this.#change = change;
  }

  execute(
    command: RequestedCommand<Input, AccountAsOf, Refusal | AccountNotFound>,
  ): Promise<CommandOutcome<AccountAsOf, Refusal | AccountNotFound>> {
    const stream = accountStream(command.input.accountId);
    return this.#desk.handle(command, {
      stream,
      attempt: (run) => this.#attempt(command.input, stream, run),
    });
  }

  async #attempt(
    input: Input,
    stream: string,
    run: CommandRun,
  ): Promise<CommandOutcome<AccountAsOf, Refusal | AccountNotFound> | typeof again> {
    const loaded = await run.load(stream, accountStreams);
    const answered = answerBeforeDeciding(accountStreams, loaded, run);
    if (answered !== undefined) {
      return answered;
    }
    const facts = await this.#factsOf(input, run);
    if (facts === undefined) {
      return refused({ code: 'AccountNotFound' });
    }
    const { account } = facts;
    const begun = loaded.state.status === 'none' ? [createdAs(account)] : [];
    const state = begun.reduce(accountDecider.evolve, loaded.state);
    const decision = this.#change.decide(input, state, facts);
    if (!decision.accepted) {
      return refused(decision.refusal);
    }
    const changed = this.#change.apply?.(input, account, { run, now: loaded.now }) ?? account;
    if (changed !== account && (await run.bound(this.#desk.accounts.store(changed))) !== 'stored') {
      return again;
    }
    await run.bound(this.#change.storeBeside?.(input, this.#desk.accounts) ?? Promise.resolve());
    return await storeDecision(accountStreams, loaded, [...begun, ...decision.events], run);
  }

  async #factsOf({ accountId }: Input, run: CommandRun): Promise<AccountFacts | undefined> {
    const accounts = await run.bound(this.#desk.accounts.list());
    const account = accounts.find(({ id }) => id === accountId);
    const others = accounts.filter(({ id }) => id !== accountId);
    return (
      account && {
        account,
        isLastOwner: isOwnerAtWork(account) && !others.some(isOwnerAtWork),
      }
    );
  }
}

/** The log may lack an account that was created just before a process was killed. */
function createdAs({ role }: Account): AccountEvent {
  return { type: 'AccountCreated', data: { role } };
}
