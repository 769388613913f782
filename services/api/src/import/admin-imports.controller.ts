import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import type { CommandOutcome } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import {
  BeginImport,
  type BulkActAsOf,
  UndoImport,
} from '../../../libs/application/command-handling/bulk-act/bulk-act.commands.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import {
  GetBookingsOfImport,
  GetBulkAct,
} from '../../../libs/application/queries/bulk-act/bulk-act.queries.ts';
import type { RefusalForClients } from '../../../libs/application/wire/refusal-facts.ts';
import type { BulkActAnswer, BulkActView } from '../../../libs/contracts/bulk-act/bulk-act-view.ts';
import {
  importBytesMax,
  type ImportedLinesView,
  type ImportPreviewView,
} from '../../../libs/contracts/import/import-view.ts';
import { BulkActIdPipe } from '../bulk-act/bulk-act-id.pipe.ts';
import type { Answer } from '../http/answer.ts';
import { Context, readCaller } from '../http/context.ts';
import { InTurn } from '../http/in-turn.ts';
import { answerAfter } from '../http/outcomes.ts';
import { Problem } from '../http/problem.ts';
import { readUploadedFile, type UploadLimits } from '../images/uploaded-file.ts';
import { Only } from '../session/access.ts';
import { NeedsRecentPassword } from '../session/recent-password.ts';
import type { RecognisedRequest } from '../session/recognised-request.ts';
import { readImportFile } from './import-file.ts';
import { ImportLines } from './import-lines.ts';
import { BeginImportBody, ImportLinesBody, UndoImportBody } from './import.inputs.ts';

/** How many files are read at once; the others wait unread. */
const turns = { atOnce: 2, waitingMax: 20 } as const;

const limits: UploadLimits = {
  bytesMax: importBytesMax,
  tooLarge: () => new Problem('ImportTooLarge', { detail: 'Divide it into several files.' }),
  notAForm: () => new Problem('ImportNotReadable', { detail: 'Send it as multipart/form-data.' }),
};

/** Staff import bookings of another system from a file here. The file itself is never stored. */
@Controller('api/admin/imports')
@Only('owner', 'staff')
export class AdminImportsController {
  readonly #turns = new InTurn(turns);

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly log: EventLogReader,
    private readonly lines: ImportLines,
  ) {}

  /**
   * Returns what an import of the file would do, line by line, without storing it.
   *
   * @upload A CSV file in UTF-8 of at most 1 MB and 2,000 lines.
   */
  @Post('preview')
  @HttpCode(200)
  async preview(@Req() request: RecognisedRequest): Promise<ImportPreviewView> {
    return await this.#turns.run(async () => {
      const table = readImportFile(await readUploadedFile(request, limits));
      return await this.lines.preview(table, readCaller(request));
    });
  }

  /** Begins an import. Its lines follow, a few at a time. */
  @Post()
  @HttpCode(200)
  async begin(
    @Body() { fileName, lines }: BeginImportBody,
    @Context({ idempotencyKey: 'required' }) context: CommandContext,
  ): Promise<Answer<BulkActAnswer>> {
    const command = new BeginImport({ fileName, lines }, context);
    return this.#answer(await this.commands.execute(command));
  }

  /**
   * Imports some lines of the file, as the preview returned them, without e-mails. A line that is a booking already is
   * not imported again, so the same request can be repeated.
   */
  @Post(':id/lines')
  @HttpCode(200)
  async importLines(
    @Param('id', BulkActIdPipe) bulkActId: string,
    @Body() body: ImportLinesBody,
    @Context() context: CommandContext,
  ): Promise<ImportedLinesView> {
    const { undo } = await this.#found(bulkActId);
    if (undo !== undefined) throw new Problem('ImportUndone');
    return { items: await this.lines.import(bulkActId, body, context) };
  }

  /** Begins to undo an import: cancels its bookings without e-mails, except those that were changed after the import. */
  @Post(':id/undo')
  @NeedsRecentPassword()
  @HttpCode(200)
  async undo(
    @Param('id', BulkActIdPipe) bulkActId: string,
    @Body() { reason }: UndoImportBody,
    @Context() context: CommandContext,
  ): Promise<Answer<BulkActAnswer>> {
    await this.#found(bulkActId);
    // A process may have stopped after it made bookings and before it noted them.
    const { view: bookings } = await this.queries.execute(new GetBookingsOfImport({ bulkActId }));
    if (bookings.length > 0) await this.lines.note(bulkActId, bookings, context);
    return this.#answer(
      await this.commands.execute(new UndoImport({ bulkActId, reason }, context)),
    );
  }

  /** @throws Problem BulkActNotFound if there is no such import */
  async #found(bulkActId: string): Promise<BulkActView> {
    const { view } = await this.queries.execute(new GetBulkAct({ bulkActId }));
    if (view?.act !== 'import-bookings') throw new Problem('BulkActNotFound');
    return view;
  }

  /** Returns the import once the read models include the command. */
  async #answer<Refusal extends RefusalForClients>(
    outcome: CommandOutcome<BulkActAsOf, Refusal>,
  ): Promise<Answer<BulkActAnswer>> {
    return await answerAfter(outcome, this.log.logId, async (fresh, { id: bulkActId }) => {
      const { view } = await this.queries.execute(new GetBulkAct({ bulkActId }, fresh));
      if (view === undefined) throw new Error('The read model lacks an import that was stored.');
      return view;
    });
  }
}
