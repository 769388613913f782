import type { Decision } from '../../../domain/decision.ts';
import type { DepartureEvent } from '../../../domain/departure/departure.events.ts';
import type { DepartureState } from '../../../domain/departure/departure.state.ts';
import {
  undoCalledOff,
  type UndoCalledOffRefusal,
} from '../../../domain/departure/undo-called-off.ts';
import type { TourNotFound } from '../../../domain/tour/tour.refusals.ts';
import { departureStream } from '../../event-log/stream-names.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import type { CommandRun } from '../engine/command-run.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import { previewOf } from '../engine/undo-preview.ts';
import { loadTour } from '../tour/load-tour.ts';
import type {
  DepartureUndoPreview,
  PreviewDepartureUndo,
  UndoDepartureInput,
} from './departure.commands.ts';
import { departureStreams } from './departure-streams.ts';

type LoadedDeparture = LoadedStream<DepartureState, DepartureEvent>;

/** Reopens a departure that was cancelled or moved. A policy then restores its bookings. */
export function decideDepartureUndo(
  input: UndoDepartureInput,
  departure: LoadedDeparture,
  run: CommandRun,
): Decision<DepartureEvent, UndoCalledOffRefusal> {
  const { history } = departure;
  run.followFrom(history.find(({ revision }) => revision === input.revision)?.id ?? run.commandId);
  return decided(input, departure);
}

function decided(
  { departure: slot, revision }: UndoDepartureInput,
  { history, state, now }: LoadedDeparture,
) {
  return undoCalledOff(history, { revision, slot, now }, state);
}

/** Answers with what an undo would do, without storing an event. */
export class PreviewDepartureUndoHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(
    command: PreviewDepartureUndo,
  ): Promise<CommandOutcome<DepartureUndoPreview, TourNotFound>> {
    const { input } = command;
    return this.#desk.handle(command, async (run) => {
      if ((await loadTour(input.departure.tourId, run)) === undefined) {
        return refused({ code: 'TourNotFound' });
      }
      const departure = await run.load(departureStream(input.departure), departureStreams);
      return previewOf(departureStreams, departure, decided(input, departure));
    });
  }
}
