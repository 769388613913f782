import type { CommandBus } from '@nestjs/cqrs';
import type { KeptDocument } from '../../../services/libs/application/ports/projection-store.ts';
import type { ProjectionAlarm } from '../../../services/libs/application/projections/engine/projection-alarms.ts';
import { projectionRoutes } from '../../../services/libs/application/projections/projection-routes.ts';
import { PersonalReader } from '../../../services/libs/application/queries/engine/personal-reader.ts';
import { SqliteProjectionStore } from '../../../services/libs/adapters/embedded/read-models/sqlite-projection-store.ts';
import { openProfile } from '../../../services/libs/composition/open-profile.ts';
import type { Ports, Profile } from '../../../services/libs/composition/profile.ts';
import { runProjections } from '../../../services/libs/composition/run-projections.ts';
import type { RunningProjections } from '../../../services/libs/composition/running-projections.ts';
import {
  readSettings,
  type Settings,
} from '../../../services/libs/composition/settings/settings.ts';
import { commandBus } from './command-bus.ts';

/** How long the read models may take to catch up with the log, in milliseconds. */
const patienceMs = 60_000;

/** Settings of the embedded profile for a directory. The clock starts at the same time in all tests. */
export function settingsOn(dataDirectory: string, more: Record<string, string> = {}): Settings {
  const CLOCK_START = '2026-11-20T06:00:00.000Z';
  return readSettings({ DATA_DIR: dataDirectory, CLOCK_START, ...more });
}

/** Opens a data directory as the product does, without the HTTP server. */
export class OpenedStore {
  readonly alarms: ProjectionAlarm[] = [];
  readonly commands: CommandBus;
  readonly people: PersonalReader;
  readonly #profile: Profile;
  readonly #projections: RunningProjections;

  private constructor(
    profile: Profile,
    projections: RunningProjections,
    alarms: ProjectionAlarm[],
  ) {
    this.#profile = profile;
    this.#projections = projections;
    this.alarms = alarms;
    const { eventStore: store, keyVault: vault, cryptography, identifiers, clock } = profile.ports;
    this.commands = commandBus({ store, vault, cryptography, identifiers, clock });
    this.people = new PersonalReader(vault, cryptography);
  }

  static async open(settings: Settings): Promise<OpenedStore> {
    const profile = await openProfile(settings);
    const alarms: ProjectionAlarm[] = [];
    const projections = await runProjections(profile.projectorPlace, (alarm) => {
      alarms.push(alarm);
    });
    return new OpenedStore(profile, projections, alarms);
  }

  get ports(): Ports {
    return this.#profile.ports;
  }

  /** Waits until every read model can be read and contains every event of the log. */
  async catchUp(): Promise<void> {
    await this.#projections.runner.whenReady();
    const { eventStore, readStore } = this.ports;
    const collections = projectionRoutes.map(({ projection }) => projection.collection);
    const head = await eventStore.head();
    expect(await readStore.waitFor(collections, head, patienceMs)).toBe(true);
  }

  /** Returns every document of every read model that can be read. The keys are `<read model> <id>`. */
  async documents(): Promise<Readonly<Record<string, KeptDocument>>> {
    const { projectorPlace: place } = this.#profile;
    if (place.profile !== 'embedded') throw new Error('The read models are not in a file.');
    const store = new SqliteProjectionStore(place.readModelsFile);
    try {
      const all: Record<string, KeptDocument> = {};
      const builds = await store.builds();
      for (const { projection } of projectionRoutes) {
        const { collection } = projection;
        const record = builds.findLast(
          ({ name, version, isReady }) =>
            name === collection.name && version === collection.version && isReady,
        );
        if (record === undefined) throw new Error(`${collection.name} cannot be read.`);
        const build = { collection, number: record.number };
        const ids = await store.ids(build, '', Number.MAX_SAFE_INTEGER);
        for (const [id, kept] of await store.load(build, ids)) {
          all[`${collection.name} ${id}`] = kept;
        }
      }
      return all;
    } finally {
      store.close();
    }
  }

  async close(): Promise<void> {
    await this.#projections.close();
    await this.#profile.close();
  }
}
