import { join } from 'node:path';
import { SqliteEventStore } from '../../../services/libs/adapters/embedded/sqlite-event-store.ts';
import { SqliteKeyVault } from '../../../services/libs/adapters/embedded/sqlite-key-vault.ts';
import { NodeCryptography } from '../../../services/libs/adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../../services/libs/adapters/node/random-identifiers.ts';
import { SystemClock } from '../../../services/libs/adapters/node/system-clock.ts';
import { CommandSide } from '../../../services/libs/application/command-handling/command-side.ts';
import { BookTour } from '../../../services/libs/application/command-handling/commands/booking.commands.ts';
import { importSeedCatalogue } from '../../../services/libs/application/seed-catalogue/import-seed-catalogue.ts';
import { departures } from './product.ts';

/** The secret the log is begun with; the product has to be started with the same. */
export const secretKey = 'the secret of a log that is only measured';

const callers = 64;

/**
 * Fills a data directory with the catalogue and bookings, by the product's own commands, until the
 * log holds so many events.
 */
export async function fillWithBookings(directory: string, events: number): Promise<void> {
  const file = join(directory, 'event-log.sqlite');
  const clock = new SystemClock('2026-11-20T06:00:00Z');
  const cryptography = new NodeCryptography(secretKey);
  const identifiers = new RandomIdentifiers();
  const store = await SqliteEventStore.open({ file, clock, cryptography, identifiers });
  const vault = new SqliteKeyVault(store, { cryptography, identifiers });
  const commands = new CommandSide({ store, vault, cryptography, identifiers, clock });
  await importSeedCatalogue({ commands, cryptography });
  const slots = departures(1_000);
  // Every booking is three events.
  let left = Math.ceil((events - Number(await store.head())) / 3);
  const bookUntilDone = async () => {
    while (left > 0) {
      left -= 1;
      const slot = slots[left % slots.length] ?? { date: '', time: '' };
      await book(commands, slot, left);
    }
  };
  await Promise.all(Array.from({ length: callers }, bookUntilDone));
  vault.close();
  await store.close();
}

async function book(
  commands: CommandSide,
  slot: { readonly date: string; readonly time: string },
  number: number,
): Promise<void> {
  const wish = {
    tourId: 'spice-farm-tour',
    slot,
    party: [{ category: 'Adult (12+)', count: 2 }],
    contact: {
      name: 'Asha Juma',
      email: `asha${number}@example.com`,
      phone: '+255 700 000 001',
    },
  };
  const requestId = `filling-${number}`;
  const outcome = await commands.execute(
    new BookTour(wish, {
      actor: { kind: 'customer' },
      scope: 'public',
      idempotencyKey: requestId,
      body: wish,
      requestId,
      correlationId: requestId,
    }),
  );
  if (!outcome.done) throw new Error(`Filling the log: ${outcome.refusal.code}.`);
}
