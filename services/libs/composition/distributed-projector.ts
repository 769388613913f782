import { randomUUID } from 'node:crypto';
import type { EventStoreDbOptions } from '../adapters/distributed/event-store-db/event-store-db-event-store.ts';
import { EventStoreDbKeyVault } from '../adapters/distributed/event-store-db/event-store-db-key-vault.ts';
import { MongoLogMarks } from '../adapters/distributed/mongo/mongo-log-marks.ts';
import { MongoProjectionDesk } from '../adapters/distributed/mongo/mongo-projection-desk.ts';
import { MongoProjectionStore } from '../adapters/distributed/mongo/mongo-projection-store.ts';
import { MongoRunningProcesses } from '../adapters/distributed/mongo/mongo-running-processes.ts';
import { NodeCryptography } from '../adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../adapters/node/random-identifiers.ts';
import { openPersonal } from '../application/event-log/sealing.ts';
import type { Tracing } from '../application/ports/tracing.ts';
import type { RaiseAlarm } from '../application/projections/engine/projection-alarms.ts';
import { projectionRoutes } from '../application/projections/projection-routes.ts';
import { ProjectionRunner } from '../application/projections/engine/projection-runner.ts';
import { keepMark } from '../application/verification/keep-mark.ts';
import { EngineWatch, type EngineWatchListener } from '../application/safety/engine-watch.ts';
import { businessClock } from './business-clock.ts';
import { watchedStores } from './watched-stores.ts';
import { continueAfterLoss } from './continue-after-loss.ts';
import { beginOnEngines, openFoundLog, openLog, openReadModels } from './distributed-engines.ts';
import { checkEnginesLog } from './log-check/engines-log-check.ts';
import { beginHeartbeat } from './heartbeat.ts';
import { keepMarkUntil } from './keep-mark-until.ts';
import type { DistributedPlace } from './places/projector-place.ts';
import { archiveAt } from './storage.ts';
import { StartRefused } from './start-refused.ts';
import type { RunningProjections } from './running-projections.ts';

/**
 * How long MongoDB may take to answer, in milliseconds: thousands of documents are written at once, and no
 * request waits for that.
 */
const answerMsMax = 30_000;

/**
 * Starts to follow the log. If there are several such followers, the one that holds the lease of a read model
 * feeds it, and the others stand by.
 *
 * @throws StartRefused
 */
export async function runDistributedProjections(
  place: DistributedPlace,
  raise: RaiseAlarm,
  tracing: Tracing,
  listener?: EngineWatchListener,
): Promise<RunningProjections> {
  const { engines, secretKey, time } = place;
  refuseUnknownParts(engines);
  const clock = businessClock(time);
  const cryptography = new NodeCryptography(secretKey);
  const tools = { clock, cryptography, identifiers: new RandomIdentifiers() };
  const { log, database } = await openChecked(place, tools);
  // No key is kept in memory. Otherwise text could get into the search index while its key is being destroyed.
  const vault = new EventStoreDbKeyVault(log, { ...tools, openedKeyMsMax: 0 });
  const owner = randomUUID();
  const begin = () =>
    ProjectionRunner.start({
      routes: projectionRoutes,
      log,
      store: new MongoProjectionStore(database),
      clock,
      owner,
      patienceMs: engines.takeoverMs,
      parts: engines.projectionParts ?? {},
      openPersonal: async (sealed, stream) => {
        const opened = await openPersonal({ vault, cryptography }, sealed, stream);
        return opened === 'erased' ? undefined : opened;
      },
      raise,
      tracing,
    });
  const processes = new MongoRunningProcesses(database);
  const beat = await beginHeartbeat({ processes, kind: 'projector', directories: {} });
  const runner = await beginOnEngines(engines, begin);
  const watched = watchedStores(log, database, engines, { isProjector: true });
  const ending = new AbortController();
  void new EngineWatch(watched, clock).run(ending.signal, listener);
  const marks = new MongoLogMarks(database, tools);
  const marking = keepMarkUntil(ending.signal, () => keepMark(log, marks));
  const desk = new MongoProjectionDesk({ database, projections: runner, owner });
  return {
    runner,
    log,
    clock,
    async close() {
      ending.abort();
      await marking;
      await desk.close();
      await runner.close();
      await beat.end();
      await database.close();
      await log.close();
    },
  };
}

/** Opens the log and the read models, and compares the log with all records of it outside the log. */
async function openChecked(
  { engines, archive: archivePlace, continueAfterLoss: consent }: DistributedPlace,
  tools: Omit<EventStoreDbOptions, 'url'>,
) {
  const { cryptography } = tools;
  const archive = archiveAt(archivePlace);
  const found = await openFoundLog(engines);
  try {
    const database = await openReadModels(engines, { answerMsMax });
    try {
      const stores = { engines, found, database };
      const givenUp = await checkEnginesLog(stores, { archive, cryptography }, consent);
      const log = await openLog(engines, tools);
      await continueAfterLoss(log, givenUp, { ...tools, archive, hasGapFreePositions: false });
      return { log, database };
    } catch (error) {
      await database.close();
      throw error;
    }
  } finally {
    await found.close();
  }
}

function refuseUnknownParts({ projectionParts = {} }: DistributedPlace['engines']): void {
  const known = new Set<string>(
    projectionRoutes.map(({ projection }) => projection.collection.name),
  );
  const unknown = Object.keys(projectionParts).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new StartRefused(
    `PROJECTION_PARTS names no read model of this release: ${unknown.join(', ')}. There are ` +
      `${[...known].sort().join(', ')}.`,
  );
}
