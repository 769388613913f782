import type { RecordedEvent } from '../../services/libs/application/event-log/recorded-event.ts';
import type { Cryptography } from '../../services/libs/application/ports/cryptography.ts';
import type { InMemoryLog } from '../support/in-memory/in-memory-log.ts';
import type { Law } from './law.ts';

/** To whom a booking or a message belongs. */
interface Owner {
  readonly customerId: string;
  readonly email: string | null;
}

/** The events with a whole contact: from then on the booking or message belongs to this person. */
const contactEvents: readonly string[] = [
  ...['BookingPlaced', 'BookingRequestedWithoutSeats', 'ContactCorrected'],
  'ContactMessageSubmitted',
];

/**
 * The rules of keys, in plain words. Everything about a person is sealed with a key that was stored before it. An
 * address has its own customer with its own key, also after a merge. Notes and answers are sealed with the key of the
 * person to whom the booking or the message belongs.
 */
export class SealLaws {
  readonly #log: InMemoryLog;
  readonly #cryptography: Cryptography;
  readonly #owners = new Map<string, Owner>();
  /** For each booking and message, everybody whose key sealed something in it. */
  readonly #named = new Map<string, Set<string>>();

  constructor(log: InMemoryLog, cryptography: Cryptography) {
    this.#log = log;
    this.#cryptography = cryptography;
  }

  /** The streams of the bookings and messages that belong to a customer now. */
  streamsOf(customerId: string): readonly string[] {
    return [...this.#owners].flatMap(([stream, owner]) =>
      owner.customerId === customerId ? [stream] : [],
    );
  }

  /** Everybody whose key sealed something in a booking or a message. */
  namedIn(stream: string): ReadonlySet<string> {
    return this.#named.get(stream) ?? new Set();
  }

  /** The address of the person to whom a stream belongs; undefined after an erasure. */
  addressOf(stream: string): string | undefined {
    const owner = this.#owners.get(stream);
    return owner === undefined || this.#log.isDestroyed(owner.customerId)
      ? undefined
      : (owner.email ?? undefined);
  }

  watch(event: RecordedEvent, law: Law): void {
    const { stream } = event;
    const personal: unknown = 'personal' in event.data ? event.data.personal : undefined;
    if (personal === undefined) return;
    const [format, customerId = '', blob = ''] =
      typeof personal === 'string' ? personal.split('.') : [];
    const key = this.#log.keyOf(customerId);
    // An erasure may have destroyed the key while the event was on its way to the log.
    const isErased = this.#log.isDestroyed(customerId);
    const wasKept = format === 'v1' && (key !== undefined || isErased);
    law(wasKept, event, 'says something of a person that no key opens');
    this.#named.set(stream, new Set([...this.namedIn(stream), customerId]));
    if (key === undefined) {
      if (contactEvents.includes(event.type)) this.#owners.set(stream, { customerId, email: null });
      return;
    }
    const text = this.#cryptography.unseal(key, blob, stream);
    law(text !== undefined, event, 'does not open with the key of its customer');
    const fields = JSON.parse(text ?? '{}') as { readonly email?: string | null };
    if (!contactEvents.includes(event.type)) {
      const isOwners = this.#owners.get(stream)?.customerId === customerId;
      law(isOwners, event, 'is sealed with the key of somebody else than the owner');
      return;
    }
    // A customer without an address has only one booking, which identifies them.
    const identity = this.#cryptography.mac('email-index', fields.email ?? stream);
    const isTheirs = this.#log.customersOf(identity).includes(customerId);
    law(isTheirs, event, 'is sealed with the key of somebody with another address');
    this.#owners.set(stream, { customerId, email: fields.email ?? null });
  }
}
