import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { BookingState } from '../../../domain/booking/booking.state.ts';
import {
  correctContact,
  type CorrectContactRefusal,
} from '../../../domain/booking/commands/correct-contact.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import { pickupAt } from '../../../domain/booking/pickup-at.ts';
import { accept, type Decision, refuse } from '../../../domain/decision.ts';
import type { CustomerErased } from '../engine/command-outcome.ts';
import type { CommandRun } from '../engine/command-run.ts';
import type { ContactInput, CorrectContactInput } from './booking.commands.ts';
import { wantedContact } from './contact-input.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import { zoneOfPickup } from '../pickup-place/zone-of-pickup.ts';
import { loadTour } from '../tour/load-tour.ts';
import { openContact } from './personal-fields.ts';

export type ContactDecision = Decision<BookingEvent, CorrectContactRefusal | CustomerErased>;

/**
 * Decides on a request about the contact, after the present contact was unsealed. No other decision reads sealed data.
 * Staff can enter the contact of an erased person again, as a whole. A traveller cannot do this. The erasure also
 * removed the e-mail address, so the traveller cannot prove that the booking is theirs.
 */
export async function contactCorrection(
  input: ContactInput | undefined,
  booking: LoadedStream<BookingState, BookingEvent>,
  run: CommandRun,
): Promise<(state: BookingState) => ContactDecision> {
  if (input === undefined) {
    return () => accept();
  }
  const current = await openContact(booking, run);
  const contact = wantedContact(current, input);
  const pickup = await pickupFor(contact, booking.state, run);
  const { by } = run;
  return (state) => {
    if (current === null && by === 'customer' && state.status !== 'none') {
      return refuse({ code: 'CustomerErased' });
    }
    const isRestored = input.isRestored ?? false;
    return correctContact(
      { type: 'CorrectContact', by, current, contact, isRestored, ...pickup },
      state,
    );
  };
}

/** When the traveller is picked up at the place in the contact, by the present pick-up windows of the tour. */
async function pickupFor(
  contact: Contact,
  state: BookingState,
  run: CommandRun,
): Promise<ReturnType<typeof pickupAt>> {
  const tour = state.status === 'none' ? undefined : await loadTour(state.departure.tourId, run);
  return tour === undefined ? {} : pickupAt(tour, contact, await zoneOfPickup(tour, contact, run));
}

/** Decides on a correction of the contact without another change. */
export async function decideContact(
  { contact }: CorrectContactInput,
  booking: LoadedStream<BookingState, BookingEvent>,
  run: CommandRun,
): Promise<ContactDecision> {
  return (await contactCorrection(contact, booking, run))(booking.state);
}
