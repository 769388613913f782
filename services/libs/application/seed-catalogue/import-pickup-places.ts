import type { CommandSender } from '../command-handling/engine/requested-command.ts';
import { AddPickupPlace } from '../command-handling/pickup-place/pickup-place.commands.ts';
import { tourStream } from '../event-log/stream-names.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedPickupPlaces } from './seed-pickup-places.ts';
import { sendUntilDecided } from './send-until-decided.ts';

interface Importing {
  readonly commands: CommandSender;
  readonly cryptography: Cryptography;
  readonly log: EventLogReader;
  /** The places to add; only tests pass another list. */
  readonly places?: typeof seedPickupPlaces;
}

/**
 * Adds the pick-up places that the product starts with, by the same command that staff use. It has to run before the
 * tours are imported. A store that has the first tour is not new, and its staff already keep the list. An interrupted
 * import can be completed, because tours are imported only after the last place.
 *
 * @returns How many places were added now.
 * @throws Error that names the place which could not be added.
 */
export async function importPickupPlaces({
  commands,
  cryptography,
  log,
  places = seedPickupPlaces,
}: Importing): Promise<number> {
  const first = seedCatalogue[0]?.slug ?? '';
  if ((await log.readStream(tourStream(first), { limit: 1 })).length > 0) return 0;
  let added = 0;
  for (const place of places) {
    const commandId = cryptography.uuidV5('seed-pickup-places', place.name);
    const outcome = await sendUntilDecided(() =>
      commands.execute(
        new AddPickupPlace(
          { place },
          {
            actor: { kind: 'import' },
            scope: 'seed-pickup-places',
            commandId,
            body: { seed: place.name },
            requestId: commandId,
            correlationId: commandId,
          },
        ),
      ),
    );
    if (!outcome.done) {
      throw new Error(`${place.name} could not be added: ${JSON.stringify(outcome.refusal)}`);
    }
    if (outcome.replayed !== true) added += 1;
  }
  return added;
}
