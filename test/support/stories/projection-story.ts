import {
  type CataloguedEvent,
  currentSchemaVersion,
} from '../../../services/libs/application/event-log/event-catalogue.ts';
import { decode } from '../../../services/libs/application/event-log/recorded-event.ts';
import type { Position } from '../../../services/libs/application/event-log/stored-event.ts';
import type { KeptDocument } from '../../../services/libs/application/ports/projection-store.ts';
import { FoldBatch } from '../../../services/libs/application/projections/engine/fold-batch.ts';
import type { AnyProjection } from '../../../services/libs/application/projections/engine/projection.ts';
import type { Instant } from '../../../services/libs/domain/calendar/instants.ts';
import type { Sealed } from '../../../services/libs/domain/personal-data/personal-data.ts';
import { frozen } from './decider-story.ts';

/** An event in a stream, with its time. */
export interface Happened {
  readonly stream: string;
  readonly event: CataloguedEvent;
  readonly at: Instant;
}

export interface ProjectionOutcome {
  /** Expects exactly these documents, by id. */
  then(documents: Readonly<Record<string, object>>): void;
}

const noon = '2026-11-20T09:00:00.000Z';

/** An event of a stream, at noon of the tests' day unless another time is given. */
export function on(stream: string, event: CataloguedEvent, at: Instant = noon): Happened {
  return { stream, event, at };
}

/**
 * The documents of a projection after a history: `project(departures, [on(stream, event)]).then({ id: … })`.
 *
 * Every history is delivered in three ways: once; with each event twice in a row; and twice as a whole, as
 * after a crash before the checkpoint was written. The documents must be the same. All inputs of the fold are
 * frozen, so a fold that writes to them fails the test.
 *
 * @param opened Opened personal fields, by their sealed form; fields that are missing here were erased.
 */
export function project(
  projection: AnyProjection,
  history: readonly Happened[],
  opened: Readonly<Record<string, object>> = {},
): ProjectionOutcome {
  const stored = history.map((happened, index) => storedEvent(history, happened, index));
  const deliveries = [stored, stored.flatMap((each) => [each, each]), [...stored, ...stored]];
  const outcomes: Record<string, object>[] = [];
  for (const delivery of deliveries) {
    const kept = new Map<string, KeptDocument>();
    for (const each of delivery) {
      deliver(projection, decode(each), kept, opened);
    }
    outcomes.push(documentsIn(kept));
  }
  return {
    then(documents) {
      for (const outcome of outcomes) {
        expect(outcome).toStrictEqual(documents);
      }
    },
  };
}

function deliver(
  projection: AnyProjection,
  event: ReturnType<typeof decode>,
  kept: Map<string, KeptDocument>,
  opened: Readonly<Record<string, object>>,
): void {
  const batch = new FoldBatch(projection, {
    openPersonal: () => Promise.reject(new Error('The story opens personal fields itself.')),
    mayPark: () => true,
    onParked: ({ failure }) => {
      throw new Error(`${event.type} cannot be folded: ${failure}`);
    },
  });
  frozen(event.data);
  const ids = projection.documentIds(event);
  for (const id of ids) {
    batch.begin(id, frozen(kept.get(id)));
  }
  const blob = projection.unseals?.(event);
  batch.fold(event, ids, blob === undefined ? undefined : opened[blob]);
  for (const { id, next } of batch.writes) {
    kept.set(id, next);
  }
}

/** The documents as a store keeps them: values that JSON does not have are dropped. */
function documentsIn(kept: ReadonlyMap<string, KeptDocument>): Record<string, object> {
  const there = [...kept].filter(([, { document }]) => document !== undefined);
  return Object.fromEntries(
    there.map(([id, { document }]) => [id, JSON.parse(JSON.stringify(document)) as object]),
  );
}

function storedEvent(history: readonly Happened[], { stream, event, at }: Happened, index: number) {
  const earlier = history.slice(0, index).filter((each) => each.stream === stream);
  const metadata = {
    schemaVersion: currentSchemaVersion(event.type),
    occurredAt: at,
    actor: { kind: 'admin', id: 'asha' },
    commandId: `command ${index}`,
    bodyMac: '00',
    correlationId: `command ${index}`,
    causationId: `command ${index}`,
    requestId: `request ${index}`,
    chain: '00',
  };
  return {
    id: `event ${index}`,
    stream,
    revision: earlier.length,
    position: String(index + 1).padStart(6, '0') as Position,
    type: event.type,
    schemaVersion: currentSchemaVersion(event.type),
    occurredAt: at,
    data: JSON.stringify(event.data),
    metadata: JSON.stringify(metadata),
  };
}

/** Personal fields as they are in a stored event. */
export function sealed(text: string): Sealed {
  return `v1.customer.${text}` as Sealed;
}
