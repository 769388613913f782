import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { BookingState } from '../../../domain/booking/booking.state.ts';
import type { Contact } from '../../../domain/booking/contact.ts';
import { customerIdentity } from '../../../domain/customer/customer-identity.ts';
import { isSealed, type Sealed } from '../../../domain/personal-data/personal-data.ts';
import { CustomerKeyUnusable, openPersonal, sealPersonal } from '../../event-log/sealing.ts';
import type { KeyGrant } from '../../ports/key-vault.ts';
import type { CustomerErased } from '../engine/command-outcome.ts';
import type { CommandRun } from '../engine/command-run.ts';
import { grantOfCustomer } from '../engine/customer-grant.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import type { NotStorable, Storable } from '../engine/stream-kind.ts';

/**
 * Seals the personal fields of a decision about a booking. A contact is sealed for the customer with its e-mail
 * address. Without an address, it is sealed for a customer that has only this booking. A customer without a key gets
 * a key here. Any other text is sealed for the booking's present customer.
 *
 * If that customer was erased, or their key cannot be read, the text is left out. The event is stored anyway, since
 * it must still be possible to cancel or move the booking.
 */
export async function sealBookingEvents(
  decided: readonly BookingEvent[],
  { head, state }: LoadedStream<BookingState, BookingEvent>,
  run: CommandRun,
): Promise<Storable<BookingEvent>> {
  const events: BookingEvent[] = [];
  const grants: KeyGrant[] = [];
  for (const event of decided) {
    const personal = personalOf(event);
    if (personal === undefined) {
      events.push(event);
      continue;
    }
    // A note that is stored together with its booking belongs to the customer of the booking.
    const together = state.status === 'none' ? grants[0] : undefined;
    const grant = together ?? (await grantFor(personal, head.stream, state, run));
    if (grant === 'erased') {
      events.push(withPersonal(event, undefined));
    } else {
      if (together === undefined) grants.push(grant);
      events.push(
        withPersonal(event, sealPersonal(run.ports.cryptography, personal, grant, head.stream)),
      );
    }
  }
  return { isStorable: true, events, grants };
}

/** A note has no content except its text, so no note can be written about an erased customer. */
export async function sealNote(
  decided: readonly BookingEvent[],
  booking: LoadedStream<BookingState, BookingEvent>,
  run: CommandRun,
): Promise<Storable<BookingEvent> | NotStorable<CustomerErased>> {
  const sealed = await sealBookingEvents(decided, booking, run);
  return sealed.grants.length === decided.length
    ? sealed
    : { isStorable: false, refusal: { code: 'CustomerErased' } };
}

/** The present contact of a booking, unsealed; null if there is no contact or it cannot be read. */
export async function openContact(
  { head, state }: LoadedStream<BookingState, BookingEvent>,
  run: CommandRun,
): Promise<Contact | null> {
  if (state.status === 'none' || !isSealed(state.contact)) {
    return null;
  }
  const opening = openPersonal<Contact>(run.ports, state.contact, head.stream);
  const opened = await run.bound(erasedIfUnusable(opening));
  return opened === 'erased' ? null : opened;
}

/** A command must continue without an unreadable key, so it treats the key as destroyed. */
export async function erasedIfUnusable<Opened>(
  opening: Promise<Opened>,
): Promise<Opened | 'erased'> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof CustomerKeyUnusable) return 'erased';
    throw error;
  }
}

function personalOf(event: BookingEvent): object | undefined {
  const personal = 'personal' in event.data ? event.data.personal : undefined;
  return typeof personal === 'object' ? personal : undefined;
}

async function grantFor(
  personal: object,
  stream: string,
  state: BookingState,
  run: CommandRun,
): Promise<KeyGrant | 'erased'> {
  if (isContact(personal)) {
    const identity = customerIdentity(personal.email, stream);
    return await run.bound(run.ports.vault.grantFor(identity));
  }
  if (state.status === 'none' || !isSealed(state.contact)) {
    throw new Error('Only a stored booking has a customer to seal for.');
  }
  return (await grantOfCustomer(state.contact, run)) ?? 'erased';
}

function isContact(personal: object): personal is Contact {
  return 'email' in personal;
}

function withPersonal(event: BookingEvent, personal: Sealed | undefined): BookingEvent {
  return { ...event, data: { ...event.data, personal } } as BookingEvent;
}
