import type { ProjectionView } from '../../contracts/operations/projection-view.ts';
import { positionToken } from '../event-log/position-token.ts';
import { beginning, type Position } from '../event-log/stored-event.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { BuildView, ReadStore } from '../ports/read-store.ts';
import { projectionRoutes } from '../projections/projection-routes.ts';

interface Head {
  readonly log: Pick<EventLogReader, 'logId' | 'distance'>;
  readonly position: Position;
}

/** How every projection of this release stands, in the order of the routes. */
export async function getProjections(
  readStore: ReadStore,
  log: Pick<EventLogReader, 'logId' | 'head' | 'distance'>,
): Promise<readonly ProjectionView[]> {
  const builds = await readStore.builds();
  const head = { log, position: await log.head() };
  return projectionRoutes.map(({ projection: { collection } }) =>
    projectionView(
      collection,
      builds.filter(
        ({ name, version }) => name === collection.name && version === collection.version,
      ),
      head,
    ),
  );
}

/** Whether every projection has something to answer from. */
export async function areProjectionsReady(readStore: ReadStore): Promise<boolean> {
  const builds = await readStore.builds();
  return projectionRoutes.every(({ projection: { collection } }) =>
    builds.some(
      ({ name, version, isReady }) =>
        name === collection.name && version === collection.version && isReady,
    ),
  );
}

/** What serves readers, or what is being built while nothing does; and how far building has come. */
function projectionView(
  { name, version }: Pick<BuildView, 'name' | 'version'>,
  builds: readonly BuildView[],
  head: Head,
): ProjectionView {
  const newest = builds.toSorted((a, b) => b.number - a.number)[0];
  const serving = builds.filter(({ isReady }) => isReady).sort((a, b) => b.number - a.number)[0];
  const shown = serving ?? newest;
  const parked = shown?.parked ?? 0;
  const stoppedBy = newest?.stoppedBy;
  const isBuilding = newest?.isReady !== true;
  const position = shown?.position ?? beginning;
  return {
    name,
    version,
    state: parked > 0 || stoppedBy !== undefined ? 'degraded' : isBuilding ? 'building' : 'live',
    position: positionToken(shown?.logId ?? head.log.logId, position),
    lag: head.log.distance(position, head.position),
    progress: isBuilding ? progressOf(newest?.position ?? beginning, head) : 1,
    parked,
    ...(stoppedBy === undefined ? {} : { stoppedBy }),
  };
}

function progressOf(reached: Position, { log, position }: Head): number {
  const all = log.distance(beginning, position);
  return all === 0 ? 1 : Math.min(1, log.distance(beginning, reached) / all);
}
