import { decode } from '../../services/libs/application/event-log/recorded-event.ts';
import { beginning } from '../../services/libs/application/event-log/stored-event.ts';
import type { Clock } from '../../services/libs/application/ports/clock.ts';
import type { Collection, Find } from '../../services/libs/application/ports/collection.ts';
import type { KeptDocument } from '../../services/libs/application/ports/projection-store.ts';
import type { ProjectionRoute } from '../../services/libs/application/projections/engine/projection.ts';
import { projectionRoutes } from '../../services/libs/application/projections/projection-routes.ts';
import type { InMemoryLog } from '../support/in-memory/in-memory-log.ts';
import {
  InMemoryReadModels,
  InMemoryReadStore,
} from '../support/in-memory/in-memory-read-models.ts';
import type { Random } from './random.ts';

/** The read models that the simulated requests and the checks at the end read. */
const neededModels: readonly string[] = [
  'customers',
  'customer-records',
  'imported-bookings',
  'bulk-acts',
  'contact-messages',
  'booking-tabs',
  'tour-listings',
];

const routes = projectionRoutes.filter(({ projection }) =>
  neededModels.includes(projection.collection.name),
);

/** Read models over the log of one history, made with the product's folds. They are brought up to date when read. */
export class SimulatedReadModels {
  readonly #log: InMemoryLog;
  readonly #models = new InMemoryReadModels();
  readonly #documents = new Map<ProjectionRoute, Map<string, KeptDocument>>();
  #folded = 0;

  constructor(log: InMemoryLog) {
    this.#log = log;
    for (const route of routes) {
      const { collection } = route.projection;
      const { name, version } = collection;
      const documents = new Map<string, KeptDocument>();
      const record = {
        ...{ name, version, number: 1, isReady: true, parts: 1, logId: log.logId },
        ...{ position: beginning, checkpoint: undefined, checkpoints: [] },
        lease: { owner: undefined, fence: 0, beat: 0 },
      };
      this.#models.builds.set(name, { record, collection, documents });
      this.#documents.set(route, documents);
    }
  }

  /** The same read models, as the checks at the end read them: without any waiting. */
  get checked(): InMemoryReadStore {
    this.reach();
    return new InMemoryReadStore(this.#models);
  }

  /** The read models as a process reads them: every answer takes time, and has all events of the log. */
  seenBy(clock: Clock, random: Random): InMemoryReadStore {
    return new DistantReadStore(this.#models, async () => {
      await clock.sleep(random.between(1, 6));
      this.reach();
    });
  }

  /** Folds all events that are not folded yet. */
  reach(): void {
    const { events } = this.#log;
    for (; this.#folded < events.length; this.#folded += 1) {
      const stored = events[this.#folded];
      if (stored === undefined) return;
      const concerned = routes.filter(({ events: types }) =>
        types.some((type) => type === stored.type),
      );
      if (concerned.length === 0) continue;
      const event = decode(stored);
      for (const route of concerned) {
        const { projection } = route;
        const documents = this.#documents.get(route);
        for (const id of projection.documentIds(event)) {
          const document = projection.fold(documents?.get(id)?.document, event, id);
          documents?.set(id, { document, position: stored.position });
        }
      }
    }
  }
}

class DistantReadStore extends InMemoryReadStore {
  readonly #reach: () => Promise<void>;

  constructor(models: InMemoryReadModels, reach: () => Promise<void>) {
    super(models);
    this.#reach = reach;
  }

  override async get<Document extends object>(collection: Collection<Document>, id: string) {
    await this.#reach();
    return await super.get(collection, id);
  }

  override async getMany<Document extends object>(
    collection: Collection<Document>,
    ids: readonly string[],
  ) {
    await this.#reach();
    return await super.getMany(collection, ids);
  }

  override async find<Document extends object>(
    collection: Collection<Document>,
    find: Find<Document>,
  ) {
    await this.#reach();
    return await super.find(collection, find);
  }

  override async waitFor(): Promise<boolean> {
    await this.#reach();
    return true;
  }
}
