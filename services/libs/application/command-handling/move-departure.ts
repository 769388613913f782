import type { Decision } from '../../domain/decision.ts';
import { refuse } from '../../domain/decision.ts';
import { moveDeparture } from '../../domain/departure/commands/move-departure.ts';
import type { DepartureMoved } from '../../domain/departure/departure.events.ts';
import type { MoveDepartureRefusal } from '../../domain/departure/departure.refusals.ts';
import type { DepartureState } from '../../domain/departure/departure.state.ts';
import type { TourNotFound } from '../../domain/tour/tour.refusals.ts';
import type { CommandRun } from './command-run.ts';
import type { MoveDepartureWish } from './commands/departure.commands.ts';

/** Reads the current state of the new departure, without storing an event there yet. */
export async function decideMove(
  { departure, to, reason, force }: MoveDepartureWish,
  { state, now }: { readonly state: DepartureState; readonly now: string },
  run: CommandRun,
): Promise<Decision<DepartureMoved, MoveDepartureRefusal | TourNotFound>> {
  const tour = await run.tour(departure.tourId);
  if (tour === undefined) {
    return refuse({ code: 'TourNotFound' });
  }
  const target = await run.departure({ ...departure, ...to });
  return moveDeparture(
    {
      ...{ type: 'MoveDeparture', disruptionId: run.commandId, now, reason },
      ...{ from: departure, to, schedule: tour.schedule, target: target.state },
      ...(force === undefined ? {} : { force }),
    },
    state,
  );
}
