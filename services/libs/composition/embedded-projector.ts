import { randomUUID } from 'node:crypto';
import { SqliteEventLogReader } from '../adapters/embedded/log/sqlite-event-log-reader.ts';
import { SqliteKeyReader } from '../adapters/embedded/keys/sqlite-key-reader.ts';
import { SqliteProjectionStore } from '../adapters/embedded/read-models/sqlite-projection-store.ts';
import { NodeCryptography } from '../adapters/node/node-cryptography.ts';
import { openPersonal } from '../application/event-log/sealing.ts';
import type { Tracing } from '../application/ports/tracing.ts';
import type { RaiseAlarm } from '../application/projections/engine/projection-alarms.ts';
import { projectionRoutes } from '../application/projections/projection-routes.ts';
import { ProjectionRunner } from '../application/projections/engine/projection-runner.ts';
import { businessClock } from './business-clock.ts';
import type { EmbeddedPlace } from './places/projector-place.ts';
import type { RunningProjections } from './running-projections.ts';

/** Starts to follow the log; each directory has only one such follower. */
export async function runEmbeddedProjections(
  place: EmbeddedPlace,
  raise: RaiseAlarm,
  tracing: Tracing,
): Promise<RunningProjections> {
  const log = await SqliteEventLogReader.open(place.logFile);
  const store = new SqliteProjectionStore(place.readModelsFile);
  const cryptography = new NodeCryptography(place.secretKey);
  const vault = new SqliteKeyReader(place.logFile, cryptography);
  const clock = businessClock(place.time);
  const runner = await ProjectionRunner.start({
    routes: projectionRoutes,
    log,
    store,
    clock,
    owner: randomUUID(),
    openPersonal: async (sealed, stream) => {
      const opened = await openPersonal({ vault, cryptography }, sealed, stream);
      return opened === 'erased' ? undefined : opened;
    },
    raise,
    tracing,
  });
  return {
    runner,
    log,
    clock,
    async close() {
      await runner.close();
      vault.close();
      store.close();
      log.close();
    },
  };
}
