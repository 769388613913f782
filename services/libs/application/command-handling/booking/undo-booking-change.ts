import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { BookingNotFound } from '../../../domain/booking/booking.refusals.ts';
import type { BookingState } from '../../../domain/booking/booking.state.ts';
import type { CorrectContactRefusal } from '../../../domain/booking/commands/correct-contact.ts';
import type { ModifyBookingRefusal } from '../../../domain/booking/commands/modify-booking.ts';
import type { RebookBookingRefusal } from '../../../domain/booking/commands/rebook-booking.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import { type EarlierContact, type UndoPlan, undoPlan } from '../../../domain/booking/undo-plan.ts';
import { accept, type Decision } from '../../../domain/decision.ts';
import { isSealed } from '../../../domain/personal-data/personal-data.ts';
import { undoing } from '../../../domain/undo/undoing.ts';
import { openPersonal } from '../../event-log/sealing.ts';
import { erasedIfUnusable } from './personal-fields.ts';
import { answerBeforeDeciding } from '../engine/answer-from-log.ts';
import { bookingStreams } from './booking-streams.ts';
import { bookingToChange, type BookingToChange } from './change-booking.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import {
  type CommandOutcome,
  type CommandRefused,
  type CustomerErased,
  refused,
} from '../engine/command-outcome.ts';
import type { again, CommandRun } from '../engine/command-run.ts';
import type {
  BookingAsOf,
  BookingUndoPreview,
  ContactInput,
  PreviewBookingUndo,
  UndoBookingChange,
  UndoBookingRefused,
  UndoBookingInput,
} from './booking.commands.ts';
import { type DecidedChange, previewChange, storeChange } from './decided-change.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import { modification } from './modify-booking.ts';
import { rebooking } from './rebook-booking.ts';
import { storeDecision } from '../engine/store-decision.ts';
import { bookingStream } from '../../event-log/stream-names.ts';
import { previewOf } from '../engine/undo-preview.ts';

/** The refusals of the decisions on changes that undo an entry. */
type CounterRefusal =
  ModifyBookingRefusal | RebookBookingRefusal | CorrectContactRefusal | CustomerErased;

type LoadedBooking = LoadedStream<BookingState, BookingEvent>;

/** Undoes an entry of a booking's history by the same change that staff would make by hand. */
export class UndoBookingHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: UndoBookingChange): Promise<CommandOutcome<BookingAsOf, UndoBookingRefused>> {
    const { input } = command;
    const stream = bookingStream(input.bookingNumber);
    return this.#desk.handle(command, { stream, attempt: (run) => this.#undo(stream, input, run) });
  }

  async #undo(
    stream: string,
    input: UndoBookingInput,
    run: CommandRun,
  ): Promise<CommandOutcome<BookingAsOf, UndoBookingRefused> | typeof again> {
    const booking = await run.load(stream, bookingStreams);
    const answered = answerBeforeDeciding(bookingStreams, booking, run);
    if (answered !== undefined) {
      return answered;
    }
    return await undoEntry(booking, input, run);
  }
}

/** Stores the change that undoes the entry. */
export async function undoEntry(
  booking: LoadedBooking,
  input: UndoBookingInput,
  run: CommandRun,
): Promise<CommandOutcome<BookingAsOf, UndoBookingRefused> | typeof again> {
  const counter = await counterChange(booking, input, run);
  if ('events' in counter) {
    return await storeDecision(bookingStreams, booking, counter.events, run);
  }
  return 'done' in counter ? counter : await storeChange(counter.toChange, counter.change, run);
}

/** Answers with what {@link UndoBookingHandler} would do, without storing an event. */
export class PreviewBookingUndoHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(
    command: PreviewBookingUndo,
  ): Promise<CommandOutcome<BookingUndoPreview, BookingNotFound>> {
    const { input } = command;
    return this.#desk.handle(command, async (run) => {
      const booking = await run.load(bookingStream(input.bookingNumber), bookingStreams);
      return booking.state.status === 'none'
        ? refused({ code: 'BookingNotFound' })
        : previewOf(bookingStreams, booking, await whatWouldHappen(booking, input, run));
    });
  }
}

