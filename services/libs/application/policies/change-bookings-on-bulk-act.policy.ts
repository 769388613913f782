import { bulkActDecider } from '../../domain/bulk-act/bulk-act.decider.ts';
import type {
  BulkActBegun,
  BulkActEvent,
  BulkActProgressed,
  BulkActResumed,
  BulkActUndoBegun,
  ImportProgressed,
  ImportUndoBegun,
} from '../../domain/bulk-act/bulk-act.events.ts';
import { currentWork } from '../../domain/bulk-act/bulk-act.state.ts';
import { workState } from '../../domain/bulk-act/work-list.ts';
import type { CommandOutcome } from '../command-handling/engine/command-outcome.ts';
import {
  type BookingAsOf,
  CancelImported,
  CancelInBulk,
  RestoreAfterBulk,
  RestoreWithDeparture,
} from '../command-handling/booking/booking.commands.ts';
import { NoteBulkActProgress } from '../command-handling/bulk-act/bulk-act.commands.ts';
import type { RecordedEvent } from '../event-log/recorded-event.ts';
import { idAfter } from '../projections/engine/document-ids.ts';
import {
  changeId,
  type BookingOutcome,
  contextAfter,
  dealWithNext,
  eventsOf,
  isActedOn,
  refusedBooking,
  stepDelayMs,
} from './bookings-in-turn.ts';
import { NotNow, type Policy, type PolicyTools } from './policy.ts';

type Beginning = BulkActBegun | BulkActUndoBegun | ImportUndoBegun;
type Step = Beginning | BulkActProgressed | BulkActResumed | ImportProgressed;

const name = 'change-bookings-on-bulk-act';

/** How many bookings are changed before staff see the progress. An act on 2,000 bookings takes two minutes. */
const bookingsAtOnce = 16;

/**
 * Does or undoes a bulk act, step by step. Each event causes a few bookings to be changed. The event that notes their
 * outcome starts the next step. So the act continues after a crash at any step, and can be stopped between any two
 * steps.
 */
export const changeBookingsOnBulkAct: Policy<Step> = {
  name,
  delayMs: stepDelayMs,
  async act(event, tools) {
    const history = await eventsOf<BulkActEvent>(event.stream, tools);
    const state = history.reduce(bulkActDecider.evolve, bulkActDecider.initialState);
    if (state.status === 'none') return;
    const work = currentWork(state);
    // Bookings that are noted after the undo of their import began belong to the undo.
    const workId = event.type === 'ImportProgressed' ? work.id : event.data.workId;
    const begun = history.find((each) => isBeginning(each) && each.data.workId === workId);
    if (begun === undefined || !isBeginning(begun)) return;
    if (
      work.id !== workId ||
      workState(work) === 'done' ||
      isActedOn(history, event, [
        'BulkActProgressed',
        'BulkActResumed',
        'BulkActUndoBegun',
        'ImportUndoBegun',
      ])
    ) {
      return;
    }
    const bulkActId = idAfter('bulk-', event.stream);
    const task = { bulkActId, reason: state.reason, begun };
    const deal = (each: number) => change(each, task, tools);
    const dealt = await dealWithNext(work, { atOnce: bookingsAtOnce, deal }, tools);
    const noted = await tools.commands.execute(
      new NoteBulkActProgress(
        { bulkActId, workId, ...dealt },
        { ...contextAfter(event), commandId: tools.cryptography.uuidV5(name, event.id) },
      ),
    );
    if (!noted.done) throw new NotNow(noted.refusal.code);
  },
};

interface Task {
  readonly bulkActId: string;
  readonly reason: string;
  readonly begun: RecordedEvent<Beginning>;
}

function isBeginning(event: RecordedEvent<BulkActEvent>): event is RecordedEvent<Beginning> {
  return ['BulkActBegun', 'BulkActUndoBegun', 'ImportUndoBegun'].includes(event.type);
}

async function change(
  bookingNumber: number,
  task: Task,
  tools: PolicyTools,
): Promise<BookingOutcome> {
  const command = commandFor(bookingNumber, task, tools);
  const outcome: CommandOutcome<BookingAsOf, { readonly code: string }> =
    command instanceof CancelInBulk
      ? await tools.commands.execute(command)
      : command instanceof CancelImported
        ? await tools.commands.execute(command)
        : await tools.commands.execute(command);
  if (!outcome.done) return refusedBooking(bookingNumber, outcome.refusal.code);
  const { commandId } = command.context;
  const isChanged = outcome.result.history.some(({ metadata }) => metadata.commandId === commandId);
  return { is: isChanged ? 'settled' : 'unchanged', bookingNumber };
}

/** Returns the same command for the same booking each time (correctness rule 1). */
function commandFor(
  bookingNumber: number,
  { bulkActId, reason, begun }: Task,
  tools: PolicyTools,
): CancelInBulk | CancelImported | RestoreAfterBulk | RestoreWithDeparture {
  const context = {
    ...contextAfter(begun),
    actor: begun.metadata.actor,
    commandId: changeId(begun.data.workId, bookingNumber, tools),
  };
  switch (begun.type) {
    case 'BulkActBegun': {
      const { calledOff } = begun.data;
      return calledOff === undefined
        ? new CancelInBulk({ bookingNumber, bulkActId, reason }, context)
        : new RestoreWithDeparture(
            { bookingNumber, disruptionId: calledOff.disruptionId },
            context,
          );
    }
    case 'ImportUndoBegun':
      return new CancelImported({ bookingNumber, bulkActId, reason }, context);
    case 'BulkActUndoBegun':
      return new RestoreAfterBulk({ bookingNumber, bulkActId }, context);
  }
}
