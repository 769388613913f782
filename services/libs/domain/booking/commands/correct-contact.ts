import type { ActorKind } from '../../actor.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { PickupWindow } from '../../tour/pickup-window.ts';
import type { InvalidFields } from '../../refusal.ts';
import type { ContactCorrected } from '../booking.events.ts';
import type {
  BookingNotFound,
  BookingIsCancelled,
  SeatsNotHeld,
  EmailNotChangeable,
} from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';
import { type Contact, contactFaults, contactOf, phoneFaults } from '../contact.ts';

export interface CorrectContact {
  readonly type: 'CorrectContact';
  readonly by: ActorKind;
  /** The current contact, decrypted; null if its key was destroyed. */
  readonly current: Contact | null;
  /** The whole new contact; trimmed, the e-mail address in lower case, or null. */
  readonly contact: Contact;
  /** True if an undo restores the earlier contact. Its phone number may be older than the rule for phone numbers. */
  readonly isRestored?: boolean;
  /** When the traveller is picked up at the place of the new contact. */
  readonly pickup?: PickupWindow;
}

export type CorrectContactRefusal =
  BookingNotFound | BookingIsCancelled | SeatsNotHeld | InvalidFields | EmailNotChangeable;

const contactFields: readonly (keyof Contact)[] = [
  'name',
  'email',
  'phone',
  'pickupPlace',
  'message',
];

/**
 * Corrects the traveller's contact. The e-mail address identifies the customer, so only staff change it.
 * After an erasure every given field counts as new, also the e-mail address.
 */
export function correctContact(
  command: CorrectContact,
  state: BookingState,
): Decision<ContactCorrected, CorrectContactRefusal> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'BookingNotFound' });
    case 'requested':
      return refuse({ code: 'SeatsNotHeld' });
    case 'cancelled':
    case 'withdrawn':
      return refuse({ code: 'BookingIsCancelled' });
    case 'pending':
    case 'confirmed':
      return correctLiveContact(command);
  }
}

function correctLiveContact({
  by,
  current,
  contact,
  isRestored = false,
  pickup,
}: CorrectContact): Decision<ContactCorrected, CorrectContactRefusal> {
  const isPhoneNew = contact.phone !== current?.phone && !isRestored;
  const faults = [
    ...contactFaults(contact, { path: 'contact', needsEmail: false }),
    ...(isPhoneNew ? phoneFaults(contact, 'contact') : []),
  ];
  if (faults.length > 0) {
    return refuse({ code: 'InvalidFields', faults });
  }
  const changed = contactFields.filter((field) => contact[field] !== current?.[field]);
  if (by === 'customer' && changed.includes('email')) {
    return refuse({ code: 'EmailNotChangeable' });
  }
  return changed.length === 0
    ? accept() // No field changes.
    : accept({
        type: 'ContactCorrected',
        data: {
          changed,
          ...(changed.includes('pickupPlace') && pickup !== undefined ? { pickup } : {}),
          personal: contactOf(contact),
        },
      });
}
