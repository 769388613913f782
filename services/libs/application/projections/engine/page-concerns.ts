import { causeInWords } from '../../faults/cause-in-words.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import type { BuildPart } from '../../ports/projection-store.ts';
import { isInPart } from './build-parts.ts';
import { BuildStopped } from './fold-batch.ts';
import type { LogPage, PageEvent } from '../../event-log/log-pages.ts';
import type { AnyProjection } from './projection.ts';

/** An event that a build needs, with the documents that it concerns. */
export interface Concern {
  readonly event: RecordedEvent;
  readonly ids: readonly string[];
}

/** Says which events a build, or a part of it, needs. */
interface Interest {
  readonly projection: AnyProjection;
  readonly types: ReadonlySet<string>;
  readonly part: BuildPart | undefined;
  /** Whether staff acknowledged the event with this id. */
  readonly passesOver: (id: string) => boolean;
}

/**
 * The events of a page that concern documents of the build.
 *
 * @throws BuildStopped
 */
export function concernsOf({ events }: LogPage, interest: Interest): readonly Concern[] {
  const { types, part } = interest;
  const concerns: Concern[] = [];
  for (const pageEvent of events) {
    if (types.has(pageEvent.stored.type)) {
      const concern = concernOf(pageEvent, interest);
      // Skips events that concern only other parts, because unsealing their fields would be unnecessary work.
      if (concern !== undefined && (part === undefined || concern.ids.length > 0)) {
        concerns.push(concern);
      }
    }
  }
  return concerns;
}

/**
 * If an event cannot be read or related to a document, it stops the build, since it is unknown which document to park.
 * Undefined if staff acknowledged the event: then it is skipped.
 */
function concernOf(
  pageEvent: PageEvent,
  { projection, part, passesOver }: Interest,
): Concern | undefined {
  try {
    const event = pageEvent.decoded;
    const ids = projection.documentIds(event);
    return { event, ids: part === undefined ? ids : ids.filter((id) => isInPart(id, part)) };
  } catch (error) {
    if (passesOver(pageEvent.stored.id)) {
      return undefined;
    }
    throw new BuildStopped({ event: pageEvent.stored, failure: causeInWords(error) });
  }
}
