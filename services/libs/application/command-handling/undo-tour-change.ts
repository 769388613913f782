import type { Decision } from '../../domain/decision.ts';
import { undoTourChange } from '../../domain/tour/commands/undo-tour-change.ts';
import type { TourEvent } from '../../domain/tour/tour.events.ts';
import type { TourNotFound } from '../../domain/tour/tour.refusals.ts';
import type { TourState } from '../../domain/tour/tour.state.ts';
import { tourAggregate } from './aggregate.ts';
import type { CommandDesk } from './command-desk.ts';
import { type CommandOutcome, refused } from './command-outcome.ts';
import type { CommandRun } from './command-run.ts';
import type {
  PreviewTourUndo,
  TourUndoPreview,
  UndoTourRefused,
  UndoTourWish,
} from './commands/tour.commands.ts';
import type { LoadedStream } from './folded-stream.ts';
import { tourStream } from './stream-names.ts';
import { previewOf } from './undo-preview.ts';

/** Undoes an entry of a tour's history. */
export function decideTourUndo(
  { revision }: UndoTourWish,
  { history }: LoadedStream<TourState, TourEvent>,
  run: CommandRun,
): Decision<TourEvent, UndoTourRefused> {
  run.followFrom(history.find((event) => event.revision === revision)?.id ?? run.commandId);
  return undoTourChange(history, revision);
}

/** Answers what an undo would do, without storing an event. */
export class PreviewTourUndoHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: PreviewTourUndo): Promise<CommandOutcome<TourUndoPreview, TourNotFound>> {
    const { wish } = command;
    return this.#desk.handle(command, async (run) => {
      const tour = await run.load(tourStream(wish.tourId), tourAggregate);
      return tour.state.status === 'none'
        ? refused({ code: 'TourNotFound' })
        : previewOf(tourAggregate, tour, undoTourChange(tour.history, wish.revision));
    });
  }
}
