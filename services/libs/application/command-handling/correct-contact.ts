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
 * How a request about the contact is decided, once the present contact is unsealed: the only decision
 * that must read sealed data. Staff can write an erased person's contact again, as a whole; a traveller
 * cannot, since the e-mail address that proved whose booking it is was erased too.
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
