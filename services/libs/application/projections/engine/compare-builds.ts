import { canonicalJson } from '../../event-log/canonical-json.ts';
import { beginning } from '../../event-log/stored-event.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  type Build,
  type KeptDocument,
  type ProjectionStore,
  storageName,
} from '../../ports/projection-store.ts';
import type { BuildComparison, DocumentDifference } from '../../ports/read-store.ts';

/**
 * How many documents are read at a time. This takes some milliseconds of the thread that also keeps the models up to
 * date.
 */
const documentsPerPage = 500;

/**
 * A document that is still changing is read again at most this many times, each time after a pause in
 * milliseconds.
 */
const roundsMax = 20;
const pauseMs = 250;

/** At most this many differing documents are named. */
const sampleMax = 20;

/** The build that readers use and the build that they used before; both are still kept up to date. */
export interface BuildPair {
  readonly before: Build;
  readonly after: Build;
}

/**
 * Compares two builds of a projection document by document, while both fold events.
 *
 * Equal documents are not read again. If two documents are unequal, one of them may just include an event that the
 * other build has not folded yet. So they are read again until both builds have already passed the documents' last
 * event. Only then do they count as different.
 *
 * @returns Undefined if a build no longer exists or the signal aborted.
 */
export async function compareBuilds(
  { store, clock }: { readonly store: ProjectionStore; readonly clock: Clock },
  pair: BuildPair,
  signal: AbortSignal,
): Promise<BuildComparison | undefined> {
  const count = { changed: 0, added: 0, missing: 0 };
  const documents = { before: 0, after: 0 };
  const sample: DocumentDifference[] = [];
  let open: string[] = [];
  for await (const ids of idsOfEither(store, pair)) {
    const found = await load(store, pair, ids);
    for (const [id, { before, after }] of found) {
      documents.before += Number(before !== undefined);
      documents.after += Number(after !== undefined);
      if (differenceOf(id, before, after) !== undefined) open.push(id);
    }
    // Gives waiting work time to use the thread.
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) return undefined;
  }
  for (let round = 0; open.length > 0 && round < roundsMax; round += 1) {
    if (round > 0) await clock.sleep(pauseMs, signal);
    const moving: string[] = [];
    for (let place = 0; place < open.length; place += documentsPerPage) {
      const reached = await positionOfBoth(store, pair);
      if (signal.aborted || reached === undefined) return undefined;
      const found = await load(store, pair, open.slice(place, place + documentsPerPage));
      for (const [id, { before, after, lastEvent }] of found) {
        const difference = differenceOf(id, before, after);
        if (difference !== undefined && lastEvent > reached) {
          moving.push(id);
        } else if (difference !== undefined) {
          count[difference.kind] += 1;
          if (sample.length < sampleMax) sample.push(difference);
        }
      }
    }
    open = moving;
  }
  return {
    with: pair.before.number,
    at: clock.now(),
    documents,
    ...count,
    unsettled: open.length,
    sample,
  };
}

/** The ids of all documents that at least one of the builds has, page by page, each id once. */
async function* idsOfEither(
  store: ProjectionStore,
  { before, after }: BuildPair,
): AsyncGenerator<readonly string[]> {
  let behind: string | undefined = '';
  while (behind !== undefined) {
    const from: string = behind;
    const pages = await Promise.all(
      [before, after].map((build) => store.ids(build, from, documentsPerPage)),
    );
    // If a page is full, the ids after its end are not known yet.
    const [end] = pages
      .flatMap((page) => (page.length < documentsPerPage ? [] : page.slice(-1)))
      .sort();
    yield [...new Set(pages.flat())].filter((id) => end === undefined || id <= end);
    behind = end;
  }
}

interface Found {
  readonly before: object | undefined;
  readonly after: object | undefined;
  /** The position of the last event that at least one of the two documents includes. */
  readonly lastEvent: string;
}

async function load(
  store: ProjectionStore,
  pair: BuildPair,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Found>> {
  const [before, after] = await Promise.all([
    store.load(pair.before, ids),
    store.load(pair.after, ids),
  ]);
  const positionIn = (kept: KeptDocument | undefined) => kept?.position ?? beginning;
  return new Map(
    ids.map((id) => {
      const [one, other] = [before.get(id), after.get(id)];
      const [first, second] = [positionIn(one), positionIn(other)];
      const lastEvent = first > second ? first : second;
      return [id, { before: one?.document, after: other?.document, lastEvent }];
    }),
  );
}

/** The position that both builds have reached; undefined if one of them no longer exists. */
async function positionOfBoth(
  store: ProjectionStore,
  { before, after }: BuildPair,
): Promise<string | undefined> {
  const builds = await store.builds();
  const positions = [before, after].map((build) => {
    const name = storageName({ ...build.collection, number: build.number });
    return builds.find((each) => storageName(each) === name)?.position;
  });
  const [first, second] = positions;
  return first === undefined || second === undefined || first < second ? first : second;
}

type Fields = Readonly<Record<string, unknown>>;

function differenceOf(
  id: string,
  before: object | undefined,
  after: object | undefined,
): DocumentDifference | undefined {
  if (before === undefined || after === undefined) {
    const kind = before === undefined ? 'added' : 'missing';
    return before === after ? undefined : { id, kind, fields: [] };
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const [one, other] = [before as Fields, after as Fields];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const fields = [...names].filter((name) => textOf(one[name]) !== textOf(other[name]));
  return fields.length === 0 ? undefined : { id, kind: 'changed', fields };
}

function textOf(value: unknown): string {
  return value === undefined ? '' : canonicalJson(value);
}
