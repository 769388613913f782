import { Injectable, Logger } from '@nestjs/common';
import { CommandSide } from '../../../libs/application/command-handling/command-side.ts';
import {
  NoteOnAccount,
  type NoteOnAccountWish,
} from '../../../libs/application/command-handling/commands/account.commands.ts';

type Deed = NoteOnAccountWish['deed'];

/** What somebody proved who they are with, beside their password. */
export type UsedFactor = Extract<Deed, { readonly type: 'signed-in' }>['secondFactor'];

/** Of whom something is noted, and in which request. */
export interface NoteOf {
  readonly accountId: string;
  readonly requestId: string;
  /** The account's person, unless somebody tried to be them. */
  readonly by?: 'system';
}

/**
 * Tells the log what people do with their own accounts. Waited for as long as any command may take
 * and no longer, and whatever becomes of it, what was done stays done: an owner has to get in, and to
 * change a password, above all while something is wrong. What could not be noted there is a warning
 * in the process's own log (ADR 19).
 */
@Injectable()
export class AccountNotes {
  readonly #commands: CommandSide;
  readonly #logger = new Logger('Accounts');

  constructor(commands: CommandSide) {
    this.#commands = commands;
  }

  async note({ accountId, requestId, by }: NoteOf, deed: Deed): Promise<void> {
    const command = new NoteOnAccount(
      { accountId, deed },
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
      this.#logger.warn(`Of account ${accountId} the log was not told "${deed.type}": ${fault}`);
    }
  }

  async #faultOf(command: NoteOnAccount): Promise<string | undefined> {
    try {
      const outcome = await this.#commands.execute(command);
      return outcome.done ? undefined : outcome.refusal.code;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
