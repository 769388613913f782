import type { Decision } from '../../../domain/decision.ts';
import { refuse } from '../../../domain/decision.ts';
import {
  moveDeparture,
  type MoveDepartureRefusal,
} from '../../../domain/departure/commands/move-departure.ts';
import type { DepartureMoved } from '../../../domain/departure/departure.events.ts';
import type { DepartureState } from '../../../domain/departure/departure.state.ts';
import type { TourNotFound } from '../../../domain/tour/tour.refusals.ts';
import type { CommandRun } from '../engine/command-run.ts';
import type { MoveDepartureInput } from './departure.commands.ts';
import { loadDeparture } from './load-departure.ts';
import { loadTour } from '../tour/load-tour.ts';

/** Reads the current state of the new departure, without storing an event there yet. */
export async function decideMove(
  { departure, to, reason, force }: MoveDepartureInput,
  { state, now }: { readonly state: DepartureState; readonly now: string },
  run: CommandRun,
): Promise<Decision<DepartureMoved, MoveDepartureRefusal | TourNotFound>> {
  const tour = await loadTour(departure.tourId, run);
  if (tour === undefined) {
    return refuse({ code: 'TourNotFound' });
  }
  const target = await loadDeparture({ ...departure, ...to }, run);
  return moveDeparture(
    {
      ...{ type: 'MoveDeparture', commandId: run.commandId, now, reason },
      ...{ from: departure, to, schedule: tour.schedule, target: target.state },
      ...(force === undefined ? {} : { force }),
    },
    state,
  );
}
