import { openPersonal } from '../../../services/libs/application/event-log/sealing.ts';
import { projectionRoutes } from '../../../services/libs/application/projections/projection-routes.ts';
import { PersonalReader } from '../../../services/libs/application/queries/engine/personal-reader.ts';
import { TourCatalogue } from '../../../services/libs/application/queries/tour/tour-catalogue.ts';
import { ReadSide } from '../in-memory/read-side.ts';
import { type StoryClock, WriteSide } from '../in-memory/write-side.ts';

/** The whole path from commands to queries: commands, the log, projections and queries. */
export class WholeStory {
  readonly commands: WriteSide;
  readonly read: ReadSide;
  readonly catalogue: TourCatalogue;
  readonly people: PersonalReader;

  private constructor(
    commands: WriteSide,
    read: ReadSide,
    catalogue: TourCatalogue,
    people: PersonalReader,
  ) {
    this.commands = commands;
    this.read = read;
    this.catalogue = catalogue;
    this.people = people;
  }

  static async open(): Promise<WholeStory> {
    const commands = await WriteSide.open();
    const read = new ReadSide(projectionRoutes, commands.store);
    const { vault, cryptography, clock } = commands.ports;
    await read.run({
      openPersonal: async (sealed, stream) => {
        const opened = await openPersonal({ vault, cryptography }, sealed, stream);
        return opened === 'erased' ? undefined : opened;
      },
    });
    const catalogue = await TourCatalogue.open(read.readStore, clock);
    return new WholeStory(commands, read, catalogue, new PersonalReader(vault, cryptography));
  }

  get clock(): StoryClock {
    return this.commands.clock;
  }

  /** Waits until the read models and the catalogue include all events. Returns the data that queries read. */
  async upToDate() {
    await this.read.catchUp();
    await this.catalogue.reach(await this.commands.store.head(), 10_000);
    return {
      readStore: this.read.readStore,
      catalogue: this.catalogue.current,
      people: this.people,
      now: this.clock.now(),
    };
  }

  async close(): Promise<void> {
    this.catalogue.close();
    await this.read.close();
    await this.commands.close();
  }
}
