import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { BookingState } from '../../../domain/booking/booking.state.ts';
import {
  handOutManageLink,
  type HandOutManageLinkRefusal,
} from '../../../domain/booking/commands/hand-out-manage-link.ts';
import { type Decision, refuse } from '../../../domain/decision.ts';
import type { CustomerErased } from '../engine/command-outcome.ts';
import type { CommandRun } from '../engine/command-run.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import type { BookingAddress } from './booking-streams.ts';
import { openContact } from './personal-fields.ts';

/** Decides after the contact was unsealed. The link of an erased traveller is not handed out. */
export async function decideHandOut(
  _input: BookingAddress,
  booking: LoadedStream<BookingState, BookingEvent>,
  run: CommandRun,
): Promise<Decision<BookingEvent, HandOutManageLinkRefusal | CustomerErased>> {
  const contact = await openContact(booking, run);
  if (contact === null && booking.state.status !== 'none')
    return refuse({ code: 'CustomerErased' });
  const hasEmail = contact !== null && contact.email !== null;
  return handOutManageLink({ type: 'HandOutManageLink', hasEmail }, booking.state);
}
