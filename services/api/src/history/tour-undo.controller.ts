import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  PreviewTourUndo,
  UndoTourChange,
  type UndoTourRefusedToStaff,
} from '../../../libs/application/command-handling/tour/tour.commands.ts';
import { tourUndoEffects } from '../../../libs/application/wire/undo-answers.ts';
import type { UndoPreviewView } from '../../../libs/contracts/history/undo-view.ts';
import type { AdminTourAnswer } from '../../../libs/contracts/tour/tour-view.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { Only } from '../session/access.ts';
import { TourAnswers } from '../tour/tour-answers.ts';
import { undoPreviewAnswer } from './undo-preview.ts';
import { UndoInput } from './undo.inputs.ts';

/** Lets staff undo what was done to a tour. */
@Controller('api/admin/tours')
@Only('owner', 'staff')
export class TourUndoController {
  constructor(
    private readonly commands: CommandBus,
    private readonly answers: TourAnswers,
  ) {}

  /** Returns the effects of undoing an entry of the tour's history, without changing anything. */
  @Get(':id/undo')
  async preview(
    @Param('id') tourId: string,
    @Query() { revision }: UndoInput,
    @Context({ idempotencyKey: 'ignored' }) context: CommandContext,
  ): Promise<Answer<UndoPreviewView>> {
    const input = { tourId, revision: Number(revision) };
    const outcome = await this.commands.execute(new PreviewTourUndo(input, context));
    return undoPreviewAnswer(outcome, tourUndoEffects);
  }

  /** Undoes an entry of the tour's history: a save, a deletion, a restoration. */
  @Post(':id/undo')
  @HttpCode(200)
  async undo(
    @Param('id') tourId: string,
    @Body() { revision }: UndoInput,
    @Context({ ifMatch: 'required' }) context: CommandContext,
  ): Promise<Answer<AdminTourAnswer>> {
    const input = { tourId, revision: Number(revision) };
    return this.answers.answer(
      await this.commands.execute(new UndoTourChange<UndoTourRefusedToStaff>(input, context)),
    );
  }
}
