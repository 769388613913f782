import type { Decision } from '../../../domain/decision.ts';
import { undoTourChange } from '../../../domain/tour/commands/undo-tour-change.ts';
import type { TourEvent } from '../../../domain/tour/tour.events.ts';
import type { TourNotFound } from '../../../domain/tour/tour.refusals.ts';
import type { TourState } from '../../../domain/tour/tour.state.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import type { CommandRun } from '../engine/command-run.ts';
import type {
  PreviewTourUndo,
  TourUndoPreview,
  UndoTourRefused,
  UndoTourInput,
} from './tour.commands.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import { tourStream } from '../../event-log/stream-names.ts';
import { tourStreams } from './tour-streams.ts';
import { previewOf } from '../engine/undo-preview.ts';

/** Undoes an entry of a tour's history. */
export function decideTourUndo(
  { revision }: UndoTourInput,
  { history }: LoadedStream<TourState, TourEvent>,
  run: CommandRun,
): Decision<TourEvent, UndoTourRefused> {
  run.followFrom(history.find((event) => event.revision === revision)?.id ?? run.commandId);
  return undoTourChange(history, revision);
}

/** Answers with what an undo would do, without storing an event. */
export class PreviewTourUndoHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: PreviewTourUndo): Promise<CommandOutcome<TourUndoPreview, TourNotFound>> {
    const { input } = command;
    return this.#desk.handle(command, async (run) => {
      const tour = await run.load(tourStream(input.tourId), tourStreams);
      return tour.state.status === 'none'
        ? refused({ code: 'TourNotFound' })
        : previewOf(tourStreams, tour, undoTourChange(tour.history, input.revision));
    });
  }
}
