import { BullmqJobQueue } from '../adapters/distributed/redis/bullmq-job-queue.ts';
import type { EventStoreDbOptions } from '../adapters/distributed/event-store-db/event-store-db-event-store.ts';
import { EventStoreDbKeyVault } from '../adapters/distributed/event-store-db/event-store-db-key-vault.ts';
import { MongoAccounts } from '../adapters/distributed/mongo/mongo-accounts.ts';
import { MongoBookingOrigins } from '../adapters/distributed/mongo/mongo-booking-origins.ts';
import { MongoPageSpeeds } from '../adapters/distributed/mongo/mongo-page-speeds.ts';
import { MongoMailSuppressions } from '../adapters/distributed/mongo/mongo-mail-suppressions.ts';
import { MongoCheckRecords } from '../adapters/distributed/mongo/mongo-check-records.ts';
import { MongoJobRecords } from '../adapters/distributed/mongo/mongo-job-records.ts';
import { MongoLogMarks } from '../adapters/distributed/mongo/mongo-log-marks.ts';
import { MongoPolicyCheckpoints } from '../adapters/distributed/mongo/mongo-policy-checkpoints.ts';
import { MongoProjectionControl } from '../adapters/distributed/mongo/mongo-projection-control.ts';
import { MongoReadStore } from '../adapters/distributed/mongo/mongo-read-store.ts';
import { MongoRunningProcesses } from '../adapters/distributed/mongo/mongo-running-processes.ts';
import { MongoSessions } from '../adapters/distributed/mongo/mongo-sessions.ts';
import { RedisRateLimiter } from '../adapters/distributed/redis/redis-rate-limiter.ts';
import { NodeCryptography } from '../adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../adapters/node/random-identifiers.ts';
import { SystemClock } from '../adapters/node/system-clock.ts';
import { UnlimitedAttempts } from '../adapters/node/unlimited-attempts.ts';
import type { ProcessKind } from '../application/ports/running-processes.ts';
import { EngineWatch } from '../application/safety/engine-watch.ts';
import { SharedDirectoriesWatch } from '../application/safety/shared-directories.ts';
import type { ProjectionControl } from '../application/ports/projection-control.ts';
import { businessClock } from './business-clock.ts';
import { watchedStores } from './watched-stores.ts';
import { continueAfterLoss } from './continue-after-loss.ts';
import {
  logPort,
  openFoundLog,
  openLog,
  openReadModels,
  readModelsPort,
} from './distributed-engines.ts';
import { checkEnginesLog } from './log-check/engines-log-check.ts';
import { beginHeartbeat, sharedDirectoriesOf } from './heartbeat.ts';
import { LogCheckerThread } from './log-check/log-checker-thread.ts';
import { mailingOf } from './mailing.ts';
import type { Ports, Profile } from './profile.ts';
import { type DistributedPlace, distributedPlaceOf } from './places/projector-place.ts';
import type { Settings } from './settings/settings.ts';
import { archivePlaceOf, openStorage } from './storage.ts';

/** The distributed profile: any number of processes share EventStoreDB, MongoDB and Redis. */
export class DistributedProfile implements Profile {
  readonly ports: Ports;
  readonly projectorPlace: DistributedPlace;
  readonly projections: ProjectionControl;
  readonly engineWatch: EngineWatch;
  readonly #close: () => Promise<void>;

  private constructor(
    opened: Pick<DistributedProfile, 'ports' | 'projectorPlace' | 'projections' | 'engineWatch'>,
    close: () => Promise<void>,
  ) {
    this.ports = opened.ports;
    this.projectorPlace = opened.projectorPlace;
    this.projections = opened.projections;
    this.engineWatch = opened.engineWatch;
    this.#close = close;
  }

  /**
   * Opens the profile. It waits for the log and the read models, because no request can be answered without
   * them. It does not wait for Redis: bookings are made without it, and e-mails are sent when Redis is there.
   *
   * @throws StartRefused
   */
  static async open(settings: Settings, kind: ProcessKind): Promise<DistributedProfile> {
    const closing: (() => void | Promise<void>)[] = [];
    const close = async () => {
      for (const end of closing.toReversed()) await end();
    };
    try {
      return await DistributedProfile.#open(settings, kind, closing, close);
    } catch (error) {
      await close();
      throw error;
    }
  }

