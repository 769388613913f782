import type { CommandBus } from '@nestjs/cqrs';
import { BookTour } from '../../../services/libs/application/command-handling/booking/booking.commands.ts';
import { CreateTour } from '../../../services/libs/application/command-handling/tour/tour.commands.ts';
import type { CommandContext } from '../../../services/libs/application/command-handling/engine/command-context.ts';
import { openPersonal } from '../../../services/libs/application/event-log/sealing.ts';
import { decode } from '../../../services/libs/application/event-log/recorded-event.ts';
import {
  beginning,
  type StoredEvent,
} from '../../../services/libs/application/event-log/stored-event.ts';
import type { Cryptography } from '../../../services/libs/application/ports/cryptography.ts';
import type { EventLogReader } from '../../../services/libs/application/ports/event-log-reader.ts';
import type { EventStore } from '../../../services/libs/application/ports/event-store.ts';
import type { Identifiers } from '../../../services/libs/application/ports/identifiers.ts';
import type { KeyVault } from '../../../services/libs/application/ports/key-vault.ts';
import type { Contact } from '../../../services/libs/domain/booking/contact.ts';
import { commandBus } from '../in-memory/command-bus.ts';
import { sampleTour } from '../sample-tour.ts';
import { done, party, slot, StoryClock } from '../in-memory/write-side.ts';

/** A log and its keys, in either profile. */
export interface StoryStore {
  readonly eventStore: EventStore;
  readonly keyVault: KeyVault;
  readonly cryptography: Cryptography;
  readonly identifiers: Identifiers;
}

/** Makes tours and bookings for tests that move the store. */
export class MovingStory {
  readonly #side: CommandBus;
  #requests = 0;

  constructor({ eventStore: store, keyVault: vault, cryptography, identifiers }: StoryStore) {
    this.#side = commandBus({
      ...{ store, vault, cryptography, identifiers },
      clock: new StoryClock(),
    });
  }

  /** Publishes a tour with a picture, and no limit to its seats. */
  async publishTour(image?: string): Promise<string> {
    const parts = sampleTour({
      schedule: { capacity: null },
      ...(image !== undefined && { images: [{ url: image, alt: 'Cloves' }] }),
    });
    const form = { parts, isActive: true, isFeatured: false };
    const command = new CreateTour(form, this.#context({ kind: 'admin', id: 'asha' }));
    return done(await this.#side.execute(command)).result.id;
  }

  /** @param key A repeated request with the same key gets the same booking. */
  async book(tourId: string, contact: Contact, key?: string): Promise<number> {
    const input = { tourId, slot, party: party(2), contact };
    const context = this.#context({ kind: 'customer' }, key);
    return Number(done(await this.#side.execute(new BookTour(input, context))).result.id);
  }

  #context(actor: CommandContext['actor'], idempotencyKey?: string): CommandContext {
    this.#requests += 1;
    const requestId = `request-${this.#requests}`;
    return {
      ...{ actor, scope: actor.id ?? 'public', body: null, requestId, correlationId: requestId },
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    };
  }
}

/** Every event of a log as it is stored, without its position. */
export async function everyEvent(
  log: Pick<EventLogReader, 'readAll'>,
): Promise<readonly StoredEvent[]> {
  const { events } = await log.readAll(beginning, 10_000);
  return events.map((event) => ({ ...event, position: beginning }));
}

/** The name in the contact of a booking when it was made. */
export async function bookedName(
  { eventStore, keyVault, cryptography }: StoryStore,
  bookingNumber: number,
): Promise<string> {
  const stream = `booking-${bookingNumber}`;
  const [placed] = (await eventStore.readStream(stream))
    .map((stored) => decode(stored))
    .filter(({ type }) => type === 'BookingPlaced');
  if (placed?.type !== 'BookingPlaced') throw new Error(`There is no ${stream}.`);
  const tools = { vault: keyVault, cryptography };
  const opened = await openPersonal<Contact>(tools, placed.data.personal as never, stream);
  return opened === 'erased' ? opened : opened.name;
}
