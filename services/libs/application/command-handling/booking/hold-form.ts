import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import { bookingNumberFrom } from '../../../domain/booking/booking-number.ts';
import { type BookingState, holdOf } from '../../../domain/booking/booking.state.ts';
import { bookingStream } from '../../event-log/stream-names.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import type { again, CommandRun } from '../engine/command-run.ts';
import { bookingStreams } from './booking-streams.ts';

type LoadedBooking = LoadedStream<BookingState, BookingEvent>;

/** The answer of an attempt that found that the number belongs to another command. */
export const numberTaken = Symbol('another booking has this number');

/**
 * The id of the command that may place the booking of a form: the id that `BookTour` gets from the same key. So a
 * booking finds the hold of its form, even if the request that took the hold got no answer.
 */
export function formIdOf(
  { scope, formKey }: { readonly scope: string; readonly formKey: string },
  { ports }: CommandRun,
): string {
  return ports.cryptography.uuidV5('command', scope, 'BookTour', '', formKey);
}

/** The booking number of a form; the next number is drawn only if another booking has this number. */
export function numberOfForm(formId: string, draw: number, { ports }: CommandRun): number {
  return bookingNumberFrom(ports.cryptography.mac('booking-number', `${formId}:${draw}`));
}

/** Whether the form holds or held seats under this number, or its booking was placed. */
function isOfForm({ state, history }: LoadedBooking, formId: string): boolean {
  return (
    holdOf(state)?.form === formId ||
    history.some(({ metadata }) => metadata.commandId === formId) ||
    history.some(({ type, data }) => type === 'BookingHeld' && data.form === formId)
  );
}

/**
 * Works on the stream of a form's hold or booking, in its queue. If the form has neither, the work gets the first
 * unused stream.
 */
export async function onForm<Answer>(
  formId: string,
  run: CommandRun,
  work: (booking: LoadedBooking, bookingNumber: number) => Promise<Answer | typeof again>,
): Promise<Answer> {
  for (let draw = 0; ; draw += 1) {
    const bookingNumber = numberOfForm(formId, draw, run);
    const stream = bookingStream(bookingNumber);
    const outcome = await run.untilSettled<Answer | typeof numberTaken>({
      stream,
      attempt: async () => {
        const booking = await run.load(stream, bookingStreams);
        return booking.history.length > 0 && !isOfForm(booking, formId)
          ? numberTaken
          : await work(booking, bookingNumber);
      },
    });
    if (outcome !== numberTaken) return outcome;
  }
}