  static async #open(
    settings: Settings,
    kind: ProcessKind,
    closing: (() => void | Promise<void>)[],
    close: () => Promise<void>,
  ): Promise<DistributedProfile> {
    const projectorPlace = distributedPlaceOf(settings);
    const { engines, secretKey, time } = projectorPlace;
    const clock = businessClock(time);
    const cryptography = new NodeCryptography(secretKey);
    const identifiers = new RandomIdentifiers();
    const tools = { clock, cryptography, identifiers };

    const opened = await openCheckedLog(settings, projectorPlace, { ...tools, closing });
    const { archive, database, images, log } = opened;
    const directories = await sharedDirectoriesOf(settings, kind);
    const processes = new MongoRunningProcesses(database);
    const beat = await beginHeartbeat({ processes, kind, directories });
    closing.push(() => beat.end());
    const readStore = new MongoReadStore(database);
    closing.push(() => readStore.close());
    const jobQueue = new BullmqJobQueue(engines.redisUrl);
    closing.push(() => jobQueue.close());
    const ports: Ports = {
      accounts: readModelsPort(new MongoAccounts(database)),
      archive,
      bookingOrigins: readModelsPort(new MongoBookingOrigins(database)),
      mailSuppressions: readModelsPort(new MongoMailSuppressions(database)),
      checkRecords: readModelsPort(new MongoCheckRecords(database)),
      clock,
      cryptography,
      dataPeriods: settings.dataPeriods,
      sessionTimes: settings.sessionTimes,
      eventStore: logPort(log),
      identifiers,
      images,
      jobQueue,
      jobRecords: readModelsPort(new MongoJobRecords(database)),
      keyVault: logPort(new EventStoreDbKeyVault(log, tools)),
      logChecker: new LogCheckerThread({
        log: { engines },
        anchors: { archive: archivePlaceOf(settings), secretKey },
      }),
      logMarks: readModelsPort(new MongoLogMarks(database, { cryptography })),
      ...(await mailingOf(settings)),
      pageSpeeds: readModelsPort(new MongoPageSpeeds(database)),
      policyCheckpoints: readModelsPort(new MongoPolicyCheckpoints(database)),
      rateLimiter: rateLimiterOf(settings, engines.redisUrl, closing),
      readStore: readModelsPort(readStore),
      sessions: readModelsPort(new MongoSessions(database)),
    };
    const projections = readModelsPort(new MongoProjectionControl(database));
    const sharing = new SharedDirectoriesWatch(processes, new SystemClock(), directories);
    const watched = watchedStores(log, database, engines, { isProjector: false });
    const engineWatch = new EngineWatch([...watched, sharing, jobQueue.safety], clock);
    return new DistributedProfile({ ports, projectorPlace, projections, engineWatch }, close);
  }

  close(): Promise<void> {
    return this.#close();
  }
}

/**
 * Opens the log, MongoDB, the archive and the pictures. Before it opens the log for use, it compares the log
 * with the records in MongoDB and the archive.
 */
async function openCheckedLog(
  settings: Settings,
  { engines }: DistributedPlace,
  {
    closing,
    ...tools
  }: Omit<EventStoreDbOptions, 'url'> & { readonly closing: (() => void | Promise<void>)[] },
) {
  const found = await openFoundLog(engines);
  closing.push(() => found.close());
  const database = await openReadModels(engines);
  closing.push(() => database.close());
  const { archive, images } = await openStorage(settings, engines);
  const givenUp = await checkEnginesLog(
    { engines, found, database },
    { archive, cryptography: tools.cryptography },
    settings.continueAfterLoss,
  );
  await found.close();
  const log = await openLog(engines, tools);
  closing.push(() => log.close());
  await continueAfterLoss(log, givenUp, { ...tools, archive, hasGapFreePositions: false });
  return { archive, database, images, log };
}

function rateLimiterOf(
  { areRateLimitsOn }: Settings,
  redisUrl: string,
  closing: (() => void | Promise<void>)[],
) {
  if (!areRateLimitsOn) return new UnlimitedAttempts();
  const limiter = new RedisRateLimiter(redisUrl);
  closing.push(() => {
    limiter.close();
  });
  return limiter;
}
