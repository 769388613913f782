import type { DepartureEvent, DepartureReopened } from '../../domain/departure/departure.events.ts';
import { calledOffAt } from '../../domain/departure/undo-called-off.ts';
import { BeginBulkAct } from '../command-handling/bulk-act/bulk-act.commands.ts';
import { idAfter } from '../projections/engine/document-ids.ts';
import { contextAfter, eventsOf } from './bookings-in-turn.ts';
import { NotNow, type Policy } from './policy.ts';

const name = 'restore-bookings-on-departure-reopened';

/** The reason of the bulk act, in its history. */
const reason = 'The departure takes place after all';

/**
 * Begins to restore the bookings of a departure after staff undid its cancellation or its move. The bulk act changes
 * the bookings one by one, so it can be stopped and resumed, and it lists bookings that could not be restored.
 */
export const restoreBookingsOnDepartureReopened: Policy<DepartureReopened> = {
  name,
  async act(event, tools) {
    const { undoes } = event.data;
    if (undoes === undefined) return;
    const calledOff = calledOffAt(await eventsOf<DepartureEvent>(event.stream, tools), undoes);
    if (calledOff === undefined || calledOff.data.bookings.length === 0) return;
    const { bookings, disruptionId } = calledOff.data;
    const departureId = idAfter('departure-', event.stream);
    const begun = await tools.commands.execute(
      new BeginBulkAct(
        { act: 'restore-bookings', bookings, reason, calledOff: { departureId, disruptionId } },
        {
          ...contextAfter(event),
          actor: event.metadata.actor,
          commandId: tools.cryptography.uuidV5(name, event.id),
        },
      ),
    );
    if (!begun.done) throw new NotNow(begun.refusal.code);
  },
};
