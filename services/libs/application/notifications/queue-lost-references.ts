import { customerEmail } from '../../domain/customer/customer-email.ts';
import type { Identifiers } from '../ports/identifiers.ts';
import { isKey, type KeyVault } from '../ports/key-vault.ts';
import { customerRecords } from '../projections/customer/customer-records.projection.ts';
import { bookingsOfCustomer } from '../queries/booking/bookings-of-customer.ts';
import { queueTimed, type TimedNotification, type TimedTools } from './timed-notifications.ts';

/** How long to wait for the read models, so that a booking made a moment ago is included, in milliseconds. */
const waitMsMax = 1_500;

export interface LostReferencesTools extends TimedTools {
  readonly vault: Pick<KeyVault, 'customersOfEmail' | 'open'>;
  readonly identifiers: Pick<Identifiers, 'uuid'>;
}

/**
 * Queues the e-mail that lists the bookings of an e-mail address, if there are bookings. The e-mail goes to the address
 * of the bookings, never to the text that was typed.
 */
export async function queueLostReferences(
  email: string,
  tools: LostReferencesTools,
): Promise<void> {
  const { vault, readStore, log } = tools;
  await readStore.waitFor([customerRecords.collection], await log.head(), waitMsMax);
  const due: TimedNotification[] = [];
  for (const customerId of await vault.customersOfEmail(customerEmail(email))) {
    if (!isKey(await vault.open(customerId))) continue;
    const bookings = await bookingsOfCustomer(readStore, customerId);
    if (bookings.length > 0) due.push(lostReferencesOf(customerId, tools));
  }
  await queueTimed(due, tools);
}

function lostReferencesOf(
  customerId: string,
  { cryptography, identifiers }: Pick<LostReferencesTools, 'cryptography' | 'identifiers'>,
): TimedNotification {
  const commandId = identifiers.uuid();
  return {
    commandId,
    notificationId: cryptography.uuidV5(commandId, `customer-${customerId}`, 'traveller'),
    subject: {
      template: 'lost-references',
      customerId,
      recipient: 'traveller',
      cause: { commandId, revision: 0 },
    },
  };
}
