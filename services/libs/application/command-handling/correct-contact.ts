import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import type { CorrectContactRefusal } from '../../domain/booking/booking.refusals.ts';
import type { BookingState } from '../../domain/booking/booking.state.ts';
import { correctContact } from '../../domain/booking/commands/correct-contact.ts';
import { accept, type Decision, refuse } from '../../domain/decision.ts';
import type { CustomerErased } from './command-outcome.ts';
import type { CommandRun } from './command-run.ts';
import type { ContactWish } from './commands/booking.commands.ts';
import { wantedContact } from './contact-wish.ts';
import type { LoadedStream } from './folded-stream.ts';
import { openContact } from './personal-fields.ts';

export type ContactDecision = Decision<BookingEvent, CorrectContactRefusal | CustomerErased>;

/**
 * How a wish about the contact is decided, once the present contact is open: the one decision that
 * must read what is sealed. An erased person's contact can be written anew by staff, as a whole; a
 * traveller cannot, since the e-mail that said whose booking it is went with it.
 */
export async function contactDecider(
  wish: ContactWish | undefined,
  booking: LoadedStream<BookingState, BookingEvent>,
  run: CommandRun,
): Promise<(state: BookingState) => ContactDecision> {
  if (wish === undefined) {
    return () => accept();
  }
  const current = await openContact(booking, run);
  const { by } = run;
  return (state) => {
    if (current === null && by === 'customer' && state.status !== 'none') {
      return refuse({ code: 'CustomerErased' });
    }
    const contact = wantedContact(current, wish);
    return correctContact({ type: 'CorrectContact', by, current, contact }, state);
  };
}
