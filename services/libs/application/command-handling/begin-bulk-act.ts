import type { BeginBulkActRefusal } from '../../domain/bulk-act/bulk-act.refusals.ts';
import { beginBulkAct } from '../../domain/bulk-act/commands/begin-bulk-act.ts';
import { answerFromLog } from './answer-from-log.ts';
import type { CommandDesk } from './command-desk.ts';
import { type CommandOutcome, refused } from './command-outcome.ts';
import type { again, CommandRun } from './command-run.ts';
import type { BeginBulkAct, BeginBulkActWish, BulkActAsOf } from './commands/bulk-act.commands.ts';
import { storeDecision } from './store-decision.ts';
import { bulkAct } from './stream-kinds.ts';
import { bulkActStream } from './stream-names.ts';

type Outcome = CommandOutcome<BulkActAsOf, BeginBulkActRefusal>;

/** A bulk act has the id of its command, so a retry after a lost answer finds its own act. */
export class BeginBulkActHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: BeginBulkAct): Promise<Outcome> {
    return this.#desk.handle(command, (run) => {
      const stream = bulkActStream(run.commandId);
      return run.inTurn(stream, () =>
        run.untilSettled(() => this.#begin(stream, command.wish, run)),
      );
    });
  }

  async #begin(
    stream: string,
    wish: BeginBulkActWish,
    run: CommandRun,
  ): Promise<Outcome | typeof again> {
    const { aggregate } = bulkAct;
    const loaded = await run.load(stream, aggregate);
    const answered = answerFromLog(aggregate, loaded, run);
    if (answered !== undefined) return answered;
    const command = { type: 'BeginBulkAct', workId: run.commandId, ...wish } as const;
    const decision = beginBulkAct(command, loaded.state);
    return decision.accepted
      ? await storeDecision(bulkAct, loaded, decision.events, run)
      : refused(decision.refusal);
  }
}
