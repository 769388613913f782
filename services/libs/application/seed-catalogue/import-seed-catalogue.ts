import { CreateTour } from '../command-handling/tour/tour.commands.ts';
import type { CommandSender } from '../command-handling/engine/requested-command.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import type { SeedTour } from './seed-tour.ts';
import { sendUntilDecided } from './send-until-decided.ts';

interface Importing {
  readonly commands: CommandSender;
  readonly cryptography: Cryptography;
  /** The tours to create; only tests pass another list than the catalogue. */
  readonly tours?: readonly SeedTour[];
}

/**
 * Creates the tours that the product starts with, by the same command that staff use. The command id of each tour never
 * changes, so a second import creates no tour, and an interrupted import is completed. Later changes by staff are kept.
 *
 * @returns How many tours were created now.
 * @throws Error that names the tour which could not be created.
 */
export async function importSeedCatalogue({
  commands,
  cryptography,
  tours = seedCatalogue,
}: Importing): Promise<number> {
  let created = 0;
  for (const { slug, parts, isFeatured } of tours) {
    const commandId = cryptography.uuidV5('seed-catalogue', slug);
    const create = () =>
      commands.execute(
        new CreateTour(
          { parts, isFeatured, isActive: true },
          {
            actor: { kind: 'import' },
            scope: 'seed-catalogue',
            commandId,
            // The texts are left out, because a release may correct a text and the tour is still the same.
            body: { seed: slug },
            requestId: commandId,
            correlationId: commandId,
          },
        ),
      );
    const outcome = await sendUntilDecided(create);
    if (!outcome.done) {
      throw new Error(`The tour ${slug} could not be created: ${JSON.stringify(outcome.refusal)}`);
    }
    if (outcome.replayed !== true) created += 1;
  }
  return created;
}
