import { join } from 'node:path';
import { SqliteEventStore } from '../../../services/libs/adapters/embedded/sqlite-event-store.ts';
import { SqliteKeyVault } from '../../../services/libs/adapters/embedded/sqlite-key-vault.ts';
import { NodeCryptography } from '../../../services/libs/adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../../services/libs/adapters/node/random-identifiers.ts';
import { SystemClock } from '../../../services/libs/adapters/node/system-clock.ts';
import type { CommandContext } from '../../../services/libs/application/command-handling/command-context.ts';
import { CommandSide } from '../../../services/libs/application/command-handling/command-side.ts';
import { BookTour } from '../../../services/libs/application/command-handling/commands/booking.commands.ts';
import type { Clock } from '../../../services/libs/application/ports/clock.ts';
import type { RequestedCommand } from '../../../services/libs/application/command-handling/requested-command.ts';
import { importSeedCatalogue } from '../../../services/libs/application/seed-catalogue/import-seed-catalogue.ts';
import { departures } from './product.ts';

/** The secret the log is begun with; the product has to be started with the same. */
export const secretKey = 'the secret of a log that is only measured';

const callers = 64;

/** Commands on a log, and its position. */
interface Filling {
  readonly commands: CommandSide;
  readonly head: () => Promise<number>;
}

/** Opens the log of a data directory, with the catalogue in it, to whoever fills it by the product's own commands. */
export async function filling(
  directory: string,
  clock: Clock,
  fill: (filling: Filling) => Promise<void>,
): Promise<void> {
  const file = join(directory, 'event-log.sqlite');
  const cryptography = new NodeCryptography(secretKey);
  const identifiers = new RandomIdentifiers();
  const store = await SqliteEventStore.open({ file, clock, cryptography, identifiers });
  const vault = new SqliteKeyVault(store, { cryptography, identifiers });
  const commands = new CommandSide({ store, vault, cryptography, identifiers, clock });
  await importSeedCatalogue({ commands, cryptography });
  await fill({ commands, head: async () => Number(await store.head()) });
  vault.close();
  await store.close();
}

/** Does something so many times, by callers side by side; each time is told which of them it is. */
export async function manyTimes(
  times: number,
  work: (number: number) => Promise<void>,
): Promise<void> {
  let left = times;
  const workUntilDone = async () => {
    while (left > 0) {
      left -= 1;
      await work(left);
    }
  };
  await Promise.all(Array.from({ length: callers }, workUntilDone));
}

/** What a command is told of who asks, in a filling. */
export function fillingContext(requestId: string, body: object): CommandContext {
  return {
    actor: { kind: 'customer' },
    scope: 'public',
    idempotencyKey: requestId,
    body,
    requestId,
    correlationId: requestId,
  };
}

/**
 * Executes a command, again where a busy machine did not answer in time: its key makes it happen once.
 *
 * @throws Error where something else stood in its way.
 */
export async function filled<Result>(
  { commands }: Filling,
  command: RequestedCommand<unknown, Result, { readonly code: string }>,
): Promise<Result> {
  for (;;) {
    const outcome = await commands.execute(command);
    if (outcome.done) return outcome.result;
    const { code } = outcome.refusal;
    if (code !== 'OutcomeUnknown' && code !== 'TimedOut') {
      throw new Error(`Filling the log: ${code}.`);
    }
  }
}

/** Fills a data directory with the catalogue and bookings, until the log holds so many events. */
export async function fillWithBookings(directory: string, events: number): Promise<void> {
  const clock = new SystemClock('2026-11-20T06:00:00Z');
  await filling(directory, clock, async (log) => {
    const slots = departures(1_000);
    // Every booking is three events.
    await manyTimes(Math.ceil((events - (await log.head())) / 3), async (number) => {
      const wish = {
        tourId: 'spice-farm-tour',
        slot: slots[number % slots.length] ?? { date: '', time: '' },
        party: [{ category: 'Adult (12+)', count: 2 }],
        contact: {
          name: 'Asha Juma',
          email: `asha${number}@example.com`,
          phone: '+255 700 000 001',
        },
      };
      const context = fillingContext(`filling-${number}`, wish);
      await filled(log, new BookTour(wish, context));
    });
  });
}
