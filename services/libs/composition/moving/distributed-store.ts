import { EventStoreDbEventLogReader } from '../../adapters/distributed/event-store-db/event-store-db-event-log-reader.ts';
import { EventStoreDbKeyCarrier } from '../../adapters/distributed/event-store-db/event-store-db-key-carrier.ts';
import { EventStoreDbLogIntake } from '../../adapters/distributed/event-store-db/event-store-db-log-intake.ts';
import { EventStoreDbMoveMark } from '../../adapters/distributed/event-store-db/event-store-db-move-mark.ts';
import { MongoAccounts } from '../../adapters/distributed/mongo/mongo-accounts.ts';
import type { MongoDatabase } from '../../adapters/distributed/mongo/mongo-database.ts';
import { MongoJobRecords } from '../../adapters/distributed/mongo/mongo-job-records.ts';
import { MongoPolicyCheckpoints } from '../../adapters/distributed/mongo/mongo-policy-checkpoints.ts';
import { MongoRunningProcesses } from '../../adapters/distributed/mongo/mongo-running-processes.ts';
import { MongoProjectionStore } from '../../adapters/distributed/mongo/mongo-projection-store.ts';
import { KeyWrap } from '../../application/keys/key-wrap.ts';
import { recogniseLogOfKey } from '../../application/event-log/log-identity.ts';
import type { MovableStore, MoveTarget } from '../../application/moving/movable-store.ts';
import type { EventLogReader } from '../../application/ports/event-log-reader.ts';
import { beginOnLog, logPort, openReadModels } from '../distributed-engines.ts';
import { distributedPlaceOf } from '../places/projector-place.ts';
import type { Settings } from '../settings/settings.ts';
import { openStorage } from '../storage.ts';
import type { MoveTools } from './move-tools.ts';
import { settleEngines } from './settle-engines.ts';
import { refuseInUse } from './refuse-in-use.ts';

/**
 * How long MongoDB may take to answer, in milliseconds: many documents are written at once, and no request
 * waits for that.
 */
const answerMsMax = 30_000;

/**
 * Opens a distributed store to copy from.
 *
 * @param use Whether processes of the product may run on it meanwhile.
 * @throws MoveRefused, StartRefused, SecretKeyMismatch
 */
export async function openDistributedSource(
  settings: Settings,
  tools: MoveTools,
  use: 'may be in use' | 'is not in use',
): Promise<MovableStore> {
  const { log, database } = await openEngines(settings, tools, (reader) => tools.recognise(reader));
  if (use === 'is not in use') await refuseUse(settings, database, tools);
  return { ...(await besideTheLog(settings, { log, database }, tools)), log: logPort(log) };
}

/**
 * Opens a distributed store to copy into: an empty one, or one that holds the beginning of the same log.
 *
 * @throws MoveRefused, StartRefused, SecretKeyMismatch
 */
export async function openDistributedTarget(
  settings: Settings,
  tools: MoveTools,
): Promise<MoveTarget> {
  const { log, database } = await openEngines(
    settings,
    tools,
    async (reader) => (await recogniseLogOfKey(reader, tools.cryptography)) ?? '',
  );
  await refuseUse(settings, database, tools);
  const intake = new EventStoreDbLogIntake(logPort(log), log.connection);
  const beside = await besideTheLog(settings, { log, database }, tools);
  const settle = (logId: string) => settleEngines(logId, { log, database }, tools);
  return { ...beside, log: logPort(log), intake, settle };
}

async function openEngines(
  settings: Settings,
  { closing }: MoveTools,
  identify: (log: EventLogReader) => Promise<string>,
) {
  const { engines } = distributedPlaceOf(settings);
  const url = engines.eventStoreUrl;
  const log = await beginOnLog(engines, () => EventStoreDbEventLogReader.open({ url }, identify));
  closing.push(() => log.close());
  const database = await openReadModels(engines, { answerMsMax });
  closing.push(() => database.close());
  return { log, database };
}

async function refuseUse(
  { engines }: Settings,
  database: MongoDatabase,
  { clock }: MoveTools,
): Promise<void> {
  const watchMs = engines?.takeoverMs ?? 0;
  const processes = new MongoRunningProcesses(database);
  await refuseInUse({ store: new MongoProjectionStore(database), processes, clock, watchMs });
}

async function besideTheLog(
  settings: Settings,
  { log, database }: { log: EventStoreDbEventLogReader; database: MongoDatabase },
  { cryptography, identifiers }: MoveTools,
): Promise<Omit<MovableStore, 'log'>> {
  return {
    hasGapFreePositions: false,
    keys: new EventStoreDbKeyCarrier(log, {
      identifiers,
      wraps: new KeyWrap(cryptography),
    }),
    accounts: new MongoAccounts(database),
    ...(await openStorage(settings, distributedPlaceOf(settings).engines)),
    policyCheckpoints: new MongoPolicyCheckpoints(database),
    jobRecords: new MongoJobRecords(database),
    mark: new EventStoreDbMoveMark(log),
  };
}
