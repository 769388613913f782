import { type CataloguedEvent, type EventCatalogue, eventCatalogue } from './event-catalogue.ts';
import { ReadableError } from '../faults/readable-error.ts';
import type { EventMetadata, StoredEvent } from './stored-event.ts';

type Recorded<Event> = Event extends CataloguedEvent
  ? Pick<StoredEvent, 'id' | 'stream' | 'revision' | 'position' | 'occurredAt'> & {
      readonly type: Event['type'];
      readonly data: Event['data'];
      readonly metadata: EventMetadata;
    }
  : never;

/**
 * A stored event in its current shape, in the form that folds read. It is a discriminated union, so `switch
 * (event.type)` narrows `event.data`.
 */
export type RecordedEvent<Event extends CataloguedEvent = CataloguedEvent> = Recorded<Event>;

/**
 * The log holds an event that this release cannot read, because a newer release wrote it. The reader waits until its
 * process is replaced. Until then it does not decide and does not fold.
 */
export class UnknownEvent extends ReadableError {
  override readonly name = 'UnknownEvent';
}

/** @throws UnknownEvent if one of these events was written by a newer release. */
export function refuseUnknownEvents(events: Iterable<StoredEvent>): void {
  for (const stored of events) {
    if (!isKnown(stored, upcastersOfAll.get(stored.type))) throw unknown(stored);
  }
}

/** Reads stored events in their current shape. Data and metadata are parsed when they are first used. */
export const decode = decoderFor(eventCatalogue) as (stored: StoredEvent) => RecordedEvent;

/** Like {@link decode}, but with another catalogue. */
export function decoderFor(catalogue: EventCatalogue): (stored: StoredEvent) => LazyEvent {
  const upcastersOf = new Map(Object.entries(catalogue));
  return (stored) => {
    const upcasters = upcastersOf.get(stored.type);
    if (!isKnown(stored, upcasters)) throw unknown(stored);
    return new LazyEvent(stored, upcasters);
  };
}

const upcastersOfAll = new Map(Object.entries(eventCatalogue as EventCatalogue));

function isKnown(
  { schemaVersion }: StoredEvent,
  upcasters: EventCatalogue[string] | undefined,
): upcasters is EventCatalogue[string] {
  return upcasters !== undefined && schemaVersion >= 1 && schemaVersion <= upcasters.length + 1;
}

function unknown({ type, schemaVersion, revision, stream }: StoredEvent): UnknownEvent {
  return new UnknownEvent(
    `${type} version ${schemaVersion}, event ${revision} of ${stream}, is unknown to this release: ` +
      'run the release that wrote it, or a later one.',
  );
}

/** Parses on demand, so that a fold that skips an event does not spend time on its JSON. */
class LazyEvent {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: StoredEvent['position'];
  readonly type: string;
  readonly occurredAt: string;
  private readonly stored: StoredEvent;
  private readonly upcasters: EventCatalogue[string];
  private parsedData: unknown;
  private parsedMetadata: EventMetadata | undefined;

  constructor(stored: StoredEvent, upcasters: EventCatalogue[string]) {
    this.id = stored.id;
    this.stream = stored.stream;
    this.revision = stored.revision;
    this.position = stored.position;
    this.type = stored.type;
    this.occurredAt = stored.occurredAt;
    this.stored = stored;
    this.upcasters = upcasters;
  }

  get data(): unknown {
    if (this.parsedData === undefined) {
      let data: unknown = JSON.parse(this.stored.data);
      for (let from = this.stored.schemaVersion; from <= this.upcasters.length; from += 1) {
        data = this.upcasters[from - 1]?.(data);
      }
      this.parsedData = data;
    }
    return this.parsedData;
  }

  get metadata(): EventMetadata {
    if (this.stored.metadata === '') {
      throw new Error(`${this.type} was read without its metadata: do not leave it out here.`);
    }
    this.parsedMetadata ??= JSON.parse(this.stored.metadata) as EventMetadata;
    return this.parsedMetadata;
  }
}
