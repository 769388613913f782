import {
  type EventCatalogue,
  eventCatalogue,
} from '../../../application/event-log/event-catalogue.ts';
import { LogFileRefused, openLogForReading } from './sqlite-log-file.ts';

/**
 * Refuses a log with events of a later release that this release cannot read. Without those events the read
 * models would be wrong, and commands would be decided on wrong state.
 *
 * @throws LogFileRefused
 */
export function refuseLaterEvents(file: string): void {
  const database = openLogForReading(file);
  try {
    const types = database.prepare('SELECT name, schema_version AS version FROM event_type').all();
    const later = types.find(({ name, version }) => !isKnown(String(name), Number(version)));
    if (later === undefined) return;
    throw new LogFileRefused(
      `${file} holds ${String(later.name)} of version ${String(later.version)}, which a later release ` +
        'wrote: run that release, or a later one.',
    );
  } finally {
    database.close();
  }
}

function isKnown(type: string, version: number): boolean {
  const catalogue: EventCatalogue = eventCatalogue;
  const upcasters = Object.hasOwn(catalogue, type) ? catalogue[type] : undefined;
  return upcasters !== undefined && version <= upcasters.length + 1;
}
