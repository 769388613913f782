import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  NoteOnAccount,
  type NoteOnAccountInput,
} from '../../../libs/application/command-handling/account/account.commands.ts';
import { causeInWords, codeInWords } from '../../../libs/application/faults/cause-in-words.ts';

type Action = NoteOnAccountInput['action'];

/** The second factor of a sign-in, beside the password. */
export type UsedFactor = Extract<Action, { readonly type: 'signed-in' }>['secondFactor'];

/** A list that a person downloaded, and the rows that were chosen. */
export type NotedExport = Omit<Extract<Action, { readonly type: 'exported-list' }>, 'type'>;

/** The account that a note is about, and the request that caused it. */
export interface NoteOf {
  readonly accountId: string;
  readonly requestId: string;
  /** Set if somebody may have tried to sign in as the account's person. By default the person is the actor. */
  readonly by?: 'system';
}

/**
 * Records in the event log what people do with their own accounts. Waits no longer than any command may take. If the
 * note fails, the action stays done and the process's own log gets a warning (ADR 19). An owner must be able to sign
 * in, especially when the log does not work.
 */
@Injectable()
export class AccountNotes {
  readonly #logger = new Logger('Accounts');

  constructor(private readonly commands: CommandBus) {}

  async note({ accountId, requestId, by }: NoteOf, action: Action): Promise<void> {
    const command = new NoteOnAccount(
      { accountId, action },
      {
        actor: by === 'system' ? { kind: by } : { kind: 'admin', id: accountId },
        scope: accountId,
        body: {},
        requestId,
        correlationId: requestId,
      },
    );
    const fault = await this.#faultOf(command);
    if (fault !== undefined) {
      this.#logger.warn(
        `"${action.type}" of account ${accountId} was not noted in the log: ${fault}.`,
      );
    }
  }

  async #faultOf(command: NoteOnAccount): Promise<string | undefined> {
    try {
      const outcome = await this.commands.execute(command);
      return outcome.done ? undefined : codeInWords(outcome.refusal.code);
    } catch (error) {
      return causeInWords(error);
    }
  }
}
