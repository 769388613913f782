import { beginImport } from '../../../domain/bulk-act/commands/begin-import.ts';
import type { InvalidFields } from '../../../domain/refusal.ts';
import { answerFromLog } from '../engine/answer-from-log.ts';
import { bulkActStreams } from './bulk-act-streams.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import type { again, CommandRun } from '../engine/command-run.ts';
import type { BeginImport, BeginImportInput, BulkActAsOf } from './bulk-act.commands.ts';
import { storeDecision } from '../engine/store-decision.ts';
import { bulkActStream } from '../../event-log/stream-names.ts';

type Outcome = CommandOutcome<BulkActAsOf, InvalidFields>;

/** An import has the id of its command, so a retry after a lost answer finds its own import. */
export class BeginImportHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: BeginImport): Promise<Outcome> {
    return this.#desk.handle(command, (run) => {
      const stream = bulkActStream(run.commandId);
      return run.untilSettled({
        stream,
        attempt: () => this.#begin(stream, command.input, run),
      });
    });
  }

  async #begin(
    stream: string,
    input: BeginImportInput,
    run: CommandRun,
  ): Promise<Outcome | typeof again> {
    const loaded = await run.load(stream, bulkActStreams);
    const answered = answerFromLog(bulkActStreams, loaded, run);
    if (answered !== undefined) return answered;
    const command = { type: 'BeginImport', ...input, commandId: run.commandId } as const;
    const decision = beginImport(command, loaded.state);
    return decision.accepted
      ? await storeDecision(bulkActStreams, loaded, decision.events, run)
      : refused(decision.refusal);
  }
}
