import type {
  ParkedDocumentView,
  ProjectionView,
  RebuildComparisonView,
} from '../../../contracts/operations/projection-view.ts';
import { positionToken } from '../../event-log/position-token.ts';
import { beginning, type Position } from '../../event-log/stored-event.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import type { BuildComparison, BuildView, ReadStore } from '../../ports/read-store.ts';
import { projectionRoutes } from '../../projections/projection-routes.ts';

type Log = Pick<EventLogReader, 'logId' | 'head' | 'distance' | 'readAll'>;

/** The data with which the lag of projections is measured. */
interface Measure {
  readonly readStore: Pick<ReadStore, 'countParked'>;
  readonly log: Log;
  readonly position: Position;
  readonly now: string;
}

/** The largest number of waiting events that are counted. */
const eventsCountedMax = 1_000;

/** Returns the state of every projection of this release, in the order of the routes. */
export async function getProjections(
  readStore: ReadStore,
  log: Log,
  clock: Pick<Clock, 'now'>,
): Promise<readonly ProjectionView[]> {
  const builds = await readStore.builds();
  const measure = { readStore, log, position: await log.head(), now: clock.now() };
  return await Promise.all(
    projectionRoutes.map(({ projection: { collection } }) =>
      projectionView(collection, buildsOf(collection, builds), measure),
    ),
  );
}

/** Whether every projection has a build that can answer. */
export async function areProjectionsReady(readStore: ReadStore): Promise<boolean> {
  const builds = await readStore.builds();
  return projectionRoutes.every(({ projection: { collection } }) =>
    buildsOf(collection, builds).some(({ isReady }) => isReady),
  );
}

/** Whether this release has a projection of this name. */
export function isProjection(name: string): boolean {
  return routeOf(name) !== undefined;
}

function routeOf(name: string) {
  return projectionRoutes.find(({ projection }) => projection.collection.name === name);
}

/** Returns parked documents of a projection, up to the limit; undefined if there is no projection of this name. */
export async function getParkedDocuments(
  readStore: ReadStore,
  name: string,
  limit: number,
): Promise<readonly ParkedDocumentView[] | undefined> {
  const route = routeOf(name);
  if (route === undefined) {
    return undefined;
  }
  const { shown } = standing(buildsOf(route.projection.collection, await readStore.builds()));
  return shown === undefined ? [] : await readStore.parked(shown, limit);
}

function buildsOf(
  { name, version }: Pick<BuildView, 'name' | 'version'>,
  builds: readonly BuildView[],
): readonly BuildView[] {
  return builds.filter((each) => each.name === name && each.version === version);
}

/**
 * Returns the newest build, and the build to show. The build to show is the one that readers use; if there is none, it
 * is the newest.
 */
function standing(builds: readonly BuildView[]) {
  const byAge = builds.toSorted((a, b) => b.number - a.number);
  const [newest] = byAge;
  return { newest, shown: byAge.find(({ isReady }) => isReady) ?? newest };
}

async function projectionView(
  { name, version }: Pick<BuildView, 'name' | 'version'>,
  builds: readonly BuildView[],
  measure: Measure,
): Promise<ProjectionView> {
  const { newest, shown } = standing(builds);
  const parked = shown === undefined ? 0 : await measure.readStore.countParked(shown);
  const stoppedBy = newest?.stoppedBy;
  const isBuilding = newest?.isReady !== true;
  const position = shown?.position ?? beginning;
  return {
    ...{ name, version, build: shown?.number ?? 0, isServing: shown?.isReady === true },
    state: parked > 0 || stoppedBy !== undefined ? 'degraded' : isBuilding ? 'building' : 'live',
    position: positionToken(shown?.logId ?? measure.log.logId, position),
    lag: measure.log.distance(position, measure.position),
    behind: await behind(position, measure),
    progress: isBuilding ? progressOf(newest?.position ?? beginning, measure) : 1,
    parked,
    ...(stoppedBy === undefined ? {} : { stoppedBy }),
    ...(shown?.comparison === undefined ? {} : { comparison: comparisonView(shown.comparison) }),
  };
}

/** Returns how many events wait, and for how long. */
async function behind(reached: Position, measure: Measure): Promise<ProjectionView['behind']> {
  if (reached >= measure.position) {
    return { events: 0, isMore: false, ms: 0 };
  }
  const { events, caughtUp } = await measure.log.readAll(reached, eventsCountedMax, {
    metadata: 'left-out',
  });
  const sinceMs = Date.parse(events[0]?.occurredAt ?? measure.now);
  return {
    events: events.length,
    isMore: !caughtUp,
    ms: Math.max(0, Date.parse(measure.now) - sinceMs),
  };
}

function comparisonView(comparison: BuildComparison): RebuildComparisonView {
  const { at, documents, changed, added, missing, unsettled, sample } = comparison;
  return { at, documents, changed, added, missing, unsettled, sample };
}

function progressOf(reached: Position, { log, position }: Measure): number {
  const all = log.distance(beginning, position);
  return all === 0 ? 1 : Math.min(1, log.distance(beginning, reached) / all);
}
