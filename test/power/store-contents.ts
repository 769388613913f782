import { join } from 'node:path';
import { openLogForReading } from '../../services/libs/adapters/embedded/log/sqlite-log-file.ts';
import { checkPlace } from '../../services/libs/composition/places/check-place.ts';
import { checkPlaceOf } from '../../services/libs/composition/places/check-place-of.ts';
import { OpenedStore, settingsOn } from '../support/in-memory/opened-store.ts';

/** The ids of the events of a store, in order. */
export type Events = readonly string[];

/** Reads them from the file, whether the product can be started on it or not. */
export function eventsIn(directory: string): Events {
  const log = openLogForReading(join(directory, 'event-log.sqlite'));
  try {
    return log
      .prepare('SELECT id FROM event ORDER BY position')
      .all()
      .map(({ id }) => String(id));
  } finally {
    log.close();
  }
}

/**
 * The ids of the events of a store, after the product was started on it. Checks everything in the store, also that
 * every customer's key opens.
 *
 * @param look Gets the store while it is open.
 */
export async function eventsOf(
  directory: string,
  look: (store: OpenedStore) => Promise<void> = () => Promise.resolve(),
): Promise<Events> {
  const settings = settingsOn(directory);
  const store = await OpenedStore.open(settings);
  try {
    await store.catchUp();
    if (store.alarms.length > 0) throw new Error(JSON.stringify(store.alarms));
    const { verdict } = await checkPlace(checkPlaceOf(settings));
    if (verdict.faults.length > 0) throw new Error(JSON.stringify(verdict.faults));
    await look(store);
  } finally {
    await store.close();
  }
  return eventsIn(directory);
}

/** Undefined if the found events begin with the wanted ones. */
export function whatIsMissingOf(found: Events, wanted: Events): string | undefined {
  return wanted.every((id, index) => found[index] === id)
    ? undefined
    : `${found.length} of ${wanted.length} events are there`;
}

/** Undefined if a store begins with these events. */
export async function whatIsMissing(
  directory: string,
  wanted: Events,
): Promise<string | undefined> {
  return whatIsMissingOf(await eventsOf(directory), wanted);
}