async function whatWouldHappen(
  booking: LoadedBooking,
  input: UndoBookingInput,
  run: CommandRun,
): Promise<Decision<BookingEvent, UndoBookingRefused>> {
  const counter = await counterChange(booking, input, run);
  if ('events' in counter) {
    return accept(...counter.events);
  }
  return 'done' in counter
    ? { accepted: false, refusal: counter.refusal }
    : await previewChange(counter.toChange, counter.change, run);
}

/**
 * The change that undoes the entry, or the events of the undo. There are no events if the effect of the entry is gone
 * already.
 */
export async function counterChange(
  booking: LoadedBooking,
  { bookingNumber, revision }: UndoBookingInput,
  run: CommandRun,
): Promise<
  | { readonly events: readonly BookingEvent[] }
  | CommandRefused<UndoBookingRefused>
  | { readonly toChange: BookingToChange; readonly change: DecidedChange<CounterRefusal> }
> {
  const { history, state } = booking;
  if (state.status === 'none') {
    return refused({ code: 'BookingNotFound' });
  }
  const plan = undoPlan(history, revision);
  if ('code' in plan) {
    return refused(plan);
  }
  if (plan.kind === 'granted') return { events: [] };
  if (plan.kind === 'events') {
    run.followFrom(history.find((event) => event.revision === revision)?.id ?? run.commandId);
    return plan;
  }
  const input = await inputOf(plan, booking, run);
  if (input === 'erased') {
    return refused({ code: 'CustomerErased' });
  }
  const toChange = await bookingToChange(booking, { bookingNumber, ...input }, run);
  if ('done' in toChange) {
    return toChange;
  }
  run.followFrom(history.find((event) => event.revision === revision)?.id ?? run.commandId);
  const change: DecidedChange<CounterRefusal> =
    plan.kind === 'rebook' ? rebooking(toChange, input) : await modification(toChange, input, run);
  const isSilent = history.some((event) => event.revision === revision && 'isSilent' in event.data);
  return {
    toChange,
    change: marked(change, (event) => {
      const undone = undoing(event, revision);
      // If the traveller got no e-mail about the cancellation, they get no e-mail about the undo.
      return isSilent && undone.type === 'BookingRebooked'
        ? { ...undone, data: { ...undone.data, isSilent } }
        : undone;
    }),
  };
}

/** The plan, written as the request that staff would send; the earlier contact is unsealed. */
async function inputOf(
  plan: Exclude<UndoPlan, { readonly kind: 'granted' | 'events' }>,
  booking: LoadedBooking,
  run: CommandRun,
) {
  if (plan.kind === 'rebook') {
    return { changes: {} };
  }
  const { changes, expected, contact } = plan;
  const earlier = contact && (await earlierContact(contact, booking, run));
  if (earlier === 'erased') {
    return earlier;
  }
  return {
    changes,
    ...(expected === undefined ? {} : { expected }),
    ...(earlier === undefined ? {} : { contact: earlier }),
  };
}

/** An optional field that was empty before is set to empty. */
async function earlierContact(
  { personal, fields }: EarlierContact,
  { head }: LoadedBooking,
  run: CommandRun,
): Promise<ContactInput | 'erased'> {
  const contact = isSealed<Contact>(personal)
    ? await run.bound(erasedIfUnusable(openPersonal<Contact>(run.ports, personal, head.stream)))
    : personal;
  return contact === 'erased'
    ? contact
    : {
        ...Object.fromEntries(fields.map((field) => [field, contact[field] ?? ''])),
        isRestored: true,
      };
}

/** The same change, whose events are marked as an undo or as part of a bulk act. */
export function marked<Refusal extends { readonly code: string }>(
  { needed, decide }: DecidedChange<Refusal>,
  mark: (event: BookingEvent) => BookingEvent,
): DecidedChange<Refusal> {
  return {
    needed,
    decide: (reservationId, seatRules) => {
      const decision = decide(reservationId, seatRules);
      return decision.accepted ? accept(...decision.events.map(mark)) : decision;
    },
  };
}
