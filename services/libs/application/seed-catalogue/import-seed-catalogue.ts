import type { CommandSide } from '../command-handling/command-side.ts';
import { CreateTour } from '../command-handling/commands/tour.commands.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import type { SeedTour } from './seed-tour.ts';

/** How often a busy log is asked for one tour; each time it has the time of a command. */
const triesMax = 20;

/** Nobody can say yet whether it was done: asking again tells, or does it. */
const undecided: readonly string[] = ['OutcomeUnknown', 'TimedOut'];

interface Importing {
  readonly commands: Pick<CommandSide, 'execute'>;
  readonly cryptography: Cryptography;
  /** The tours to create; another list than the catalogue's only in tests. */
  readonly tours?: readonly SeedTour[];
}

/**
 * Creates the tours the product starts with, through the same command as staff do. Each has a command
 * id of its own for good, so importing again creates nothing, and an import that was cut short is
 * completed; what staff made of a tour since is left alone.
 *
 * @returns How many tours were created now.
 * @throws Error naming the tour that could not be created.
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
            // Not the texts: a release may mend one, which makes it no other tour.
            body: { seed: slug },
            requestId: commandId,
            correlationId: commandId,
          },
        ),
      );
    let outcome = await create();
    for (
      let tries = 1;
      !outcome.done && isUndecided(outcome.refusal) && tries < triesMax;
      tries += 1
    ) {
      outcome = await create();
    }
    if (!outcome.done) {
      throw new Error(`The tour ${slug} could not be created: ${JSON.stringify(outcome.refusal)}`);
    }
    if (outcome.replayed !== true) created += 1;
  }
  return created;
}

function isUndecided({ code }: { readonly code: string }): boolean {
  return undecided.includes(code);
}
